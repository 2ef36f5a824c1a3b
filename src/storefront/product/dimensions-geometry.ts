import type { Product } from '#domain/catalogue/products/product.ts';

export type Point = readonly [x: number, y: number];

export interface Measure {
  readonly edge: 'width' | 'depth' | 'height';
  /** The line that runs beside the edge, and the two that lead to it from the ends of the edge. */
  readonly line: readonly [Point, Point];
  readonly leaders: readonly [readonly [Point, Point], readonly [Point, Point]];
  /** The middle of the label, which is `labelSize` large. */
  readonly label: Point;
}

export interface DimensionsGeometry {
  readonly viewBox: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  /** The faces that are seen, as closed lines. */
  readonly faces: Readonly<Record<'front' | 'side' | 'top', readonly Point[]>>;
  /** The edges at the back that are not seen. */
  readonly hidden: readonly (readonly [Point, Point])[];
  readonly measures: readonly Measure[];
  /** Of known size, upright on the floor at the left of the box. */
  readonly reference: Reference;
}

/** A person, or beside small things a sheet of paper. */
export type Reference =
  | { readonly kind: 'person'; readonly feet: Point; readonly height: number }
  | { readonly kind: 'sheet'; readonly outline: readonly Point[] };

/** In units of the drawing, which are pixels at full size. */
export const labelSize = { width: 84, height: 38 } as const;
const largest = { width: 300, height: 230 };
const lineDistance = 18;
const leaderGap = 4;
const leaderOvershoot = 5;
const labelGap = 5;
const margin = 2;
/** Between the reference and the box: the line of the width begins there. */
const referenceGap = 24;

/** In millimetres. A person's width is that of the drawing, hands included; a sheet is A4. */
export const person = { width: 520, height: 1700 } as const;
const sheet = { width: 210, height: 297 } as const;
/** Beside a person, what is smaller than this is too small to be seen well. */
const smallestBesidePerson = 700;

/** Isometric projection: all three directions have the same scale. */
const cos30 = Math.sqrt(3) / 2;
const sin30 = 1 / 2;

/**
 * Isometric box of a product's outer dimensions with a measure along one edge of each direction, and something of known
 * size beside it. Each label is outside on its own side, so that labels never overlap however thin the box is.
 */
export function dimensionsGeometry(size: NonNullable<Product['dimensions']>): DimensionsGeometry {
  const kind = Math.max(size.width, size.depth, size.height) < smallestBesidePerson ? 'sheet' : 'person';
  const beside =
    kind === 'person' ? person : { width: sheet.width * cos30, height: sheet.height + sheet.width * sin30 };
  const scale = Math.min(
    (largest.width - referenceGap) / ((size.width + size.depth) * cos30 + beside.width),
    largest.height / ((size.width + size.depth) * sin30 + size.height),
    largest.height / (size.width * sin30 + beside.height),
  );
  const [width, depth, height] = [size.width * scale, size.depth * scale, size.height * scale];

  /** The nearest corner at the bottom is at 0, 0; width goes back to the left, depth back to the right. */
  const at = (alongWidth: number, alongDepth: number, up: number): Point => [
    (alongDepth - alongWidth) * cos30,
    -(alongWidth + alongDepth) * sin30 - up,
  ];
  const near = at(0, 0, 0);
  const left = at(width, 0, 0);
  const right = at(0, depth, 0);
  const far = at(width, depth, 0);
  const nearTop = at(0, 0, height);
  const leftTop = at(width, 0, height);
  const rightTop = at(0, depth, height);
  const farTop = at(width, depth, height);

  const measures = [
    measure('width', left, near, [-sin30, cos30]),
    measure('depth', near, right, [sin30, cos30]),
    measure('height', right, rightTop, [1, 0]),
  ];
  const reference = referenceBeside(kind, left, scale);
  const points = [
    ...[leftTop, farTop, near, left, right],
    ...cornersOfReference(reference),
    ...measures.flatMap(({ leaders }) => leaders.flat()),
    ...measures.flatMap(cornersOfLabel),
  ];
  return {
    viewBox: boxAround(points),
    faces: {
      front: [left, near, nearTop, leftTop],
      side: [near, right, rightTop, nearTop],
      top: [leftTop, nearTop, rightTop, farTop],
    },
    hidden: [
      [left, far],
      [far, right],
      [far, farTop],
    ],
    measures,
    reference,
  };
}

/** Stands where the floor is as near as at the left corner of the box; a sheet is parallel to the front. */
function referenceBeside(kind: Reference['kind'], [left, floor]: Point, scale: number): Reference {
  const right = left - referenceGap;
  if (kind === 'person') {
    return { kind, feet: [right - (person.width * scale) / 2, floor], height: person.height * scale };
  }
  const [across, up, high] = [sheet.width * cos30 * scale, sheet.width * sin30 * scale, sheet.height * scale];
  return {
    kind,
    outline: [
      [right, floor],
      [right, floor - high],
      [right - across, floor - up - high],
      [right - across, floor - up],
    ],
  };
}

/** Of the rectangle around it. */
export function cornersOfReference(reference: Reference): readonly Point[] {
  if (reference.kind === 'sheet') return reference.outline;
  const { feet, height } = reference;
  const half = (height * person.width) / person.height / 2;
  return [
    [feet[0] - half, feet[1]],
    [feet[0] + half, feet[1] - height],
  ];
}

function measure(edge: Measure['edge'], from: Point, to: Point, outward: Point): Measure {
  const line = [moved(from, outward, lineDistance), moved(to, outward, lineDistance)] as const;
  const leader = (corner: Point) =>
    [moved(corner, outward, leaderGap), moved(corner, outward, lineDistance + leaderOvershoot)] as const;
  const middle = [(line[0][0] + line[1][0]) / 2, (line[0][1] + line[1][1]) / 2] as const;
  return { edge, line, leaders: [leader(from), leader(to)], label: labelBeside(middle, outward) };
}

/** Centre of a label outside of a point, and below it unless the outward direction is horizontal. */
function labelBeside([x, y]: Point, [outX, outY]: Point): Point {
  const across = labelGap + labelSize.width / 2;
  const down = outY === 0 ? 0 : labelGap + labelSize.height / 2;
  return [x + Math.sign(outX) * across, y + down];
}

function moved([x, y]: Point, [alongX, alongY]: Point, distance: number): Point {
  return [x + alongX * distance, y + alongY * distance];
}

function cornersOfLabel({ label: [x, y] }: Measure): Point[] {
  const [across, down] = [labelSize.width / 2, labelSize.height / 2];
  return [
    [x - across, y - down],
    [x + across, y + down],
  ];
}

function boxAround(points: readonly Point[]): DimensionsGeometry['viewBox'] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}
