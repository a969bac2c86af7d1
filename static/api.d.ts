/** Types of the engine's interface: requests and scenes. Written by `python3 build.py generate`; do not edit. */

import type { Action, Message, PartialResults, PlayoutTask, Save, Setup, TutorialPlan } from "./types.js";

/** Fields that each request may have; see py/kajuta/api/request_declarations.py. */
export interface Envelope {
  match?: unknown;
  since?: number;
  kept?: number;
  guests?: [number, number][];
  modules?: Record<string, string>;
}

/** A request to the engine. Guests may make only some of them. */
export type EngineRequest = Envelope &
  (
    | { op: "new"; setup: Setup }
    | { op: "load"; save: Save | string; last_position?: string; undone?: unknown; sealed?: unknown }
    | { op: "tutorial"; tutorial: TutorialPlan & { game: string }; step?: number }
    | { op: "open-moment"; moment: string }
    | { op: "check"; save: Save | string }
    | { op: "deal"; setup: Setup }
    | { op: "play"; action?: Action; chosen?: string[]; known?: boolean }
    | { op: "undo"; whole_turn?: boolean }
    | { op: "redo" }
    | { op: "answer-undo"; question: number; yes: boolean }
    | { op: "concede"; seat: number }
    | { op: "change-seat"; seat: number; kind: string }
    | { op: "auto-answer"; seat: number; window: string; answer: string }
    | { op: "leave-seat" }
    | { op: "retake-seat" }
    | { op: "look"; seat: number | null }
    | { op: "mark-sent"; name: string }
    | { op: "advance" }
    | { op: "think"; ms: number; patience?: number; hurry?: boolean; found?: PartialResults[] }
    | { op: "assist"; task: PlayoutTask; seed: number; ms: number }
    | { op: "view" }
    | { op: "refusal"; path: string[] }
    | { op: "ends-turn"; action?: Action; chosen?: string[] }
    | { op: "history" }
    | { op: "past"; step: number; viewpoint?: number | "all" | null }
    | { op: "recap" }
    | { op: "branch"; step: number; seed: number }
    | { op: "moment"; step: number }
    | { op: "hint"; ms: number; patience?: number; found?: PartialResults[] }
    | { op: "cancel-hint" }
    | { op: "review"; ms: number }
    | { op: "cancel-review" }
    | { op: "achievements" }
    | { op: "serve-guest"; seat: number; text: string }
    | { op: "update-guests" }
    | { op: "next-step" }
    | { op: "skip-step" }
    | { op: "puzzle"; game: string; packed: string }
    | { op: "puzzle-hint" }
    | { op: "speculate"; action?: Action; chosen?: string[] }
  );

// The fields of a scene are explained in py/kajuta/core/scene.py.

export type Place = "seat" | "table" | "moment" | "hand" | "actions" | "side";

export type AreaKind = "row" | "fan" | "pile-up" | "grid" | "board" | "track" | "panel";

export type ElementKind = "card" | "pile" | "die" | "token" | "figure" | "slot" | "space" | "number" | "text" | "button";

export type Mark = "protected" | "fresh" | "chosen" | "sealed" | "spent" | "damaged" | "closed" | "empty" | "target" | "warning";

export interface Face {
  icon?: string;
  name?: Message;
  value?: string | number;
  color?: string;
  art?: string;
  text?: Message;
  frame?: string;
  signs?: string[];
  unit?: string;
  foot?: Message;
  word?: Message;
}

export interface SceneElement {
  id: string;
  kind: ElementKind;
  label: Message;
  face?: Face;
  back?: boolean;
  count?: number;
  badge?: Message;
  note?: Message;
  marks?: Mark[];
  seat?: number;
  color?: string;
  key?: string;
  contents?: SceneElement[];
  at?: [number, number];
  size?: [number, number];
  turn?: number;
  scale?: "s" | "m" | "l";
  inert?: boolean;
  primary?: boolean;
  about?: Message;
}

export interface BoardRoute {
  points: [number, number][];
  style?: "route" | "current" | "coast" | "wall" | "path";
  arrow?: boolean;
  color?: string;
}

export interface TrackMarker {
  id?: string;
  value: number;
  seat?: number;
  icon?: string;
  label?: Message;
  key?: string;
}

export interface Area {
  id: string;
  kind: AreaKind;
  title?: Message;
  place?: Place;
  seat?: number;
  score?: number;
  tagline?: Message;
  items: (Area | SceneElement)[];
  folded?: boolean;
  summary?: SceneElement[];
  rows?: number;
  columns?: number;
  extent?: [number, number];
  backdrop?: string;
  routes?: BoardRoute[];
  zoom?: boolean;
  first?: number;
  last?: number;
  markers?: TrackMarker[];
}

export interface Scene {
  status?: Message;
  turn?: number;
  gain?: string;
  areas: Area[];
}
