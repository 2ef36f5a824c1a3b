import { describe, expect, test } from 'vitest';
import {
  door,
  piece,
  plan,
  planned,
  plannedProducts,
  point,
  rectangularRoom,
  windowIn,
} from '../../../../tests/support/plans/planned-products.ts';
import { middleOf } from '../geometry/convex.ts';
import { distanceTo, edgesOf } from '../geometry/polygon.ts';
import { cornersOf, toDrawing } from '../geometry/rectangle.ts';
import type { Obstacle, Piece, Plan, Point, Room } from '../plan.ts';
import { checkPlan } from '../rules/check-plan.ts';
import { addMeeting, fillArea } from './add-to-plan.ts';
import { better, cheaper } from './cheaper-or-better.ts';
import type { LayoutOffer } from './layout-request.ts';
import { priceOf } from './plan-change.ts';
import { planRoom } from './plan-room.ts';
import { swapAll } from './swap-products.ts';

const offer: LayoutOffer = {
  products: plannedProducts,
  style: 'modern',
  day: null,
  earliestDays: new Map(),
  seed: 1,
};
const room = rectangularRoom(10_000, 7_000, { openings: [door(2, 1_000)] });

function office(people: number): Plan {
  const [rows] = planRoom({ ...offer, name: 'Office', rooms: [room], people, budget: null });
  if (!rows) throw new Error('three layouts are expected');
  return rows.plan;
}

const four = office(4);
const errors = (of: Plan) => checkPlan(of, plannedProducts).filter(({ severity }) => severity === 'error');
const slugs = ({ pieces }: Plan) => pieces.map(({ product }) => product);

describe('a plan', () => {
  test('gets cheaper by products of the same use and size, without a new error', () => {
    const change = cheaper(four, offer);
    expect(change?.priceChange).toBeLessThan(0);
    expect(change?.plan.pieces).toHaveLength(four.pieces.length);
    expect(priceOf(change?.plan ?? four, plannedProducts)).toBe(
      priceOf(four, plannedProducts) + (change?.priceChange ?? 0),
    );
    expect(errors(change?.plan ?? four)).toEqual([]);
  });

  test('gets better by the next dearer ones, and cheaper again', () => {
    const change = better(four, offer);
    expect(change?.priceChange).toBeGreaterThan(0);
    expect(errors(change?.plan ?? four)).toEqual([]);
    expect(cheaper(change?.plan ?? four, offer)?.priceChange).toBeLessThan(0);
  });

  test('cannot get cheaper without end', () => {
    let current: Plan = four;
    for (let step = 0; step < 20; step += 1) {
      const change = cheaper(current, offer);
      if (!change) return;
      current = change.plan;
    }
    throw new Error('it always gets cheaper');
  });

  test('has all its desk chairs exchanged, where they stand', () => {
    const before = slugs(four).find((slug) => /ergonomic|task/.test(slug)) ?? '';
    const change = swapAll(four, { product: before }, planned('dhow-task-chair-black'), plannedProducts);
    expect(slugs(change?.plan ?? four)).not.toContain(before);
    expect(change?.pieces).toBe(slugs(four).filter((slug) => slug === before).length);
    for (const [index, { x, y }] of four.pieces.entries()) {
      expect(change?.plan.pieces[index]).toMatchObject({ x, y });
    }
  });

  test('keeps the products whose replacement would not fit or is not in stock', () => {
    const desk = slugs(four).find((slug) => /desk|bench/.test(slug)) ?? '';
    const tooLarge = planned('majlis-boardroom-table-480-walnut');
    expect(swapAll(four, { product: desk }, tooLarge, plannedProducts)?.pieces ?? 0).toBeLessThanOrEqual(2);
    const gone = planned('sadu-bench-8-person-140-oak');
    expect(swapAll(four, { product: desk }, gone, plannedProducts)).toBeNull();
  });

  test('gets a meeting table for eight beside what is there', () => {
    const change = addMeeting(four, 'room', 8, offer);
    const added = change?.plan.pieces.slice(four.pieces.length) ?? [];
    expect(added.filter(({ product }) => planned(product).kind === 'chair')).toHaveLength(8);
    expect(errors(change?.plan ?? four)).toEqual([]);
    expect(change?.priceChange).toBe(added.reduce((sum, { product }) => sum + planned(product).price, 0));
  });

  test('gets no meeting table that does not fit', () => {
    const small = plan([rectangularRoom(2_500, 2_000, { openings: [door(2, 300)] })]);
    expect(addMeeting(small, 'room', 8, offer)).toBeNull();
  });

  test('gets places in an area, beside what is there and with ids of their own', () => {
    const empty = plan([room]);
    const area = [point(5_000, 0), point(10_000, 0), point(10_000, 4_500), point(5_000, 4_500)];
    const wish = { kind: 'rows', people: 4, budget: null } as const;
    const once = fillArea(empty, area, wish, offer);
    expect(once?.plan.pieces.filter(({ product }) => planned(product).kind === 'chair')).toHaveLength(4);
    expect(once?.plan.pieces.every(({ x, y }) => x >= 5_000 && y <= 4_500)).toBe(true);
    const other = area.map(({ x, y }) => point(x - 5_000, y));
    const twice = fillArea(once?.plan ?? empty, other, wish, offer);
    expect(errors(twice?.plan ?? empty)).toEqual([]);
    expect(new Set(twice?.plan.pieces.map(({ id }) => id)).size).toBe(twice?.plan.pieces.length);
    expect(twice?.plan.pieces.length).toBeGreaterThan(once?.pieces ?? 0);
  });
});

const turnedBy30 = ({ x, y }: Point) =>
  point(
    Math.round(x * Math.cos(Math.PI / 6) - y * Math.sin(Math.PI / 6)),
    Math.round(x * Math.sin(Math.PI / 6) + y * Math.cos(Math.PI / 6)),
  );
const corners = (left: number, top: number, right: number, bottom: number) => [
  point(left, top),
  point(right, top),
  point(right, bottom),
  point(left, bottom),
];
const lShape = [
  point(0, 0),
  point(12_000, 0),
  point(12_000, 5_000),
  point(6_000, 5_000),
  point(6_000, 9_000),
  point(0, 9_000),
];
const windows = [windowIn(0, 500, 9_000)];

/** Rooms with a part to fill that reaches their walls on some sides. */
const places: readonly { name: string; room: Room; part: readonly Point[] }[] = [
  {
    name: 'a rectangle',
    room: { ...room, openings: [door(2, 1_000), ...windows] },
    part: corners(0, 3_500, 7_000, 7_000),
  },
  {
    name: 'a room that is turned',
    room: { ...room, outline: room.outline.map(turnedBy30), openings: [door(2, 1_000), ...windows] },
    part: corners(3_000, 0, 10_000, 4_000).map(turnedBy30),
  },
  {
    name: 'an L',
    room: { ...room, outline: lShape, openings: [door(0, 900)] },
    part: corners(6_000, 0, 12_000, 5_000),
  },
  {
    name: 'a room with walls askew',
    room: {
      ...room,
      outline: [
        point(0, 0),
        point(9_000, 0),
        point(12_000, 4_000),
        point(11_000, 8_500),
        point(2_000, 8_500),
        point(0, 6_000),
      ],
      openings: [door(0, 900), windowIn(3, 800, 7_000)],
    },
    part: corners(2_500, 4_000, 8_500, 8_500),
  },
  {
    name: 'a narrow room',
    room: rectangularRoom(15_000, 3_200, { openings: [door(3, 1_000), windowIn(1, 300, 2_600)] }),
    part: corners(6_000, 0, 15_000, 3_200),
  },
];

/** How far the middle of the back of a piece is from the nearest wall. */
function fromWall({ outline }: Room, piece: Piece): number {
  const back = toDrawing(piece, { x: 0, y: -planned(piece.product).depth / 2 });
  return Math.min(...edgesOf(outline).map((wall) => distanceTo(wall, back)));
}

describe.each(places)('in $name', ({ room: own, part }) => {
  const empty = plan([own]);

  test('a part is filled with desks beside the windows, and nothing but desks and tables stands away from walls', () => {
    const change = fillArea(empty, part, { kind: 'rows', people: 6, budget: null }, offer);
    const pieces = change?.plan.pieces ?? [];
    expect(errors(change?.plan ?? empty)).toEqual([]);
    expect(
      pieces.filter(({ product }) => ['desk', 'bench'].includes(planned(product).kind)).length,
    ).toBeGreaterThan(0);
    expect(checkPlan(change?.plan ?? empty, plannedProducts).filter(({ rule }) => rule === 'glare')).toEqual(
      [],
    );
    for (const piece of pieces) {
      if (!['storage', 'floor'].includes(planned(piece.product).kind)) continue;
      expect(fromWall(own, piece), piece.product).toBeLessThanOrEqual(60);
    }
  });

  test('an area that is kept free is filled too, and is no longer kept free', () => {
    const { x, y } = middleOf(part);
    const [one, other, last] = part;
    if (!one || !other || !last) throw new Error('an area has corners');
    const area: Obstacle = {
      id: 'area',
      kind: 'area',
      name: '',
      x: Math.round(x),
      y: Math.round(y),
      width: Math.round(Math.hypot(other.x - one.x, other.y - one.y)),
      depth: Math.round(Math.hypot(last.x - other.x, last.y - other.y)),
      angle: Math.round((Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI),
    };
    const kept = plan([{ ...own, obstacles: [area] }]);
    const change = fillArea(kept, cornersOf(area), { kind: 'rows', people: 2, budget: null }, offer);
    expect(change?.plan.rooms[0]?.obstacles).toEqual([]);
    expect(errors(change?.plan ?? kept)).toEqual([]);
  });

  test('a meeting table for eight stands where it breaks no rule', () => {
    const change = addMeeting(empty, own.id, 8, offer);
    expect(change?.plan.pieces.filter(({ product }) => planned(product).kind === 'chair')).toHaveLength(8);
    expect(errors(change?.plan ?? empty)).toEqual([]);
  });
});

describe('all chairs', () => {
  test('are those at desks and low tables: stools stay at high ones, and are exchanged for stools', () => {
    const high = piece('sadu-round-high-table-70-white', 8_000, 2_000);
    const stool = piece('dhow-counter-stool-oak-green', 8_000, 2_650, { angle: 180 });
    const desk = piece('sadu-staff-desk-140-light-oak', 3_000, 2_000);
    const chair = piece('dhow-task-chair-black', 3_000, 2_650, { angle: 180 });
    const office = plan([room], [high, stool, desk, chair]);
    const swapped = (to: string) =>
      slugs(swapAll(office, { kind: 'chair' }, planned(to), plannedProducts)?.plan ?? office);
    const [sage, drafting] = ['dhow-ergonomic-chair-sage', 'dhow-drafting-stool-blue'];
    expect(swapped(sage)).toEqual([high.product, stool.product, desk.product, sage]);
    expect(swapped(drafting)).toEqual([high.product, drafting, desk.product, chair.product]);
  });
});

describe('what is better', () => {
  test('suits the style as well: white drawers are not exchanged for dark ones', () => {
    const drawers = plan([room], [piece('khazna-pedestal-3-drawer-white', 2_000, 500)]);
    expect(better(drawers, offer)).toBeNull();
    expect(better(drawers, { ...offer, style: 'executive' })?.pieces).toBe(1);
  });
});
