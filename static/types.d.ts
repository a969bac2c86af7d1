/** Shared types: the engine's answers, stored data, and interfaces between the page's modules. */

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
  /** Whether the message is used inside another sentence, so that it begins with a small letter. */
  continues?: boolean;
}

export type Action = (string | number)[];

export interface Move {
  action: Action;
  path: string[];
  hint?: Message;
  confirm?: Message;
}

/** Limits of a set that is chosen in any order and confirmed as a whole: `least` to `most` elements of each group. */
export interface Pick {
  groups: { ids: string[]; least: number; most: number }[];
  /** Id of the element that confirms the set. */
  confirm: string;
}

/** Instruction for the next click, shown once the elements of `path` have been clicked. */
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

/** A line of the final scoring. `of`: maximum number of points, if known. */
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
  /** Tie-breakers that decided, or notes that a place is shared. */
  ties: Message[];
}

/** An animation that a game asks for; see py/kajuta/core/motion.py. */
export interface Motion {
  verb: "fly" | "flip" | "roll" | "shake" | "glow" | "ripple";
  /** Target of the animation: id of an element or an area, a seat ("seat:2"), or "" for the whole table. */
  to: string;
  from?: string;
  along?: string[];
  /** Key of the element that moves: the identity of a physical piece; see py/kajuta/core/scene.py. */
  what?: string;
  /** Symbol that flies if no element does. */
  icon?: string;
}

/** Motions that belong to one event of a step; see `Motion`. */
export interface MotionGroup {
  tone: string;
  motions: Motion[];
}

export interface View {
  game: string;
  step: number;
  viewer: number | null;
  /** News since the viewer's last decision: ids of changed elements, and number of the first new log line. */
  news: { things: string[]; line: number };
  /** Number of steps that were played at once, 1 by default; `motions` holds the motions of all of them. */
  steps?: number;
  /** Motions of the last step, grouped by event. */
  motions: MotionGroup[];
  peeking: boolean;
  scene: Scene;
  to_act: number | null;
  /** Status line for all viewers but the seat to act; for everybody once the game is over. */
  whose_turn: Message;
  next: {
    kind: "person" | "curtain" | "forced" | "standing" | "bot" | "guest" | "elsewhere" | "over" | "past";
    seat: number | null;
  };
  /** The set to be chosen now. Its elements appear in no move of `moves`. */
  pick?: Pick | null;
  moves: Move[];
  prompts: Prompt[];
  window: { kind: string; concerns: boolean | null } | null;
  log: LogLine[];
  /** Kind of undo that is offered. "free" and "practice" happen at once, "consent" once all other people agree. */
  undo: null | "free" | "practice" | "consent";
  /** Undo of the whole turn, offered once it holds more than one decision. */
  undo_turn: null | "free" | "practice";
  redo: boolean;
  practice: boolean;
  /** Whether the coach may be asked now. */
  hint: boolean;
  /** Whether the players send each other the game as links, which contain all hidden cards. */
  trust?: boolean;
  /** Guests' seats for which a bot has played. */
  stood_in?: number[];
  /** Simultaneous choice of several seats: those that have yet to choose, and whether the viewer has chosen. */
  sealed?: { waiting: number[]; chosen: boolean };
  /** A seat's request to undo. `asked`: the seats that have to answer on this screen. */
  question?: { number: number; seat: number; asked: number[] };
  /** A declined request to undo. `by`: the seat that refused or has left; null for the host's screen. */
  declined?: { seat: number; by: number | null; why: "no" | "absent" | "moved-on" };
  cooperative: boolean;
  seats: Seat[];
  standing: { seat: number; window: string; answer: string }[];
  outcome: Outcome | null;
  /** State of the tutorial; only in tutorials. */
  tutorial?: TutorialState;
  /** State of the puzzle; only in puzzles. */
  puzzle?: PuzzleState;
}

/** State of a puzzle; see py/kajuta/puzzles/puzzle_table.py. */
export interface PuzzleState {
  id: string;
  difficulty: 1 | 2 | 3;
  /** Seat of the person who solves the puzzle. */
  seat: number;
  turn: number;
  /** What the solver would know from earlier turns. */
  remembered: Message | null;
  /** Ids and values of the game's options that differ from the defaults. */
  options: [string, string][];
  /** Chance to win with the best move, in per cent. */
  best_chance: number;
  /** Number of hints given so far. */
  hints: number;
  /** Number of hints in all. */
  of_hints: number;
  theme: Message | null;
  /** The area of the table that the second hint points at. */
  region: { id: string; title: Message | null; place: string; seat: number | null } | null;
  /** Evaluation of the decision; null until it is made. */
  answer: PuzzleAnswer | null;
}

/**
 * Evaluation of the decision in a puzzle: all candidate moves, the best first, each with its click path and its chance
 * to win in thousandths, the reasons why the best one is better, and what usually follows it, with percentages.
 */
export interface PuzzleAnswer {
  solved: boolean;
  /** Whether the game is cooperative, so that the chances are those of all players together. */
  together: boolean;
  candidates: {
    path: string[];
    names: Message[][];
    chance: number;
    best: boolean;
    taken: boolean;
    reasons: Message[];
    /**
     * `either`: whether the line comes as well after the candidate that this one is compared with. `later`: whether it
     * usually comes after the current turn; such lines are the last ones.
     */
    follow_ups: { line: Message; share: number; either: boolean; later: boolean }[];
  }[];
}

/** Script of a tutorial, in the format of py/kajuta/tutorial/tutorial.py. */
export interface TutorialPlan {
  id: string;
  seats: number;
  seed: number;
  options?: Record<string, string | string[]>;
  steps: { id: string }[];
}

/** Progress of a tutorial. */
export interface TutorialState {
  id: string;
  /** Number of the current step, counted from 0. */
  number: number;
  /** Number of steps. */
  of: number;
  /** Id of the current step. */
  step: string;
  /** Ids of the highlighted elements and areas. */
  points: string[];
  /** Ids of what else the text of the step speaks of, most important first. */
  mentions: string[];
  /** Whether the step ends with an action of the game rather than with a click on "next". */
  waits: boolean;
  /** Whether scripted moves are being played before the step. */
  runs: boolean;
  over: boolean;
  /** Click paths of legal actions that do not complete the step. */
  elsewhere: string[][];
}

/** View of an earlier position, without moves. */
export interface PastView extends View {
  turn: number;
  /** Whether a new game can branch off here. */
  branch: boolean;
  /** Whether the game is over, so that the position may be seen from every seat. */
  over: boolean;
}

/** Start of a turn in the history. `step`: number of steps before it; `seat`: the seat that decides first. */
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
  /** Edition of the rules that a save was played by; the first edition if missing. */
  edition?: number;
  /** Whether all players have agreed to hints. */
  hints?: boolean;
  /**
   * Set in a game of the day. `day`: its date; `release`: release of rules and bots with which it was begun;
   * `practice`: it does not count.
   */
  daily?: { day: string; release: string; practice?: boolean };
}

export interface Save extends Setup {
  /** Name of a game whose players send it to each other as links. */
  sent?: string;
  kajuta: number;
  entries: unknown[];
  digest: string;
  practice: boolean;
}

/** A position of a game in the form in which it is shared. Only the engine reads its content. */
export type Moment = { "kajuta-moment": number } & Record<string, unknown>;

/** The coach's advice: an action, its click path, and the reasons for it. */
export interface Advice {
  action: Action;
  /** Sentence about what to do. */
  title: Message | null;
  path: string[];
  /** Ids of the whole set that the coach would choose, beginning with the action's element. */
  chosen?: string[];
  said: Message[];
}

/** Review of a finished game. `chances` run from 0 to 1; changes and costs are in hundredths. */
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
    taken: Message | null;
    best: Message | null;
    why: Message | null;
  }[];
}

export interface Achievement {
  seat: number;
  name: string;
  feat: Message;
}

/** Explanation of an illegal action: the clause of the rules that forbids it, and a reason in this position. */
export interface Refusal {
  scope: string;
  clause: string;
  reason?: Message;
}

/** Playouts that a helper worker is asked to make. */
export interface PlayoutTask {
  actions: unknown[][];
  turns: number;
}

/** Results of a helper worker's playouts; one item of each list per action. */
export interface PartialResults {
  actions: unknown[][];
  deals: number;
  totals: number[];
  peaks: number[];
}

export interface EngineAnswer {
  ok: boolean;
  view?: View;
  /** Number of the first log line in the view, if it differs from the requested one. */
  since?: number;
  /** The save. With `from`, it holds only the entries that follow the first `from` entries of the previous save. */
  save?: Save & { from?: number };
  /** Packed position at the end of the save. It is stored in this browser only, never shared. */
  last_position?: string;
  /** Undone actions that can be redone. They are stored in this browser only, never shared. */
  undone?: unknown;
  /** Choices of an unfinished sealed round. They are stored in this browser only, never shared. */
  sealed?: unknown;
  /** Whether the game goes on from the save's last position because its entries no longer lead there. */
  resumed?: boolean;
  thinking?: boolean;
  /** Progress of a bot's or the coach's search, from 0 to 1. */
  thought?: number;
  task?: PlayoutTask;
  sums?: PartialResults;
  advice?: Advice;
  /** Number of steps in the history. */
  steps?: number;
  turns?: TurnStart[];
  /**
   * Range of steps that cannot be replayed because an earlier release played them: the last step known before them, and
   * the first one known after them.
   */
  unknown?: [number, number] | null;
  past?: PastView;
  /** The requested position in shareable form. */
  moment?: Moment;
  /** Recap: steps since the viewer's last decision. `things`: ids of the elements that a step changed. */
  since_then?: { step: number; seat: number | null; things: string[] }[];
  /** Turn at which a branched-off game begins. */
  turn?: number;
  review?: Review;
  /** Achievements of a finished game. */
  feats?: Achievement[];
  refusal?: Refusal;
  /** Whether the move of the request is certain to end the turn. */
  ends_turn?: boolean;
  /** Reply that is passed on to the guest who made the request. */
  reply?: { n: number | null; ok: boolean; error?: Message; refusal?: Refusal; refused?: string };
  error?: Message;
  /** Text of the exception with which a bot failed. */
  detail?: string;
  notice?: Message;
}

/** Update that a host sends to a guest. `since`: number of the first log line in the view. */
export interface ViewUpdate {
  view: View;
  since: number;
}

/** Object that answers requests about a game: the engine in this page's worker, or the host on another device. */
export interface Authority {
  call(request: EngineRequest, options?: { limit?: number }): Promise<any>;
  restart(): Promise<unknown>;
  /** Target of "update" events, which carry a `ViewUpdate` after changes that this page did not request. */
  events: EventTarget;
  /** Whether the game runs on another device, which stores it and plays its bots. */
  remote?: boolean;
  /** Leave the game because this screen opens another one. */
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
  /** Ids of the game's tutorials. */
  tutorials?: string[];
  /** First-time tips: the id of a log message maps to the `<name>` of the text `rare-<name>` that it triggers. */
  rare?: Record<string, string>;
  /** Whether the game has a handbook. */
  handbook?: boolean;
}

/** Data of a game's handbook that link its rules to the table; see tools/game_handbooks.py. */
export interface Handbook {
  /** Clause that explains an element, by the element's label message or a prefix of its id. */
  things: Record<string, string>;
  /** Clause that explains a message of the log or of the coach, by message id. */
  told: Record<string, string>;
  /** Symbols shown beside a clause, by clause. A symbol without colours of its own is followed by a colour role. */
  shows: Record<string, string[]>;
  /** Ids of related clauses, by clause. */
  see: Record<string, string[]>;
  /** Ids of examples, by clause. */
  examples: Record<string, string[]>;
  page: { id: string; lines: { id: string; shows?: string[]; clause?: string }[] }[];
  texts: string;
}

/** An example in the rules: some areas of a prepared position. `points`: ids of the highlighted elements. */
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
  /** Whether the game branched off another one. */
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
  /** Playing time in milliseconds. */
  spent?: number;
  /**
   * Whether the game counts for estimates of playing strength: dealt and played in this browser only, and the bots
   * always had the thinking time of their rank.
   */
  rated?: boolean;
  /** Fingerprint of the link from which the game was imported. */
  link?: string;
}

/** Part of a formatted message: text, a seat's name, or an icon of the sprite. */
export type MessagePart = string | { seat: number; name: string } | { icon: string };

export interface PageRoute {
  page: string;
  args: string[];
  query: URLSearchParams;
}

/** State and functions shared by all screens. */
export interface Shell {
  /** The page's texts in the current language. */
  texts: import("./ui/texts.js").Texts;
  /** State of the engine's start. `part`: progress from 0 to 1; `offline`: whether offline play is possible. */
  runtime: { status: string; part: number; phase: string; offline: boolean };
  /** Redraw the page before the next frame. */
  redraw(): void;
}

export interface Screen {
  /** Title of the screen, shown in the top bar and in the window's title. */
  title: string;
  /** Prefix of the window's title, set while a person is to move. */
  titlePrefix?: string;
  draw(): unknown;
  /** Load the screen's texts again; called after a change of the language. */
  onLanguageChange?(): Promise<void>;
  /** Called before the screen is drawn; the function that it returns is called afterwards. */
  beforeDraw?(): () => void;
  /** Buttons for the top bar. */
  toolbar?(): unknown;
  onKey?(event: KeyboardEvent): void;
  onLeave?(): void;
}
