import type { Bounds } from '#domain/planner/geometry/polygon.ts';
import type { Point } from '#domain/planner/plan.ts';

/** Which part of the drawing the screen shows. */
export interface ViewFrame {
  /** What is at the left and at the top, in millimetres of the drawing. */
  readonly left: number;
  readonly top: number;
  /** Pixels of a millimetre. */
  readonly scale: number;
}

export interface ViewSize {
  readonly width: number;
  readonly height: number;
}

/** From the whole of a large office to a few centimetres. */
const smallestScale = 0.003;
const largestScale = 1.2;

export function toPlan({ left, top, scale }: ViewFrame, { x, y }: Point): Point {
  return { x: left + x / scale, y: top + y / scale };
}

export function toScreen({ left, top, scale }: ViewFrame, { x, y }: Point): Point {
  return { x: (x - left) * scale, y: (y - top) * scale };
}

export function panBy(view: ViewFrame, dx: number, dy: number): ViewFrame {
  return { ...view, left: view.left - dx / view.scale, top: view.top - dy / view.scale };
}

/** What is at the given point of the screen stays there. */
export function zoomAt(view: ViewFrame, factor: number, at: Point): ViewFrame {
  const scale = Math.min(largestScale, Math.max(smallestScale, view.scale * factor));
  const fixed = toPlan(view, at);
  return { left: fixed.x - at.x / scale, top: fixed.y - at.y / scale, scale };
}

/** Free pixels around what is shown, for dimensions and handles; less on a phone. */
function marginOf({ width, height }: ViewSize): number {
  return Math.min(64, Math.round(Math.min(width, height) * 0.1));
}

/** So that all of it is in the middle, as large as the screen allows. */
export function fitView(bounds: Bounds, size: ViewSize): ViewFrame {
  const margin = marginOf(size);
  const [width, height] = [Math.max(1, bounds.right - bounds.left), Math.max(1, bounds.bottom - bounds.top)];
  const fitting = Math.min((size.width - 2 * margin) / width, (size.height - 2 * margin) / height);
  const scale = Math.min(largestScale, Math.max(smallestScale, fitting));
  return {
    left: (bounds.left + bounds.right) / 2 - size.width / 2 / scale,
    top: (bounds.top + bounds.bottom) / 2 - size.height / 2 / scale,
    scale,
  };
}

export function middleOf(view: ViewFrame, { width, height }: ViewSize): Point {
  const { x, y } = toPlan(view, { x: width / 2, y: height / 2 });
  return { x: Math.round(x), y: Math.round(y) };
}

/** Lines of the grid are at least so many pixels apart. */
const closestLines = 8;

/** The distance between lines of the grid, in millimetres: 10 cm, 50 cm, 1 m, 5 m. */
export function gridStep({ scale }: Pick<ViewFrame, 'scale'>): number {
  return [100, 500, 1_000, 5_000].find((step) => step * scale >= closestLines) ?? 10_000;
}
