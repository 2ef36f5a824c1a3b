/** In millimetres. */
interface Box {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** Whether a carton can be turned so that it passes a door of this width and height and fits behind it; edges stay parallel. */
export function fitsInto({ width, depth, height }: Box, space: Box): boolean {
  const sides = [width, depth, height].toSorted((one, other) => one - other);
  const room = [space.width, space.depth, space.height].toSorted((one, other) => one - other);
  return sides.every((side, place) => side <= (room[place] ?? 0));
}
