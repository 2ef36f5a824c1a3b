import { cornersOf, toDrawing } from '../geometry/rectangle.ts';
import type { Point, Turned } from '../plan.ts';
import type { Corner, PieceKind, PlannedFacts, PlannedProduct } from '../planned-product.ts';
import { areaColours, fittedAreas, type TopView } from '../top-view/top-view.ts';
import { outline } from './draw-room.ts';
import type { Shape } from './drawing.ts';

const defaultFill = '#f7f4ee';

/** A piece from above, as its model looks; without a model its area, and the lines by which its kind and its front are known. */
export function drawPiece(area: Turned, look: DrawnLook): Shape[] {
  const { kind, swatch, facts, topView } = look;
  const areas = topView && fittedAreas(topView, { width: area.width, depth: area.depth, facts });
  const { shape = cornersOf(area), lines = [] } = symbolOf(area, kind, facts);
  const details = lines.map((points) => outline('pieces', points, { isOpen: true, stroke: 'thin' }));
  if (!areas) return [outline('pieces', shape, { fill: fillOf(swatch) }), ...details];
  const colours = areaColours(areas, swatch);
  return [
    ...areas.map(({ colour, outline: points }) =>
      outline(
        'pieces',
        points.map((point) => toDrawing(area, point)),
        { fill: fillOf(colours.get(colour) ?? null), stroke: 'thin' },
      ),
    ),
    // A top from above says nothing of where one works at it.
    ...(worksAt.has(kind) ? details : []),
  ];
}

const worksAt: ReadonlySet<PieceKind> = new Set(['desk', 'bench', 'reception-desk']);

function fillOf(colour: string | null): string {
  return colour && /^#[0-9a-f]{6}$/i.test(colour) ? lightened(colour) : defaultFill;
}

interface DrawnLook extends Pick<PlannedProduct, 'kind' | 'swatch' | 'facts'> {
  readonly topView?: TopView | null;
}

interface Symbol {
  /** Absent: its rectangle. */
  readonly shape?: readonly Point[];
  readonly lines?: readonly (readonly Point[])[];
}

function symbolOf(
  area: Turned,
  kind: PieceKind,
  { shape, corner }: Pick<PlannedFacts, 'shape' | 'corner'>,
): Symbol {
  const { width, depth } = area;
  /** By shares of width and depth from the corner at the back, left as one sees the piece at angle 0. */
  const at = (x: number, y: number) => toDrawing(area, { x: (x - 0.5) * width, y: (y - 0.5) * depth });
  const line = (...places: readonly (readonly [number, number])[]) => places.map(([x, y]) => at(x, y));
  if (shape === 'round') return { shape: line(...ellipse) };
  if (corner) return { shape: line(...cornerDesk(area, corner)) };
  switch (kind) {
    case 'chair':
      return {
        shape: line(
          [0.2, 0],
          [0.8, 0],
          [0.92, 0.22],
          [1, 0.35],
          [1, 0.8],
          [0.85, 1],
          [0.15, 1],
          [0, 0.8],
          [0, 0.35],
          [0.08, 0.22],
        ),
        lines: [line([0.08, 0.22], [0.92, 0.22])],
      };
    case 'lounge': {
      const arm = Math.min(0.2, 120 / width);
      return {
        lines: [line([arm, 1], [arm, 0.25], [1 - arm, 0.25], [1 - arm, 1]), line([0, 0.25], [arm, 0.25])],
      };
    }
    // Where one works.
    case 'desk':
    case 'bench':
    case 'reception-desk':
      return { lines: [line([0.04, 0.93], [0.96, 0.93])] };
    case 'storage':
    case 'pedestal':
      return { lines: [line([0, 0.88], [1, 0.88]), line([0, 0], [1, 0.88])] };
    case 'pod':
      return { lines: [line([0.08, 0.08], [0.92, 0.08], [0.92, 0.92], [0.08, 0.92], [0.08, 0.08])] };
    case 'floor':
      return { lines: [line([0, 0], [1, 1]), line([1, 0], [0, 1])] };
    case 'table':
    case 'coffee-table':
    case 'partition':
    case 'wall':
    case 'desktop':
      return {};
  }
}

const ellipse = Array.from({ length: 32 }, (_, index): readonly [number, number] => {
  const radians = (2 * Math.PI * index) / 32;
  return [0.5 + Math.cos(radians) / 2, 0.5 + Math.sin(radians) / 2];
});

/** Its top along the back and its return along one side; 'left' is the hand of who looks at its back. */
function cornerDesk(
  { width, depth }: Turned,
  { side, topDepth, returnWidth }: Corner,
): (readonly [number, number])[] {
  const [top, share] = [topDepth / depth, returnWidth / width];
  const corners: (readonly [number, number])[] = [
    [0, 0],
    [1, 0],
    [1, top],
    [share, top],
    [share, 1],
    [0, 1],
  ];
  return side === 'left' ? corners : corners.map(([x, y]) => [1 - x, y] as const).toReversed();
}

/** Half way to white, so that numbers can be read on dark colours. */
function lightened(colour: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `#${parts.map((part) => Math.round((part + 2 * 255) / 3).toString(16)).join('')}`;
}
