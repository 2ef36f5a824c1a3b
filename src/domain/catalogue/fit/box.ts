/** A box with its sides in millimetres, standing on its foot. */
export interface Box {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

export type Vector = readonly [number, number, number];

/** Rows are the axes of the space (width, depth, height), columns those of the box. */
export type Rotation = readonly [Vector, Vector, Vector];

export const sidesOf = ({ width, depth, height }: Box): Vector => [width, depth, height];

/** The room that a turned box takes along each axis of the space. */
export function extentsOf(rotation: Rotation, [a, b, c]: Vector): Vector {
  const extent = ([x, y, z]: Vector) => Math.abs(x) * a + Math.abs(y) * b + Math.abs(z) * c;
  return [extent(rotation[0]), extent(rotation[1]), extent(rotation[2])];
}
