import { boundsOf, edgesOf, lengthOf, type Segment, turn } from '../geometry/polygon.ts';
import { cornersOf } from '../geometry/rectangle.ts';
import { inwardOf, openingSegment, pointOnWall, socketPoint, wallsOf } from '../geometry/walls.ts';
import type { Obstacle, Opening, Point, Room, Socket } from '../plan.ts';
import type { Arc, Label, Layer, Outline, Shape, Stroke } from './drawing.ts';

/** A plan has inner measures only: walls are drawn this thick outside of the room. */
const wallThickness = 100;
const wallFill = '#3f3b45';
const columnFill = '#8d8894';
const areaFill = '#efece6';

/** A corner of a sharp angle would reach far out. */
const longestMitre = 3 * wallThickness;

export function outline(
  layer: Layer,
  points: readonly Point[],
  style: { readonly fill?: string; readonly stroke?: Stroke; readonly isOpen?: true } = {},
): Outline {
  return {
    kind: 'outline',
    layer,
    points,
    isClosed: !style.isOpen,
    fill: style.fill ?? null,
    stroke: style.stroke ?? 'normal',
  };
}

export function drawObstacle(obstacle: Obstacle, textHeight: number): Shape[] {
  const corners = cornersOf(obstacle);
  const [first, second, third, fourth] = corners;
  if (obstacle.kind === 'column') {
    return [outline('obstacles', corners, { fill: columnFill })];
  }
  const diagonals = [
    [first, third],
    [second, fourth],
  ].map((points) => outline('obstacles', points, { isOpen: true, stroke: 'thin' }));
  return [
    outline('obstacles', corners, { fill: areaFill, stroke: 'dashed' }),
    ...diagonals,
    ...(obstacle.name
      ? [label('labels', obstacle, obstacle.name, fittingHeight(obstacle, obstacle.name, textHeight))]
      : []),
  ];
}

function fittingHeight({ width, depth }: Obstacle, text: string, textHeight: number): number {
  return Math.max(
    textHeight / 2,
    Math.min(textHeight, depth / 2, (0.9 * Math.max(width, depth)) / (0.6 * text.length)),
  );
}

function label(layer: Layer, { x, y }: Point, text: string, height: number): Label {
  return { kind: 'label', layer, at: { x, y }, text, height, angle: 0, isBold: false, isTyped: true };
}

/** The solid parts of all walls, between the openings: its own, and those of a room on the other side. */
export function drawWalls(room: Room, rooms: readonly Room[]): Shape[] {
  const walls = wallsOf(room);
  const openings = rooms.flatMap((other) =>
    other.openings.flatMap((one) => openingSegment(other, one) ?? []),
  );
  return walls.flatMap((wall, index) => {
    const before = walls.at(index - 1);
    const after = walls[(index + 1) % walls.length];
    if (!before || !after || lengthOf(wall) === 0) return [];
    const ends = { from: mitre(before, wall), to: mitre(wall, after) };
    const gaps = openings.flatMap((opening) => gapOf(wall, opening) ?? []);
    return solidParts(lengthOf(wall), gaps).map(({ from, to }) =>
      outline(
        'walls',
        [
          pointOnWall(wall, from),
          pointOnWall(wall, to),
          to === lengthOf(wall) ? ends.to : outside(wall, pointOnWall(wall, to)),
          from === 0 ? ends.from : outside(wall, pointOnWall(wall, from)),
        ],
        { fill: wallFill },
      ),
    );
  });
}

interface Part {
  readonly from: number;
  readonly to: number;
}

/** The part of a wall that an opening takes, by distances from its beginning; null: the opening is in another wall. */
function gapOf(wall: Segment, opening: Segment): Part | null {
  const length = lengthOf(wall);
  const along = (point: Point) =>
    ((point.x - wall.from.x) * (wall.to.x - wall.from.x) +
      (point.y - wall.from.y) * (wall.to.y - wall.from.y)) /
    length;
  const ends = [opening.from, opening.to];
  // A wall between two rooms is drawn with both of them.
  const isNear = ends.every(
    (point) => Math.abs(turn(wall.from, wall.to, point)) / length <= 2 * wallThickness,
  );
  const [from, to] = ends.map(along).toSorted((one, other) => one - other);
  if (!isNear || from === undefined || to === undefined || to <= 0 || from >= length) return null;
  return { from: Math.max(0, from), to: Math.min(length, to) };
}

function solidParts(length: number, gaps: readonly Part[]): Part[] {
  const parts: Part[] = [];
  let begin = 0;
  for (const { from, to } of gaps.toSorted((one, other) => one.from - other.from)) {
    if (from > begin) parts.push({ from: begin, to: from });
    begin = Math.max(begin, to);
  }
  return begin < length ? [...parts, { from: begin, to: length }] : parts;
}

/** A point of the wall's outer face. */
function outside(wall: Segment, { x, y }: Point, distance = wallThickness): Point {
  const inward = inwardOf(wall);
  return { x: x - inward.x * distance, y: y - inward.y * distance };
}

/** Where the outer faces of two neighbours meet. */
function mitre(before: Segment, after: Segment): Point {
  const [one, other] = [inwardOf(before), inwardOf(after)];
  const sum = { x: one.x + other.x, y: one.y + other.y };
  const length = Math.hypot(sum.x, sum.y);
  if (length < 0.01) return outside(after, after.from);
  // The half angle between the walls says how far out their faces meet.
  const distance = Math.min((2 * wallThickness) / length, longestMitre);
  return { x: after.from.x - (sum.x / length) * distance, y: after.from.y - (sum.y / length) * distance };
}

export function drawOpening(room: Room, opening: Opening): Shape[] {
  const wall = wallsOf(room)[opening.wall];
  const part = openingSegment(room, opening);
  if (!wall || !part) return [];
  const outer = { from: outside(wall, part.from), to: outside(wall, part.to) };
  const jambs = [
    outline('openings', [part.from, outer.from], { isOpen: true, stroke: 'thin' }),
    outline('openings', [part.to, outer.to], { isOpen: true, stroke: 'thin' }),
  ];
  if (opening.kind === 'window') {
    const faces = [0, wallThickness / 2, wallThickness].map((distance) =>
      outline('openings', [outside(wall, part.from, distance), outside(wall, part.to, distance)], {
        isOpen: true,
        stroke: 'thin',
      }),
    );
    return [...jambs, ...faces];
  }
  if (opening.swing === 'none') return [...jambs, ...slidingLeaves(wall, part)];
  return [...jambs, ...swingingLeaf(wall, opening.swing === 'in' ? part : outer, opening)];
}

/** Two leaves that overlap in the middle. */
function slidingLeaves(wall: Segment, { from, to }: Segment): Shape[] {
  const leaf = (begin: number, end: number, distance: number): Shape => {
    const at = (share: number) => ({
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    });
    const faces = [distance - 10, distance + 10];
    const [inner, outer] = faces.map((face) => [
      outside(wall, at(begin), face),
      outside(wall, at(end), face),
    ]);
    return outline('openings', [...(inner ?? []), ...(outer ?? []).toReversed()]);
  };
  return [leaf(0, 0.55, 0.35 * wallThickness), leaf(0.45, 1, 0.65 * wallThickness)];
}

function swingingLeaf(wall: Segment, { from, to }: Segment, { hinge, swing, width }: Opening): Shape[] {
  const [hung, free] = hinge === 'start' ? [from, to] : [to, from];
  const inward = inwardOf(wall);
  const side = swing === 'in' ? 1 : -1;
  const open = { x: hung.x + inward.x * width * side, y: hung.y + inward.y * width * side };
  const begin = (Math.atan2(free.y - hung.y, free.x - hung.x) * 180) / Math.PI;
  const arc: Arc = {
    kind: 'arc',
    layer: 'openings',
    centre: hung,
    radius: width,
    from: begin,
    sweep: turn(hung, free, open) > 0 ? 90 : -90,
    stroke: 'thin',
  };
  return [outline('openings', [hung, open], { isOpen: true }), arc];
}

const socketRadius = 70;

/** A half circle on the wall, as electricians draw it. */
export function drawSocket(room: Room, socket: Socket): Shape[] {
  const wall = wallsOf(room)[socket.wall];
  const at = socketPoint(room, socket);
  if (!wall || !at) return [];
  const along = (Math.atan2(wall.to.y - wall.from.y, wall.to.x - wall.from.x) * 180) / Math.PI;
  const inward = inwardOf(wall);
  const top = { x: at.x + inward.x * socketRadius * 2, y: at.y + inward.y * socketRadius * 2 };
  const middle = { x: at.x + inward.x * socketRadius, y: at.y + inward.y * socketRadius };
  return [
    {
      kind: 'arc',
      layer: 'sockets',
      centre: at,
      radius: socketRadius,
      from: along,
      sweep: 180,
      stroke: 'normal',
    },
    outline('sockets', [middle, top], { isOpen: true }),
  ];
}

const shortestDimension = 500;
const tick = 60;

/** The length of each wall: outside of the room, but inside where another room begins there. */
export function drawDimensions(
  room: Room,
  isInOtherRoom: (point: Point) => boolean,
  height: number,
): Shape[] {
  return wallsOf(room).flatMap((wall) => {
    const length = lengthOf(wall);
    if (length < shortestDimension) return [];
    const distance = wallThickness + 3 * height;
    const middle = pointOnWall(wall, length / 2);
    const isFree = !isInOtherRoom(outside(wall, middle, distance));
    const offset = isFree ? distance : -1.5 * height;
    const [from, to] = [outside(wall, wall.from, offset), outside(wall, wall.to, offset)];
    const text = dimensionText(wall, outside(wall, middle, offset + (isFree ? height : 0)), height);
    return isFree ? [...dimensionLine(wall, from, to), text] : [text];
  });
}

function dimensionLine(wall: Segment, from: Point, to: Point): Shape[] {
  const inward = inwardOf(wall);
  const length = lengthOf(wall);
  const along = { x: (wall.to.x - wall.from.x) / length, y: (wall.to.y - wall.from.y) / length };
  const slash = ({ x, y }: Point): Shape => {
    const [dx, dy] = [(along.x - inward.x) * tick, (along.y - inward.y) * tick];
    return outline(
      'dimensions',
      [
        { x: x - dx, y: y - dy },
        { x: x + dx, y: y + dy },
      ],
      { isOpen: true, stroke: 'thin' },
    );
  };
  return [outline('dimensions', [from, to], { isOpen: true, stroke: 'thin' }), slash(from), slash(to)];
}

/** In metres, as drawings of buildings have it. */
function dimensionText(wall: Segment, at: Point, height: number): Label {
  const degrees = (Math.atan2(wall.to.y - wall.from.y, wall.to.x - wall.from.x) * 180) / Math.PI;
  const upright = degrees >= 90 ? degrees - 180 : degrees < -90 ? degrees + 180 : degrees;
  return {
    kind: 'label',
    layer: 'dimensions',
    at,
    text: (lengthOf(wall) / 1000).toFixed(2),
    height: 0.8 * height,
    angle: Math.round(upright),
    isBold: false,
    isTyped: false,
  };
}

/** The middle of the area, which of a bent room may be outside. */
export function centreOf(corners: readonly Point[]): Point {
  let [area, x, y] = [0, 0, 0];
  for (const { from, to } of edgesOf(corners)) {
    const cross = from.x * to.y - to.x * from.y;
    area += cross;
    x += (from.x + to.x) * cross;
    y += (from.y + to.y) * cross;
  }
  const { left, right, top, bottom } = boundsOf(corners);
  return area === 0
    ? { x: (left + right) / 2, y: (top + bottom) / 2 }
    : { x: x / (3 * area), y: y / (3 * area) };
}
