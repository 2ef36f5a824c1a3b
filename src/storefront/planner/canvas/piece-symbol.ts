import { toDrawing } from '#domain/planner/geometry/rectangle.ts';
import type { PlannedProduct } from '#domain/planner/planned-product.ts';
import { type SeatPlace, seatPlaces } from '#domain/planner/seat-places.ts';

/** Which colour a part of a symbol has. */
export type SymbolTone = 'body' | 'soft' | 'dark' | 'glass' | 'leaf' | 'none';

/** A path in millimetres from the middle of the unturned piece, with its front below. */
export interface SymbolPart {
  readonly d: string;
  readonly tone: SymbolTone;
  /** Only its line is drawn faintly. */
  readonly isDetail?: true;
}

export type DrawnProduct = Pick<
  PlannedProduct,
  'kind' | 'subcategory' | 'width' | 'depth' | 'height' | 'seats' | 'facts'
>;

/** A product from above, as plans of architects show it: by what one knows its kind and its front. */
export function pieceSymbol(product: DrawnProduct): readonly SymbolPart[] {
  return symbols[product.kind](product);
}

/** Where one works at a product: what its look from above does not tell. */
export function workplaceMarks(product: DrawnProduct): readonly SymbolPart[] {
  if (product.kind === 'reception-desk') return workplacesBehind(product);
  return product.kind === 'desk' || product.kind === 'bench' ? workplaces(product) : [];
}

const symbols: Readonly<Record<PlannedProduct['kind'], (product: DrawnProduct) => readonly SymbolPart[]>> = {
  desk: workSymbol,
  bench: workSymbol,
  'reception-desk': receptionSymbol,
  table: tableSymbol,
  'coffee-table': tableSymbol,
  chair: chairSymbol,
  lounge: loungeSymbol,
  storage: storageSymbol,
  pedestal: storageSymbol,
  pod: podSymbol,
  partition: ({ width, depth }) => [body(width, depth, Math.min(width, depth) / 2)],
  wall: ({ width, depth }) => [
    body(width, depth, 5),
    { d: line([-width / 2, depth / 2], [width / 2, depth / 2]), tone: 'dark' },
  ],
  desktop: desktopSymbol,
  floor: floorSymbol,
};

type Place = readonly [x: number, y: number];

const at = ([x, y]: Place) => `${Math.round(x)} ${Math.round(y)}`;

function line(...[first = [0, 0], ...rest]: readonly Place[]): string {
  return `M${at(first)}${rest.map((place) => `L${at(place)}`).join('')}`;
}

function closed(...places: readonly Place[]): string {
  return `${line(...places)}Z`;
}

/** By its left top corner. */
function box(x: number, y: number, width: number, depth: number, round = 0): string {
  const r = Math.max(0, Math.min(round, width / 2, depth / 2));
  if (r < 1) return closed([x, y], [x + width, y], [x + width, y + depth], [x, y + depth]);
  const arc = (place: Place) => `A${Math.round(r)} ${Math.round(r)} 0 0 1 ${at(place)}`;
  const [right, bottom] = [x + width, y + depth];
  return [
    `M${at([x + r, y])}L${at([right - r, y])}${arc([right, y + r])}`,
    `L${at([right, bottom - r])}${arc([right - r, bottom])}`,
    `L${at([x + r, bottom])}${arc([x, bottom - r])}`,
    `L${at([x, y + r])}${arc([x + r, y])}Z`,
  ].join('');
}

function disc(x: number, y: number, radius: number): string {
  const r = Math.round(radius);
  return `M${at([x - r, y])}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

function body(width: number, depth: number, round: number): SymbolPart {
  return { d: box(-width / 2, -depth / 2, width, depth, round), tone: 'body' };
}

const detail = (d: string): SymbolPart => ({ d, tone: 'none', isDetail: true });

/** A point given from a seat: to its right and ahead, as who sits there sees it. */
function ahead({ x, y, angle }: SeatPlace, right: number, forward: number): Place {
  // A chair at 0 looks down the drawing: its right hand is on the left.
  const point = toDrawing({ x, y, angle }, { x: -right, y: forward });
  return [point.x, point.y];
}

function beforeSeat(seat: SeatPlace, width: number, from: number, to: number): string {
  const half = width / 2;
  return closed(
    ahead(seat, -half, from),
    ahead(seat, half, from),
    ahead(seat, half, to),
    ahead(seat, -half, to),
  );
}

/** A screen and a keyboard where one works, as far as the depth allows. */
function workplace(seat: SeatPlace, reach: number): SymbolPart[] {
  const edge = seat.toEdge;
  const screen = edge + Math.min(560, reach - 120);
  const parts: SymbolPart[] = [{ d: beforeSeat(seat, 540, screen, screen + 45), tone: 'dark' }];
  if (reach >= 450) parts.push(detail(beforeSeat(seat, 400, edge + 150, edge + 280)));
  return parts;
}

function workplaces(product: DrawnProduct): SymbolPart[] {
  const { corner } = product.facts;
  const places = seatPlaces(product);
  const reach = corner ? corner.topDepth : isFacing(places) ? product.depth / 2 : product.depth;
  return places.flatMap((place) => workplace(place, reach));
}

const isFacing = (places: readonly SeatPlace[]) => places.some(({ angle }) => angle === 0);

function workSymbol(product: DrawnProduct): SymbolPart[] {
  const { width, depth, facts } = product;
  const { corner } = facts;
  const places = seatPlaces(product);
  const parts: SymbolPart[] = [corner ? cornerBody(product) : body(width, depth, 25)];
  if (isFacing(places)) parts.push(detail(line([-width / 2, 0], [width / 2, 0])));
  const columns = [...new Set(places.map(({ x }) => Math.round(x)))].toSorted((one, other) => one - other);
  const dividers = columns.slice(1).map((x, index) => (x + (columns[index] ?? x)) / 2);
  parts.push(...dividers.map((x) => detail(line([x, -depth / 2], [x, depth / 2]))));
  return [...parts, ...workplaces(product)];
}

/** A top along the back and a return along one side. */
function cornerBody({ width, depth, facts: { corner } }: DrawnProduct): SymbolPart {
  const [w, d] = [width / 2, depth / 2];
  const top = -d + (corner?.topDepth ?? depth);
  const back = corner?.returnWidth ?? width;
  const d1 =
    corner?.side === 'left'
      ? closed([-w, -d], [w, -d], [w, top], [-w + back, top], [-w + back, d], [-w, d])
      : closed([-w, -d], [w, -d], [w, d], [w - back, d], [w - back, top], [-w, top]);
  return { d: d1, tone: 'body' };
}

/** The depth of the counter at which visitors stand. */
const counterOf = ({ depth }: DrawnProduct) => Math.min(300, depth * 0.35);

function workplacesBehind(product: DrawnProduct): SymbolPart[] {
  return seatPlaces(product).flatMap((place) => workplace(place, product.depth - counterOf(product)));
}

function receptionSymbol(product: DrawnProduct): SymbolPart[] {
  const { width, depth } = product;
  const band = counterOf(product);
  return [
    body(width, depth, 30),
    { d: box(-width / 2, depth / 2 - band, width, band, 30), tone: 'soft' },
    ...workplacesBehind(product),
  ];
}

function tableSymbol({ width, depth, facts, kind, seats }: DrawnProduct): SymbolPart[] {
  const inset = Math.min(90, Math.min(width, depth) / 6);
  if (facts.shape === 'round') {
    const radius = Math.min(width, depth) / 2;
    return [{ d: disc(0, 0, radius), tone: 'body' }, detail(disc(0, 0, radius - inset))];
  }
  const parts: SymbolPart[] = [body(width, depth, kind === 'table' ? 60 : 40)];
  if (facts.hasSeats) {
    const each = Math.max(1, Math.ceil(seats / 2));
    for (let index = 0; index < each; index += 1) {
      const x = (width * (index + 0.5)) / each - width / 2;
      for (const y of [-1, 1]) parts.push({ d: disc(x, y * (depth / 2 - 170), 150), tone: 'soft' });
    }
    return parts;
  }
  return [
    ...parts,
    detail(box(-width / 2 + inset, -depth / 2 + inset, width - 2 * inset, depth - 2 * inset, 40)),
  ];
}

function chairSymbol({ width, depth, subcategory }: DrawnProduct): SymbolPart[] {
  const [w, d] = [width / 2, depth / 2];
  if (subcategory === 'stools') {
    const radius = Math.min(w, d);
    return [{ d: disc(0, 0, radius), tone: 'body' }, detail(disc(0, 0, radius * 0.7))];
  }
  const back = depth * 0.16;
  const arm = width * 0.12;
  return [
    {
      d: box(-w + arm * 0.6, -d + back * 0.8, width - arm * 1.2, depth - back * 0.8, width * 0.22),
      tone: 'body',
    },
    // Arms beside the seat.
    { d: box(-w, -d * 0.35, arm, depth * 0.5, arm / 2), tone: 'soft' },
    { d: box(w - arm, -d * 0.35, arm, depth * 0.5, arm / 2), tone: 'soft' },
    // The back, bent around who sits.
    {
      d: `M${at([-w + arm * 0.4, -d + back * 1.7])}Q${at([-w + arm, -d])} ${at([0, -d])}Q${at([w - arm, -d])} ${at([w - arm * 0.4, -d + back * 1.7])}Q${at([w - arm * 1.4, -d + back])} ${at([0, -d + back])}Q${at([-w + arm * 1.4, -d + back])} ${at([-w + arm * 0.4, -d + back * 1.7])}Z`,
      tone: 'soft',
    },
  ];
}

function loungeSymbol({ width, depth, seats, facts, subcategory }: DrawnProduct): SymbolPart[] {
  const [w, d] = [width / 2, depth / 2];
  if (facts.shape === 'round') {
    return [{ d: disc(0, 0, Math.min(w, d)), tone: 'body' }, detail(disc(0, 0, Math.min(w, d) * 0.8))];
  }
  if (subcategory === 'poufs')
    return [body(width, depth, 90), detail(box(-w + 60, -d + 60, width - 120, depth - 120, 60))];
  const hasArms = subcategory !== 'waiting-seating' && subcategory !== 'auditorium-seating';
  const back = Math.min(depth * 0.26, 230);
  const arm = hasArms ? Math.min(180, width * 0.14) : 0;
  const count = Math.max(1, seats);
  const each = (width - 2 * arm) / count;
  const parts: SymbolPart[] = [body(width, depth, hasArms ? 110 : 50)];
  parts.push({ d: box(-w, -d, width, back, hasArms ? 90 : 40), tone: 'soft' });
  if (arm > 0) {
    parts.push(
      { d: box(-w, -d, arm, depth, arm / 2), tone: 'soft' },
      { d: box(w - arm, -d, arm, depth, arm / 2), tone: 'soft' },
    );
  }
  for (let index = 0; index < count; index += 1) {
    parts.push(detail(box(-w + arm + index * each + 12, -d + back + 12, each - 24, depth - back - 30, 60)));
  }
  return parts;
}

/** A door or drawer of storage is about so wide. */
const usualLeaf = 500;

function storageSymbol({ width, depth, facts }: DrawnProduct): SymbolPart[] {
  const [w, d] = [width / 2, depth / 2];
  const front = Math.min(40, depth * 0.12);
  const parts: SymbolPart[] = [body(width, depth, 10)];
  if (facts.opensBy === 0) {
    parts.push(detail(line([-w, -d], [w, d])), detail(line([w, -d], [-w, d])));
    return parts;
  }
  parts.push({ d: box(-w, d - front, width, front), tone: 'soft' });
  const leaves = Math.max(1, Math.round(width / usualLeaf));
  for (let index = 1; index < leaves; index += 1) {
    const x = -w + (width * index) / leaves;
    parts.push(detail(line([x, d - front], [x, d])));
  }
  parts.push(detail(line([-w, -d], [w, d - front])));
  return parts;
}

function podSymbol(product: DrawnProduct): SymbolPart[] {
  const { width, depth, seats } = product;
  const [w, d] = [width / 2, depth / 2];
  const wall = Math.min(90, width * 0.08);
  const parts: SymbolPart[] = [
    body(width, depth, 80),
    { d: box(-w + wall, -d + wall, width - 2 * wall, depth - 2 * wall, 40), tone: 'glass' },
  ];
  if (seats > 1) {
    const bench = Math.min(520, width * 0.28);
    const inner = depth - 2 * wall - 60;
    parts.push(
      { d: box(-w + wall + 20, -inner / 2, bench, inner, 60), tone: 'soft' },
      { d: box(w - wall - 20 - bench, -inner / 2, bench, inner, 60), tone: 'soft' },
    );
    const table = Math.min(600, width - 2 * (wall + bench) - 120);
    if (table > 150) parts.push(detail(box(-table / 2, -inner / 2, table, inner * 0.7, 40)));
  } else {
    parts.push(detail(box(-w + wall, -d + wall, width - 2 * wall, depth * 0.28)), {
      d: disc(0, d * 0.15, Math.min(170, w * 0.4)),
      tone: 'soft',
    });
  }
  // The door, a little open.
  const leaf = Math.min(width - 2 * wall, 850);
  parts.push(detail(`${line([-leaf / 2, d], [-leaf / 2 + leaf * 0.26, d - leaf * 0.15])}`));
  parts.push({ d: box(-leaf / 2, d - wall, leaf, wall * 0.9), tone: 'glass' });
  return parts;
}

function desktopSymbol({ width, depth, subcategory }: DrawnProduct): SymbolPart[] {
  const [w, d] = [width / 2, depth / 2];
  if (subcategory === 'lamps')
    return [{ d: disc(0, 0, Math.min(w, d)), tone: 'body' }, detail(disc(0, 0, Math.min(w, d) / 2))];
  const screens = ['monitors-24', 'monitors-27', 'ultrawide', 'all-in-one'];
  if (screens.includes(subcategory ?? '')) {
    return [
      { d: box(-Math.min(w, 140), -d, Math.min(width, 280), depth, 30), tone: 'soft' },
      { d: box(-w, -25, width, 50, 10), tone: 'dark' },
    ];
  }
  return [body(width, depth, 20), detail(line([-w * 0.8, d * 0.6], [w * 0.8, d * 0.6]))];
}

function floorSymbol({ width, depth, subcategory }: DrawnProduct): SymbolPart[] {
  const [w, d] = [width / 2, depth / 2];
  if (subcategory === 'planters') {
    const radius = Math.min(w, d);
    const leaves = width > 1.6 * depth ? [-w * 0.6, 0, w * 0.6] : [0];
    return [
      body(width, depth, Math.abs(width - depth) < 40 ? radius : 40),
      ...leaves.flatMap((x): SymbolPart[] => [
        { d: disc(x, 0, radius * 0.78), tone: 'leaf' },
        ...[0, 60, 120].map((angle) => {
          const end = toDrawing({ x, y: 0, angle }, { x: radius * 0.7, y: 0 });
          return detail(line([2 * x - end.x, -end.y], [end.x, end.y]));
        }),
      ]),
    ];
  }
  return [
    body(width, depth, 25),
    detail(box(-w + width * 0.12, -d + depth * 0.12, width * 0.76, depth * 0.56, 20)),
    detail(line([-w, d * 0.7], [w, d * 0.7])),
  ];
}
