import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  door,
  plannedProducts,
  point,
  rectangularRoom,
  windowIn,
} from '../../../../tests/support/plans/planned-products.ts';
import { isThorough, repetitions } from '../../../../tests/support/thorough.ts';
import type { Opening, Plan, Room } from '../plan.ts';
import type { PlannedProduct, PlannedProducts } from '../planned-product.ts';
import { checkPlan } from '../rules/check-plan.ts';
import { seatPlaces } from '../seat-places.ts';
import { type LayoutProposal, type LayoutRequest, layoutKinds } from './layout-request.ts';
import { piecesOf } from './plan-pieces.ts';
import { planRoom } from './plan-room.ts';
import { Assortment } from './products/assortment.ts';
import { placeSystems } from './products/place-system.ts';
import { Supply } from './products/supply.ts';
import { furnishRoom } from './propose.ts';
import { mostPlaces } from './rows/upper-bound.ts';
import { layoutStyles } from './style.ts';

const asked: Omit<LayoutRequest, 'rooms'> = {
  name: 'Office',
  products: plannedProducts,
  people: 12,
  style: 'modern',
  budget: null,
  day: null,
  earliestDays: new Map(),
  seed: 1,
};

const room = rectangularRoom(10_000, 8_000, {
  openings: [door(2, 1_000), windowIn(0, 1_000, 8_000)],
});

function productOf(id: string, products: PlannedProducts = plannedProducts): PlannedProduct {
  const product = products.get(id);
  if (!product) throw new Error(`${id} is not sold`);
  return product;
}

function countOf({ pieces }: Plan): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { product } of pieces) counts.set(product, (counts.get(product) ?? 0) + 1);
  return counts;
}

function workPlaces({ pieces }: Plan): number {
  return pieces.reduce(
    (sum, { product }) => sum + seatPlaces(productOf(product)).filter(({ use }) => use === 'work').length,
    0,
  );
}

function errorsOf(plan: Plan, products = plannedProducts) {
  return checkPlan(plan, products).filter(({ severity }) => severity === 'error');
}

/** The nightly run has large rooms, and many. */
const enoughTime = isThorough ? 3_600_000 : 60_000;

describe('an office planned by itself', () => {
  const proposals = planRoom({ ...asked, rooms: [room] });

  test('has three layouts of different kinds, with a place for everybody', () => {
    expect(proposals.map(({ kind }) => kind)).toEqual([...layoutKinds]);
    for (const { people, shortBy, because } of proposals) {
      expect({ people, shortBy, because }).toEqual({ people: 12, shortBy: 0, because: null });
    }
    expect(new Set(proposals.map(({ plan }) => JSON.stringify(plan.pieces))).size).toBe(3);
  });

  test('stands otherwise in each, even where the kinds come to the same', () => {
    const small = rectangularRoom(6_000, 5_000, { openings: [door(1, 3_800), windowIn(3, 500, 3_500)] });
    const desks = planRoom({ ...asked, people: 6, rooms: [small] }).map(({ plan }) =>
      JSON.stringify(
        plan.pieces.filter(({ product }) => /desk|bench/.test(product)).map(({ x, y }) => [x, y]),
      ),
    );
    expect(new Set(desks).size).toBe(3);
  });

  test('is the same again for the same seed', () => {
    expect(planRoom({ ...asked, rooms: [room] })).toEqual(proposals);
  });

  test('says what all of it costs', () => {
    for (const { plan, price } of proposals) {
      expect(price).toBe(plan.pieces.reduce((sum, { product }) => sum + productOf(product).price, 0));
    }
  });

  test('has a chair of one model and drawers at each place', () => {
    for (const { plan } of proposals) {
      const kinds = (kind: PlannedProduct['kind']) =>
        plan.pieces.filter(({ product }) => productOf(product).kind === kind);
      expect(kinds('pedestal').length).toBeGreaterThanOrEqual(10);
      const chairs = kinds('chair').map(({ product }) => productOf(product));
      const atDesks = chairs.filter(({ subcategory }) => /task|ergonomic/.test(subcategory ?? ''));
      expect(atDesks.length).toBeGreaterThanOrEqual(11);
      expect(new Set(atDesks.map(({ id }) => id)).size).toBe(1);
    }
  });

  test('has storage, a place to talk and plants where there is room', () => {
    for (const { plan } of proposals) {
      const kinds = new Set(plan.pieces.map(({ product }) => productOf(product).kind));
      expect([...kinds]).toEqual(expect.arrayContaining(['storage', 'floor']));
    }
    const cells = proposals[2]?.plan.pieces.map(({ product }) => productOf(product).category);
    expect(cells).toEqual(expect.arrayContaining(['meeting', 'sofas']));
  });

  test('has desks beside the windows, not before them', () => {
    for (const { plan } of proposals) {
      expect(checkPlan(plan, plannedProducts).filter(({ rule }) => rule === 'glare')).toEqual([]);
    }
  });

  test('has white tops when modern, wood when warm and dark wood when executive', () => {
    const tops = layoutStyles.map((style) => {
      const [system] = placeSystems(new Assortment({ ...asked, style, thrift: 0.3 }), 6);
      return [...(system?.doubles ?? []), ...(system?.singles ?? [])][0]?.product.slug;
    });
    expect(tops[0]).toMatch(/white/);
    expect(tops[1]).toMatch(/oak/);
    expect(tops[2]).toMatch(/walnut/);
  });

  test('costs no more than the budget, and says for how many it is too small', () => {
    const budget = 900_000;
    for (const proposal of planRoom({ ...asked, people: 20, rooms: [room], budget })) {
      expect(proposal.price).toBeLessThanOrEqual(budget);
      expect(proposal.people).toBeGreaterThan(5);
      expect(proposal).toMatchObject({ because: 'budget', shortBy: 20 - proposal.people });
    }
  });

  test('has as many people as the room takes', () => {
    const small = rectangularRoom(4_000, 3_000, { openings: [door(2, 300)] });
    for (const { people, shortBy, because } of planRoom({ ...asked, people: 30, rooms: [small] })) {
      expect(people).toBeGreaterThanOrEqual(2);
      expect({ shortBy, because }).toEqual({ shortBy: 30 - people, because: 'room' });
    }
  });

  test(
    'has desks in two directions where narrow wings meet',
    () => {
      const outline = [
        point(0, 0),
        point(2_800, 0),
        point(2_800, 6_200),
        point(10_800, 6_200),
        point(10_800, 9_000),
        point(0, 9_000),
      ];
      const narrow = { ...rectangularRoom(1, 1), outline, openings: [door(4, 1_000)] };
      const assortment = new Assortment({ ...asked, thrift: 0.3 });
      const { draft } = furnishRoom({
        room: narrow,
        rooms: [narrow],
        kind: 'rows',
        people: 40,
        assortment,
        systems: placeSystems(assortment, 40).slice(0, 2),
        supply: new Supply(null),
      });
      const pieces = piecesOf(draft, '1');
      const desks = pieces.filter(({ product }) => /desk|bench/.test(product));
      expect(new Set(desks.map(({ angle }) => angle % 180))).toEqual(new Set([0, 90]));
      // In one direction there are at most 18.
      expect(draft.workers).toBeGreaterThan(18);
      expect(errorsOf({ name: 'Office', rooms: [narrow], pieces })).toEqual([]);
    },
    enoughTime,
  );

  test('uses only what is there on the day', () => {
    const earliestDays = new Map(
      [...plannedProducts.values()].map(({ id, leadTimeDays }) => [
        id,
        leadTimeDays <= 4 ? '2026-11-25' : '2026-12-20',
      ]),
    );
    for (const { plan, people } of planRoom({ ...asked, rooms: [room], day: '2026-11-30', earliestDays })) {
      expect(people).toBe(12);
      expect(plan.pieces.filter(({ product }) => productOf(product).leadTimeDays > 4)).toEqual([]);
    }
  });

  test('seats nobody when nothing can be there in time', () => {
    const [rows] = planRoom({ ...asked, rooms: [room], day: '2026-11-30' });
    expect(rows).toMatchObject({ people: 0, shortBy: 12, because: 'stock' });
  });

  test('fills several rooms by their size, and keeps one for meetings', () => {
    const beside = {
      ...rectangularRoom(1, 1),
      id: 'beside',
      outline: [point(10_200, 0), point(14_200, 0), point(14_200, 4_000), point(10_200, 4_000)],
      openings: [door(2, 1_000)],
    };
    const [rows, clusters] = planRoom({ ...asked, rooms: [room, beside] });
    expect(rows).toMatchObject({ people: 12, shortBy: 0 });
    const inBeside = clusters?.plan.pieces
      .filter(({ x }) => x > 10_200)
      .map(({ product }) => productOf(product));
    expect(inBeside?.map(({ category }) => category)).toContain('meeting');
    expect(inBeside?.filter(({ kind }) => kind === 'desk' || kind === 'bench')).toEqual([]);
  });
});

/** The same few cases in every quick run. */
function runs(quick: number, thorough: number) {
  const numRuns = repetitions(quick, thorough);
  return isThorough ? { numRuns } : { numRuns, seed: 29 };
}

/** What must hold of every layout. */
function expectSound(request: LayoutRequest, proposals: readonly LayoutProposal[]): void {
  for (const { plan, people, shortBy, because, price } of proposals) {
    expect(errorsOf(plan, request.products)).toEqual([]);
    expect(people).toBe(workPlaces(plan));
    expect(people).toBeLessThanOrEqual(request.people);
    expect(shortBy).toBe(request.people - people);
    expect(because === null).toBe(shortBy === 0);
    expect(price).toBeLessThanOrEqual(request.budget ?? Number.POSITIVE_INFINITY);
    for (const [id, count] of countOf(plan)) expect(count, id).toBeLessThanOrEqual(productOf(id).stock);
    expect(new Set(plan.pieces.map(({ id }) => id)).size).toBe(plan.pieces.length);
  }
}

const anyRequest = fc
  .record({
    width: fc.integer({ min: 20, max: isThorough ? 400 : 110 }),
    depth: fc.integer({ min: 20, max: isThorough ? 250 : 90 }),
    shape: fc.constantFrom('rectangle', 'l-shape', 'cut-corner'),
    turn: fc.constantFrom(0, 0, 30, 117),
    doorWall: fc.nat(3),
    doorAt: fc.double({ min: 0, max: 1, noNaN: true }),
    swing: fc.constantFrom<Opening['swing'][]>('in', 'out', 'none'),
    windowWall: fc.nat(3),
    column: fc.option(
      fc.tuple(
        fc.double({ min: 0.2, max: 0.8, noNaN: true }),
        fc.double({ min: 0.2, max: 0.8, noNaN: true }),
      ),
    ),
    people: fc.integer({ min: 1, max: isThorough ? 200 : 25 }),
    style: fc.constantFrom(...layoutStyles),
    budget: fc.option(fc.integer({ min: 50_000, max: 10_000_000 })),
    seed: fc.nat(1_000),
  })
  .map(({ people, style, budget, seed, ...given }) => ({
    request: { ...asked, rooms: [anyRoom(given)], people, style, budget, seed },
  }));

interface GivenRoom {
  readonly width: number;
  readonly depth: number;
  readonly shape: string;
  readonly turn: number;
  readonly doorWall: number;
  readonly doorAt: number;
  readonly swing: Opening['swing'];
  readonly windowWall: number;
  readonly column: readonly [number, number] | null;
}

/** Decimetres, as one types them. */
function anyRoom(given: GivenRoom): Room {
  const [width, depth] = [given.width * 100, given.depth * 100];
  const outlines = {
    rectangle: [point(0, 0), point(width, 0), point(width, depth), point(0, depth)],
    'l-shape': [
      point(0, 0),
      point(width, 0),
      point(width, Math.round(depth * 0.6)),
      point(Math.round(width * 0.6), Math.round(depth * 0.6)),
      point(Math.round(width * 0.6), depth),
      point(0, depth),
    ],
    'cut-corner': [
      point(0, 0),
      point(Math.round(width * 0.7), 0),
      point(width, Math.round(depth * 0.4)),
      point(width, depth),
      point(0, depth),
    ],
  };
  const radians = (given.turn * Math.PI) / 180;
  const outline = outlines[given.shape as keyof typeof outlines].map(({ x, y }) =>
    point(
      Math.round(x * Math.cos(radians) - y * Math.sin(radians)),
      Math.round(x * Math.sin(radians) + y * Math.cos(radians)),
    ),
  );
  const lengthOf = (wall: number) => {
    const [from, to] = [outline[wall], outline[(wall + 1) % outline.length]];
    return from && to ? Math.hypot(to.x - from.x, to.y - from.y) : 0;
  };
  const { doorWall, windowWall } = given;
  const openings = [
    ...(lengthOf(doorWall) >= 1_000
      ? [door(doorWall, Math.floor(given.doorAt * (lengthOf(doorWall) - 1_000)), { swing: given.swing })]
      : []),
    ...(windowWall !== doorWall && lengthOf(windowWall) > 1_500
      ? [windowIn(windowWall, 500, Math.floor(lengthOf(windowWall) - 1_000))]
      : []),
  ];
  const obstacles: Room['obstacles'] = given.column
    ? [
        {
          id: 'column',
          kind: 'column',
          name: '',
          x: Math.round(width * given.column[0]),
          y: Math.round(depth * given.column[1]),
          width: 400,
          depth: 400,
          angle: 0,
        },
      ]
    : [];
  return { ...rectangularRoom(1, 1), outline, openings, obstacles };
}

describe('any room', () => {
  test(
    'is planned without breaking a rule, within budget and stock, for no more people than asked',
    () => {
      fc.assert(
        fc.property(anyRequest, ({ request }) => expectSound(request, planRoom(request))),
        runs(2, 150),
      );
    },
    enoughTime,
  );

  test.runIf(isThorough)(
    'is planned the same way again for the same seed',
    () => {
      fc.assert(
        fc.property(anyRequest, ({ request }) => {
          expect(planRoom(request)).toEqual(planRoom(request));
        }),
        { numRuns: 20 },
      );
    },
    enoughTime,
  );
});

describe('a rectangular room', () => {
  const endless = new Map([...plannedProducts].map(([id, product]) => [id, { ...product, stock: 1_000 }]));
  /** Half of a bench for two. */
  const place = { width: 1_200, depth: 610 };
  /** The bound counts no door; its landing takes the places before it. */
  const beforeDoor = 2;
  const full = (width: number, depth: number, at: Opening) => {
    const rooms = [rectangularRoom(width, depth, { openings: [at] })];
    return Math.max(
      ...planRoom({ ...asked, products: endless, people: 500, rooms }).map(({ people }) => people),
    );
  };

  test(
    'takes as many people as benches can be packed into it, within 15 %',
    () => {
      fc.assert(
        fc.property(
          fc.integer({ min: 40, max: isThorough ? 320 : 110 }),
          fc.integer({ min: 40, max: isThorough ? 250 : 80 }),
          fc.nat(3),
          fc.double({ min: 0, max: 1, noNaN: true }),
          (width, depth, wall, share) => {
            const [w, d] = [width * 100, depth * 100];
            const at = Math.floor(share * ((wall % 2 === 0 ? w : d) - 1_000));
            const most = mostPlaces(w, d, place);
            expect(full(w, d, door(wall, at))).toBeGreaterThanOrEqual(0.85 * (most - beforeDoor));
          },
        ),
        runs(2, 60),
      );
    },
    enoughTime,
  );

  test.each([
    [3_000, 2_000, 1],
    [5_000, 4_000, 6],
  ])('of %d by %d mm takes at least %d', (width, depth, least) => {
    expect(full(width, depth, door(2, 200))).toBeGreaterThanOrEqual(least);
  });
});
