/** Types of what the engine sends and the page keeps. The words of a scene are explained in py/kajuta/core/scene.py. */

import type { Scene, Area, SceneElement } from "./api.js";

export * from "./api.js";

export type MessageArg = number | string | SeatRef | Message;

export interface SeatRef {
  seat: number;
}

export interface Message {
  id: string;
  args?: Record<string, MessageArg>;
  icon?: string;
}

export type Action = (string | number)[];

export interface Move {
  action: Action;
  path: string[];
  hint?: Message;
  confirm?: Message;
}

/** What is to be done next once `path` was clicked. */
export interface Prompt {
  path: string[];
  message: Message;
}

export interface LogLine {
  n: number;
  step: number;
  message: Message;
  tone?: string;
}

export interface Seat {
  name: string;
  kind: string;
  conceded?: boolean;
}

/** A line of the final reckoning; `of` is the most it could have been, where that is known. */
export interface FinalScoreLine {
  label: Message;
  points: number;
  of?: number | null;
  /** It gives no points: it decides where they are equal. */
  tie?: boolean;
}

export interface Outcome {
  places: number[];
  scores: number[];
  lines: FinalScoreLine[][];
  reason: Message;
}

/** What is seen to move, see py/kajuta/core/motion.py. */
export interface Motion {
  verb: "fly" | "flip" | "roll" | "shake" | "glow" | "ripple";
  /** Where it happens or ends: an element, an area, "seat:2", or "" for the whole table. */
  to: string;
  from?: string;
  along?: string[];
  /** The key of the thing. */
  what?: string;
  /** A symbol that flies where no thing does. */
  icon?: string;
}

/** What one event of a step moves. */
export interface MotionGroup {
  tone: string;
  motions: Motion[];
}

export interface View {
  game: string;
  step: number;
  viewer: number | null;
  /** What happened since the viewer's last decision: the things that changed, and the first line of the log. */
  news: { things: string[]; line: number };
  /** What the last step moved, event by event. */
  motions: MotionGroup[];
  peeking: boolean;
  scene: Scene;
  to_act: number | null;
  next: {
    kind: "person" | "curtain" | "forced" | "standing" | "bot" | "guest" | "elsewhere" | "over" | "past";
    seat: number | null;
  };
  moves: Move[];
  prompts: Prompt[];
  window: { kind: string; concerns: boolean | null } | null;
  log: LogLine[];
  undo: null | "free" | "practice";
  redo: boolean;
  practice: boolean;
  /** Whether the coach may be asked now. */
  hint: boolean;
  /** Whether it was handed on as a link, with all hands. */
  trust?: boolean;
  /** The seats of guests that a bot has played for. */
  stood_in?: number[];
  /** Somebody asks to take back; `mine`: this screen is to answer. */
  question?: { seat: number; mine: boolean };
  /** Somebody (`by`, null: whoever is at the host's screen) would rather not have it taken back. */
  declined?: { seat: number; by: number | null };
  cooperative: boolean;
  seats: Seat[];
  standing: { seat: number; window: string; answer: string }[];
  outcome: Outcome | null;
  /** Where a first voyage stands, if this is one. */
  voyage?: TutorialState;
}

/** A first voyage as py/kajuta/tutorial/tutorial.py takes it. */
export interface TutorialPlan {
  id: string;
  seats: number;
  seed: number;
  options?: Record<string, string | string[]>;
  steps: { id: string }[];
}

/** Where a first voyage stands. */
export interface TutorialState {
  id: string;
  /** The step that is told, counted from 0, of how many, and its id. */
  number: number;
  of: number;
  step: string;
  /** What is pointed at: elements or areas. */
  points: string[];
  /** Whether the step waits for an action; otherwise one goes on. */
  waits: boolean;
  /** Whether something is played first. */
  runs: boolean;
  over: boolean;
  /** Click paths of what the rules allow beside what is waited for. */
  elsewhere: string[][];
}

/** The table as it was: a view in which nothing can be done. */
export interface PastView extends View {
  turn: number;
  /** Whether a game can go on from here. */
  branch: boolean;
  /** Whether the game is over, so that all eyes may look back. */
  over: boolean;
}

/** Where a turn begins on the way: after how many steps, and the seat that decides first in it. */
export interface TurnStart {
  step: number;
  turn: number;
  seat: number | null;
}

export interface Setup {
  game: string;
  seats: { name: string; kind: string }[];
  options: Record<string, string | string[]>;
  seed: number;
  /** Whether all who play have agreed that the coach may be asked. */
  hints?: boolean;
}

export interface Save extends Setup {
  /** The name that it goes by since it was handed on as a link. */
  sent?: string;
  kajuta: number;
  entries: unknown[];
  digest: string;
  practice: boolean;
}

/** What the coach would do, the elements to click for it, and what it says of it. */
export interface Advice {
  action: Action;
  path: string[];
  said: Message[];
}

/** How a finished game went; chances from 0 to 1, everything else in hundredths. */
export interface Review {
  together: boolean;
  points: { step: number; seat: number; chances: number[] }[];
  moments: { step: number; seat: number; change: number; luck: number; choice: number }[];
  decisions: {
    step: number;
    seat: number;
    cost: number;
    low: number;
    high: number;
    taken: Message[];
    best: Message[];
    why: Message | null;
  }[];
}

export interface Achievement {
  seat: number;
  name: string;
  feat: Message;
}

/** Why something cannot be done: a clause, and what of this position it is about. */
export interface Refusal {
  scope: string;
  clause: string;
  reason?: Message;
}

/** What a bot that thinks would have others look at. */
export interface PlayoutTask {
  actions: unknown[][];
  turns: number;
}

/** What playouts of a task's actions came to. */
export interface PartialResults {
  actions: unknown[][];
  deals: number;
  totals: number[];
  peaks: number[];
}

export interface EngineAnswer {
  ok: boolean;
  view?: View;
  /** The first line of the log that the view brings, where it is another than was asked for. */
  since?: number;
  /** The save, or what is to be put after the first `from` entries of the one before. */
  save?: Save & { from?: number };
  thinking?: boolean;
  /** How far a bot or the coach is with thinking, from 0 to 1. */
  thought?: number;
  task?: PlayoutTask;
  sums?: PartialResults;
  advice?: Advice;
  /** Looking back: how long the way is, where its turns begin, the table as it was. */
  steps?: number;
  turns?: TurnStart[];
  past?: PastView;
  /** What was decided since whoever looks decided last, with the things on the table that each step changed. */
  since_then?: { step: number; seat: number | null; things: string[] }[];
  /** Of a branch: the turn that it begins at. */
  turn?: number;
  review?: Review;
  /** What is worth telling of a finished game, by seat. */
  feats?: Achievement[];
  refusal?: Refusal;
  /** What a guest's text is answered. */
  reply?: { n: number | null; ok: boolean; error?: Message; refusal?: Refusal; refused?: string };
  error?: Message;
  /** What a bot that failed raised. */
  detail?: string;
  notice?: Message;
}

/** What a host tells a guest: the table as it is now, its log from line `since` on. */
export interface ViewUpdate {
  view: View;
  since: number;
}

/** Whoever holds the position of a game: the engine in this page's worker, or a host elsewhere. */
export interface Authority {
  call(request: Record<string, unknown>, options?: { limit?: number }): Promise<any>;
  restart(): Promise<unknown>;
  /** Sends "update" with a `ViewUpdate` when something has happened that nobody here asked for. */
  events: EventTarget;
  /** Whether it is elsewhere: it keeps the game and drives it. */
  remote?: boolean;
  /** Another game takes the place of this one at this screen. */
  abandon?(): void;
}

export interface OptionNeeds {
  players: number[];
  options: Record<string, string[]>;
}

export interface GameOption {
  id: string;
  values: string[];
  default: string;
  per_seat: boolean;
  distinct: boolean;
  needs: OptionNeeds;
  value_needs: Record<string, OptionNeeds>;
}

export interface GameInfo {
  id: string;
  players: number[];
  options: GameOption[];
  cooperative: boolean;
  minutes: [number, number];
  icon: string;
  figures: Record<string, Record<string, Message | string | number>>;
  /** The ids of its first voyages. */
  voyages?: string[];
  /** What is explained when the log tells it for the first time: by the id of its message, the name of `rare-<name>`. */
  rare?: Record<string, string>;
  /** Whether it has a handbook. */
  handbook?: boolean;
}

/** What explains a game beside its clauses; tools/handbook.py says what each part is. */
export interface Handbook {
  /** Clauses by the message of a thing's label or by what its id begins with. */
  things: Record<string, string>;
  /** Clauses by messages of the log and the coach. */
  told: Record<string, string>;
  /** Symbols by clause, each with a colour role after it where it has no colours of its own. */
  shows: Record<string, string[]>;
  /** Clauses that a clause names. */
  see: Record<string, string[]>;
  /** Examples by clause. */
  examples: Record<string, string[]>;
  page: { id: string; lines: { id: string; shows?: string[]; clause?: string }[] }[];
  texts: string;
}

/** A prepared position: parts of its table, how many sit there, what it is about. */
export interface RuleExample {
  seats: number;
  areas: Area[];
  points: string[];
}

export interface Clause {
  id: string;
  title: string;
  section: string;
  marks: string[];
  text: string;
}

/** One line in the list of saved games. */
export interface SaveEntry {
  /** Whether it went on from the middle of another game. */
  branch?: boolean;
  id: string;
  name: string;
  game: string;
  seats: { name: string; kind: string }[];
  begun: number;
  played: number;
  steps: number;
  over: boolean;
  practice: boolean;
  /** How long it was played, in milliseconds. */
  spent?: number;
}

/** A piece of a formatted message: text, a seat's name, an icon of the sprite, or a named thing in a sentence. */
export type MessagePart = string | { seat: number; name: string } | { icon: string };

export interface PageRoute {
  page: string;
  args: string[];
  query: URLSearchParams;
}

/** What all screens share. */
export interface Shell {
  /** The texts of the page in the language that is set. */
  texts: import("./ui/texts.js").Texts;
  /** How far the engine is. */
  runtime: { status: string; part: number; phase: string; offline: boolean };
  /** Draw everything anew before the next frame. */
  redraw(): void;
}

export interface Screen {
  /** Title of the page. */
  title: string;
  /** Prefix of the window's title, where somebody is called to move. */
  titlePrefix?: string;
  draw(): unknown;
  /** Load the texts anew; called when the language has changed. */
  onLanguageChange?(): Promise<void>;
  /** Called before a drawing; the function that it returns is called after it. */
  beforeDraw?(): () => void;
  /** Buttons for the bar at the top. */
  toolbar?(): unknown;
  onKey?(event: KeyboardEvent): void;
  onLeave?(): void;
}
