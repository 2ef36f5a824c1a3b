import type { Point } from '../plan.ts';

/** Layers of a drawing; a DXF has them by these names. */
export const layers = [
  'obstacles',
  'walls',
  'openings',
  'sockets',
  'pieces',
  'dimensions',
  'labels',
] as const;
export type Layer = (typeof layers)[number];

export type Stroke = 'bold' | 'normal' | 'thin' | 'dashed';

/** Lengths are millimetres of the building, x to the right and y downwards. */
export type Shape = Outline | Arc | Label;

export interface Outline {
  readonly kind: 'outline';
  readonly layer: Layer;
  readonly points: readonly Point[];
  /** Whether the last point is joined with the first. */
  readonly isClosed: boolean;
  /** A colour; null: only its line. */
  readonly fill: string | null;
  readonly stroke: Stroke;
}

/** Part of a circle: from an angle on, in degrees clockwise as one sees the drawing, from the direction of x. */
export interface Arc {
  readonly kind: 'arc';
  readonly layer: Layer;
  readonly centre: Point;
  readonly radius: number;
  readonly from: number;
  /** Negative: against the clock. */
  readonly sweep: number;
  readonly stroke: Stroke;
}

export interface Label {
  readonly kind: 'label';
  readonly layer: Layer;
  /** Its middle. */
  readonly at: Point;
  readonly text: string;
  /** Of a capital letter. */
  readonly height: number;
  /** Clockwise in degrees; -90 to 90, so that no text stands on its head. */
  readonly angle: number;
  readonly isBold: boolean;
  /** Names are typed by people, in either language; numbers are the same in both. */
  readonly isTyped: boolean;
}

export interface Drawing {
  /** In the order in which they are drawn. */
  readonly shapes: readonly Shape[];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The end of an arc, or its beginning at share 0. */
export function pointOfArc({ centre, radius, from, sweep }: Arc, share: number): Point {
  const radians = ((from + share * sweep) * Math.PI) / 180;
  return { x: centre.x + radius * Math.cos(radians), y: centre.y + radius * Math.sin(radians) };
}
