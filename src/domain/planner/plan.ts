/**
 * The plan of an office: rooms, what belongs to the building, and the pieces that stand in it. All lengths are whole millimetres,
 * as the dimensions of products are. The drawing has x to the right and y downwards, in both languages: a room is never mirrored.
 */
export interface Plan {
  readonly name: string;
  readonly rooms: readonly Room[];
  /** On the drawing of all rooms, so that a piece can be dragged from one into another. */
  readonly pieces: readonly Piece[];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Room {
  readonly id: string;
  readonly name: string;
  /** Corners, clockwise as one sees the drawing. Wall n goes from corner n to the next one, the last to the first. */
  readonly outline: readonly Point[];
  readonly ceiling: number;
  readonly openings: readonly Opening[];
  readonly obstacles: readonly Obstacle[];
  readonly sockets: readonly Socket[];
}

/** A door or window in a wall. */
export interface Opening {
  readonly id: string;
  readonly kind: 'door' | 'window';
  /** The number of its wall. */
  readonly wall: number;
  /** From the corner at which the wall begins to the nearer end of the opening. */
  readonly at: number;
  readonly width: number;
  /** Of a door: how it opens. A window has 'none', as a sliding door does. */
  readonly swing: 'in' | 'out' | 'none';
  /** The end of the opening, seen along the wall, at which the leaf hangs. */
  readonly hinge: 'start' | 'end';
}

/** Nothing may stand on it: a column, or an area that is to stay free or taken, such as a kitchenette. */
export interface Obstacle extends Turned {
  readonly id: string;
  readonly kind: 'column' | 'area';
  readonly name: string;
}

export interface Socket {
  readonly id: string;
  readonly wall: number;
  /** From the corner at which the wall begins. */
  readonly at: number;
}

/** A rectangle by its middle, turned clockwise by whole degrees, 0 to 359. */
export interface Turned {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
  readonly angle: number;
}

/**
 * A product at a place. At angle 0 its back is towards the top of the drawing and its front towards the bottom: who sits on a
 * chair looks down the drawing, who works at a desk sits below it and looks up.
 */
export interface Piece {
  readonly id: string;
  /** The id of the product; what the shop knows of it is a `PlannedProduct`. */
  readonly product: string;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  /** Pieces with the same group are moved together; null: by itself. */
  readonly group: string | null;
}

export const planLimits = {
  rooms: 30,
  corners: 60,
  openings: 40,
  obstacles: 60,
  sockets: 100,
  pieces: 1_500,
  name: 80,
  shortestWall: 300,
  /** Any coordinate of the drawing: an office of 200 m. */
  longestSide: 200_000,
  lowestCeiling: 2_000,
  highestCeiling: 12_000,
} as const;
