/** Types of what the engine sends, of what is stored, and of what the page's modules share. */

import type { EngineRequest, Scene, Area, SceneElement } from "./api.js";

export * from "./api.js";

export type MessageArg = number | string | SeatRef | Message;

export interface SeatRef {
  seat: number;
}

export interface Message {
  id: string;
  args?: Record<string, MessageArg>;
  icon?: string;
  /** It goes on inside another sentence, so it begins with a small letter. */
  continues?: boolean;
}

export type Action = (string | number)[];

export interface Move {
  action: Action;
  path: string[];
  hint?: Message;
  confirm?: Message;
}

/** A set of elements to be chosen in any order, from `least` to `most` of each group, and confirmed as a whole. */
export interface Pick {
  groups: { ids: string[]; least: number; most: number }[];
  /** The element that confirms the set. */
  confirm: string;
}

/** Instruction for the next click once `path` was clicked. */
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

/** A line of the final scoring; `of` is its maximum, where that is known. */
export interface FinalScoreLine {
  label: Message;
  points: number;
  of?: number | null;
}

export interface Outcome {
  places: number[];
  scores: number[];
  lines: FinalScoreLine[][];
  reason: Message;
  /** What decided between equal points, or that a place is shared. */
  ties: Message[];
}

/** An animation that a game names, see py/kajuta/core/motion.py. */
export interface Motion {
  verb: "fly" | "flip" | "roll" | "shake" | "glow" | "ripple";
  /** Where it happens or ends: an element, an area, "seat:2", or "" for the whole table. */
  to: string;
  from?: string;
  along?: string[];
  /** Key of the element that moves. */
  what?: string;
  /** Symbol that flies where no element does. */
  icon?: string;
}

/** The motions of one event of a step. */
export interface MotionGroup {
  tone: string;
  motions: Motion[];
}

export interface View {
  game: string;
  step: number;
  viewer: number | null;
  /** News since the viewer's last decision: elements that changed, and the first new line of the log. */
  news: { things: string[]; line: number };
  /** Number of steps that were played last at once, one where it is missing; `motions` are those of all of them. */
  steps?: number;
  /** The motions of the last step, event by event. */
  motions: MotionGroup[];
  peeking: boolean;
  scene: Scene;
  to_act: number | null;
  /** The status for everybody but the seat to act, and when the game is over. */
  whose_turn: Message;
  next: {
    kind: "person" | "curtain" | "forced" | "standing" | "bot" | "guest" | "elsewhere" | "over" | "past";
    seat: number | null;
  };
  /** The set to be chosen now; its elements are in no move. */
  pick?: Pick | null;
  moves: Move[];
  prompts: Prompt[];
  window: { kind: string; concerns: boolean | null } | null;
  log: LogLine[];
  /** Undo that is offered: at once, "consent" once all other people agree. */
  undo: null | "free" | "practice" | "consent";
  /** Undo of all that was decided in the turn, where it is more than one decision. */
  undo_turn: null | "free" | "practice";
  redo: boolean;
  practice: boolean;
  /** Whether the coach may be asked now. */
  hint: boolean;
  /** Whether the game is played by links, which contain all hands. */
  trust?: boolean;
  /** The seats of guests that a bot has played for. */
  stood_in?: number[];
  /** Several seats choose at the same time: those still to choose, and whether the viewer has. */
  sealed?: { waiting: number[]; chosen: boolean };
  /** A seat asks to undo; `asked`: the seats that have to answer at this screen. */
  question?: { number: number; seat: number; asked: number[] };
  /** An undo came to nothing. `by`: the seat that said no or has left, null for the host's screen. */
  declined?: { seat: number; by: number | null; why: "no" | "absent" | "moved-on" };
  cooperative: boolean;
  seats: Seat[];
  standing: { seat: number; window: string; answer: string }[];
  outcome: Outcome | null;
  /** State of the tutorial, if this is one. */
  tutorial?: TutorialState;
  /** State of the puzzle, if this is one. */
  puzzle?: PuzzleState;
}

/** State of a puzzle, see py/kajuta/puzzles/puzzle_table.py. */
export interface PuzzleState {
  id: string;
  difficulty: 1 | 2 | 3;
  /** The solver's seat, the turn, and how the game stands for the solver. */
  seat: number;
  turn: number;
  standing: "ahead" | "even" | "behind";
  /** Number of hints that were given, and of those there are. */
  hints: number;
  of_hints: number;
  theme: Message | null;
  /** The area of the table that the second hint points at. */
  region: { id: string; title: Message | null; place: string; seat: number | null } | null;
  /** What the decision was worth; null before it. */
  answer: PuzzleAnswer | null;
}

/**
 * What the decision of a puzzle was worth: all candidates, the best first, each with the elements that are clicked for it
 * and its chance in thousandths.
 */
export interface PuzzleAnswer {
  solved: boolean;
  /** Whether all win together, so that the chances are the crew's. */
  together: boolean;
  candidates: { path: string[]; labels: Message[]; chance: number; best: boolean; taken: boolean }[];
  why: Message;
}

/** A tutorial as py/kajuta/tutorial/tutorial.py takes it. */
export interface TutorialPlan {
  id: string;
  seats: number;
  seed: number;
  options?: Record<string, string | string[]>;
  steps: { id: string }[];
}

/** State of a tutorial. */
export interface TutorialState {
  id: string;
  /** Number of the step, counted from 0, number of all steps, and id of the step. */
  number: number;
  of: number;
  step: string;
  /** Elements and areas that are highlighted. */
  points: string[];
  /** Whether the step waits for an action of the game; otherwise for a click on "next". */
  waits: boolean;
  /** Whether prepared moves are being played before it. */
  runs: boolean;
  over: boolean;
  /** Click paths of legal actions that the step does not wait for. */
  elsewhere: string[][];
}

/** An earlier position: a view without moves. */
export interface PastView extends View {
  turn: number;
  /** Whether a branch can begin here. */
  branch: boolean;
  /** Whether the game is over, so that every viewpoint is allowed. */
  over: boolean;
}

/** Start of a turn in the history: number of steps before it, and the seat that decides first. */
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
  /** Edition of the rules, of a save; none is the first one. */
  edition?: number;
  /** Whether all players have agreed to hints. */
  hints?: boolean;
  /** The game of which day it is; `release`: of rules and bots that it was begun with; `practice`: it does not count. */
  daily?: { day: string; release: string; practice?: boolean };
}

export interface Save extends Setup {
  /** Name of a game played by links. */
  sent?: string;
  kajuta: number;
  entries: unknown[];
  digest: string;
  practice: boolean;
}

/** A step of a game as it is sent to others; only the engine reads what is in it. */
export type Moment = { "kajuta-moment": number } & Record<string, unknown>;

/** The coach's action, the elements to click for it, and its reasons. */
export interface Advice {
  action: Action;
  path: string[];
  /** The elements to be chosen together, of which the action is the first. */
  chosen?: string[];
  said: Message[];
}

/** Review of a finished game; chances from 0 to 1, everything else in hundredths. */
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

/** Reason why an action is illegal: a clause, and what it refers to in the position. */
export interface Refusal {
  scope: string;
  clause: string;
  reason?: Message;
}

/** Playouts for a helper worker. */
export interface PlayoutTask {
  actions: unknown[][];
  turns: number;
}

/** Results of a helper's playouts, by action. */
export interface PartialResults {
  actions: unknown[][];
  deals: number;
  totals: number[];
  peaks: number[];
}

export interface EngineAnswer {
  ok: boolean;
  view?: View;
  /** First log line in the view, where it is another than requested. */
  since?: number;
  /** The save, or the entries that follow the first `from` entries of the previous save. */
  save?: Save & { from?: number };
  /** The position of the save, packed, for this browser's record alone. */
  last_position?: string;
  /** What can be done again, for this browser's record alone. */
  undone?: unknown;
  /** Choices of a sealed round that is not over, for this browser's record alone. */
  sealed?: unknown;
  /** Whether a save that does not lead to its last position any more goes on from that. */
  resumed?: boolean;
  thinking?: boolean;
  /** Progress of a bot's or the coach's search, from 0 to 1. */
  thought?: number;
  task?: PlayoutTask;
  sums?: PartialResults;
  advice?: Advice;
  /** History: number of steps, starts of turns, an earlier position. */
  steps?: number;
  turns?: TurnStart[];
  /** The last known step before those of an earlier version, and the first one after them. */
  unknown?: [number, number] | null;
  past?: PastView;
  /** A step as it is sent to others. */
  moment?: Moment;
  /** Recap: steps since the viewer's last decision, with the elements that each changed. */
  since_then?: { step: number; seat: number | null; things: string[] }[];
  /** Turn at which a branch begins. */
  turn?: number;
  review?: Review;
  /** Achievements of a finished game. */
  feats?: Achievement[];
  refusal?: Refusal;
  /** Whether a move surely ends the turn. */
  ends_turn?: boolean;
  /** Reply to a guest's request. */
  reply?: { n: number | null; ok: boolean; error?: Message; refusal?: Refusal; refused?: string };
  error?: Message;
  /** Exception of a bot that failed. */
  detail?: string;
  notice?: Message;
}

/** Update from a host to a guest: the view with the log from line `since` on. */
export interface ViewUpdate {
  view: View;
  since: number;
}

/** Holder of a game's position: the engine in this page's worker, or a host on another device. */
export interface Authority {
  call(request: EngineRequest, options?: { limit?: number }): Promise<any>;
  restart(): Promise<unknown>;
  /** Dispatches "update" with a `ViewUpdate` after changes that this page has not requested. */
  events: EventTarget;
  /** Whether it is on another device, which stores and drives the game. */
  remote?: boolean;
  /** Leave the game, because this screen opens another. */
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
  /** Ids of its tutorials. */
  tutorials?: string[];
  /** First-time tips: names of `rare-<name>` texts by the id of the log message that triggers them. */
  rare?: Record<string, string>;
  /** Whether it has a handbook. */
  handbook?: boolean;
}

/** Handbook of a game beside its clauses, see tools/game_handbooks.py. */
export interface Handbook {
  /** Clauses by label message of an element, or by prefix of its id. */
  things: Record<string, string>;
  /** Clauses by message of the log or the coach. */
  told: Record<string, string>;
  /** Symbols by clause, followed by a colour role where the symbol has no colours. */
  shows: Record<string, string[]>;
  /** Clauses that a clause refers to. */
  see: Record<string, string[]>;
  /** Examples by clause. */
  examples: Record<string, string[]>;
  page: { id: string; lines: { id: string; shows?: string[]; clause?: string }[] }[];
  texts: string;
}

/** An example in the rules: areas of a prepared position, number of seats, highlighted elements. */
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

/** Entry in the list of saved games. */
export interface SaveEntry {
  /** Whether it branched off another game. */
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
  /** Time played in milliseconds. */
  spent?: number;
  /** Whether it was dealt and played here only, by bots that always thought as long as their rank does. */
  rated?: boolean;
  /** Fingerprint of the link that the game came by. */
  link?: string;
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
  /** Progress of the engine's start. */
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
