import { areaOf, boundsOf, isInside } from '../geometry/polygon.ts';
import { cornersOf, toDrawing } from '../geometry/rectangle.ts';
import type { Piece, Plan, Point, Room, Turned } from '../plan.ts';
import type { PieceKind, PlannedProduct } from '../planned-product.ts';
import type { TopView } from '../top-view/top-view.ts';
import { drawPiece } from './draw-piece.ts';
import { drawDimensions, drawObstacle, drawOpening, drawSocket, drawWalls } from './draw-room.ts';
import { type Drawing, type Label, pointOfArc, type Shape } from './drawing.ts';
import { labelPlace } from './label-place.ts';

export interface DrawnProduct extends Pick<PlannedProduct, 'kind' | 'width' | 'depth' | 'swatch' | 'facts'> {
  /** Absent or null: it is drawn by the symbol of its kind. */
  readonly topView?: TopView | null;
}

interface DrawingOptions {
  /** Height of capital letters, in millimetres of the building. */
  readonly textHeight: number;
  /** An area in square metres as the reader's language writes it. */
  readonly formatArea: (squareMetres: number) => string;
  /** The number of a product in the list beside the drawing; absent: pieces have none. */
  readonly numberOf?: (product: string) => number | undefined;
}

interface DrawnPiece {
  readonly piece: Piece;
  readonly kind: PieceKind;
  readonly product: DrawnProduct;
  readonly area: Turned;
}

/** What stands on others is drawn after them. */
const levels: Readonly<Partial<Record<PieceKind, number>>> = { chair: 1, pedestal: -1, desktop: 2, wall: 2 };

/** A plan as shapes, from which come the drawings for screens, paper and CAD. */
export function drawPlan(
  plan: Plan,
  products: ReadonlyMap<string, DrawnProduct>,
  { textHeight, formatArea, numberOf }: DrawingOptions,
): Drawing {
  const pieces = plan.pieces
    .flatMap((piece) => drawnPiece(piece, products.get(piece.product)))
    .toSorted((one, other) => (levels[one.kind] ?? 0) - (levels[other.kind] ?? 0));
  const inOtherRoom = (own: Room) => (point: Point) =>
    plan.rooms.some((room) => room !== own && isInside(room.outline, point));
  const shapes = [
    ...plan.rooms.flatMap(({ obstacles }) => obstacles.flatMap((one) => drawObstacle(one, textHeight))),
    ...plan.rooms.flatMap((room) => drawWalls(room, plan.rooms)),
    ...plan.rooms.flatMap((room) => room.openings.flatMap((opening) => drawOpening(room, opening))),
    ...plan.rooms.flatMap((room) => room.sockets.flatMap((socket) => drawSocket(room, socket))),
    ...pieces.flatMap(({ area, product }) => drawPiece(area, product)),
    ...plan.rooms.flatMap((room) => drawDimensions(room, inOtherRoom(room), textHeight)),
    ...pieces.flatMap((drawn) => numberLabel(drawn, numberOf?.(drawn.piece.product), textHeight)),
    ...plan.rooms.flatMap((room) => roomLabels(room, pieces, { textHeight, formatArea })),
  ];
  return { shapes, ...frameOf(shapes) };
}

function drawnPiece(piece: Piece, product: DrawnProduct | undefined): DrawnPiece[] {
  if (!product) return [];
  const { width, depth, kind } = product;
  return [{ piece, kind, product, area: { x: piece.x, y: piece.y, width, depth, angle: piece.angle } }];
}

/** Width of a letter, as a share of the height of a capital one. */
const letterWidth = 0.85;

/** Smaller where the piece is; none where it could not be read. */
function numberLabel(
  { area, kind, product }: DrawnPiece,
  number: number | undefined,
  textHeight: number,
): Label[] {
  if (number === undefined) return [];
  const text = String(number);
  const side = Math.min(area.width, area.depth);
  const height = Math.min(
    0.8 * textHeight,
    0.6 * side,
    (0.9 * Math.max(area.width, area.depth)) / text.length,
  );
  // Thin pieces, such as partitions and boards, have their number in front of them.
  const isThin = height < 0.5 * textHeight;
  if (isThin && kind === 'desktop') return [];
  const { corner } = product.facts;
  // The middle of a corner desk is not on it.
  const forward = isThin
    ? area.depth / 2 + 0.5 * textHeight
    : corner
      ? (corner.topDepth - area.depth) / 2
      : 0;
  return [
    {
      kind: 'label',
      layer: 'labels',
      at: toDrawing(area, { x: 0, y: forward }),
      text,
      height: isThin ? 0.6 * textHeight : height,
      angle: 0,
      isBold: false,
      isTyped: false,
    },
  ];
}

/** Name and area, where no piece stands if there is such a place, and as near to the middle as can be. */
function roomLabels(
  room: Room,
  pieces: readonly DrawnPiece[],
  { textHeight, formatArea }: Pick<DrawingOptions, 'textHeight' | 'formatArea'>,
): Label[] {
  const area = formatArea(areaOf(room.outline));
  const height = 1.25 * textHeight;
  const width = Math.max(room.name.length * letterWidth * height, area.length * letterWidth * textHeight);
  const depth = room.name ? 3.2 * height : 1.6 * height;
  const areas = pieces.map((drawn) => drawn.area);
  const { x, y } = labelPlace(room.outline, areas, { width, depth });
  const label = { kind: 'label', layer: 'labels', angle: 0 } as const;
  const areaLabel = { ...label, text: area, height: textHeight, isBold: false, isTyped: false };
  if (!room.name) return [{ ...areaLabel, at: { x, y } }];
  return [
    { ...label, at: { x, y: y - 0.8 * height }, text: room.name, height, isBold: true, isTyped: true },
    { ...areaLabel, at: { x, y: y + 0.8 * height } },
  ];
}

const margin = 200;

/** What all shapes need, with a margin; an empty plan has an empty square. */
function frameOf(shapes: readonly Shape[]): Omit<Drawing, 'shapes'> {
  const points = shapes.flatMap(extremesOf);
  if (points.length === 0) return { left: 0, top: 0, width: 1000, height: 1000 };
  const { left, top, right, bottom } = boundsOf(points);
  return {
    left: left - margin,
    top: top - margin,
    width: right - left + 2 * margin,
    height: bottom - top + 2 * margin,
  };
}

function extremesOf(shape: Shape): readonly Point[] {
  switch (shape.kind) {
    case 'outline':
      return shape.points;
    case 'arc':
      return [0, 0.25, 0.5, 0.75, 1].map((share) => pointOfArc(shape, share));
    case 'label':
      return cornersOf({
        ...shape.at,
        width: shape.text.length * letterWidth * shape.height,
        depth: 1.5 * shape.height,
        angle: (shape.angle + 360) % 360,
      });
  }
}
