import { describe, expect, test } from 'vitest';
import {
  door,
  piece,
  plan,
  planned,
  plannedProducts,
  point,
  rectangularRoom,
  sample,
  windowIn,
} from '../../../../tests/support/plans/planned-products.ts';
import type { Piece, Room } from '../plan.ts';
import { checkPlan, waysToSeats } from './check-plan.ts';
import type { PlanProblem, PlanRule } from './plan-problem.ts';

const withDoor: Partial<Room> = { openings: [door(3, 400)] };

function problems(pieces: readonly Piece[], room = rectangularRoom(6_000, 5_000, withDoor)): PlanProblem[] {
  return checkPlan(plan([room], pieces), plannedProducts);
}

const of = (found: readonly PlanProblem[], rule: PlanRule) =>
  found.filter((problem) => problem.rule === rule);

/** A desk with its chair; the desk's middle is at x, y and its user is towards the bottom. */
function workplace(x: number, y: number): Piece[] {
  return [piece(sample.desk, x, y), piece(sample.chair, x, y + 350 + 300, { angle: 180 })];
}

test('a desk with a chair, room behind it and a way from the door is as it should be', () => {
  expect(problems(workplace(3_000, 2_000))).toEqual([]);
});

describe('two pieces', () => {
  test('may touch but not overlap', () => {
    const beside = (x: number) => problems([piece(sample.desk, 3_000, 2_000), piece(sample.desk, x, 2_000)]);
    expect(of(beside(4_400), 'collision')).toEqual([]);
    expect(of(beside(4_390), 'collision')).toMatchObject([
      { severity: 'error', pieces: [`${sample.desk}-3000-2000`, `${sample.desk}-4390-2000`] },
    ]);
  });

  test('may stand in the corner between a desk and its return', () => {
    const desk = piece(sample.cornerDesk, 3_000, 2_500);
    // The return is on the right of who sits there.
    const left = problems([desk, piece(sample.chair, 2_700, 2_800, { angle: 180 })]);
    const right = problems([desk, piece(sample.chair, 3_600, 2_800, { angle: 180 })]);
    expect(of(left, 'collision')).toEqual([]);
    expect(of(right, 'collision')).toHaveLength(1);
  });

  test('share the floor where one goes below the other', () => {
    const desk = piece(sample.desk, 3_000, 2_000);
    const below = (slug: string, y = 2_070) => of(problems([desk, piece(slug, 3_450, y)]), 'collision');
    expect(below(sample.pedestal)).toEqual([]);
    expect(below(sample.cupboard)).toHaveLength(1);
    expect(below(sample.chair, 2_500)).toEqual([]);
    expect(below(sample.chair, 2_200)).toHaveLength(1);
  });

  test('do not fit below a desk that is not higher', () => {
    const high = new Map([
      ...plannedProducts,
      ['high', { ...planned(sample.pedestal), id: 'high', height: 720 }] as const,
    ]);
    const below = plan(
      [rectangularRoom(6_000, 5_000)],
      [piece(sample.desk, 3_000, 2_000), piece('high', 3_450, 2_070)],
    );
    expect(of(checkPlan(below, high), 'collision')).toHaveLength(1);
  });

  test('collide as circles where they are round', () => {
    const corner = [piece(sample.roundTable, 3_000, 2_500), piece(sample.cupboard, 3_460 + 440, 1_870)];
    expect(of(problems(corner), 'collision')).toEqual([]);
  });

  test('hang above one another only where the lower one is low', () => {
    const board = piece(sample.whiteboard, 3_000, 40);
    const below = (slug: string, y: number) => of(problems([board, piece(slug, 3_000, y)]), 'collision');
    expect(below('khazna-credenza-walnut-160', 225)).toEqual([]);
    expect(below(sample.cupboard, 210)).toHaveLength(1);
  });
});

describe('a place in the room', () => {
  test('is within its walls', () => {
    expect(of(problems([piece(sample.desk, 300, 2_000)]), 'outside-room')).toHaveLength(1);
    expect(of(problems([piece(sample.desk, 9_000, 2_000)]), 'outside-room')).toMatchObject([{ room: null }]);
    expect(of(problems([piece(sample.desk, 700, 2_000)]), 'outside-room')).toEqual([]);
  });

  test('is not that of a column', () => {
    const column = {
      id: 'c',
      kind: 'column',
      name: '',
      x: 3_000,
      y: 2_000,
      width: 400,
      depth: 400,
      angle: 0,
    } as const;
    const room = rectangularRoom(6_000, 5_000, { ...withDoor, obstacles: [column] });
    expect(of(problems([piece(sample.desk, 3_800, 2_100)], room), 'on-obstacle')).toHaveLength(1);
    expect(of(problems([piece(sample.desk, 3_900, 2_100)], room), 'on-obstacle')).toEqual([]);
  });

  test('is on a desk for a monitor and at a wall for a board', () => {
    const desk = piece(sample.desk, 3_000, 2_000);
    const monitor = (x: number) => of(problems([desk, piece(sample.monitor, x, 1_850)]), 'not-on-desk');
    expect(monitor(3_000)).toEqual([]);
    expect(monitor(4_500)).toHaveLength(1);
    const board = (y: number, angle = 0) =>
      of(problems([piece(sample.whiteboard, 3_000, y, { angle })]), 'not-at-wall');
    expect(board(40)).toEqual([]);
    expect(board(40, 180)).toHaveLength(1);
    expect(board(2_000)).toHaveLength(1);
    expect(board(4_960, 180)).toEqual([]);
  });

  test('is not higher than the ceiling', () => {
    const low = rectangularRoom(6_000, 5_000, { ...withDoor, ceiling: 2_200 });
    const height = planned(sample.pod).height;
    expect(of(problems([piece(sample.pod, 3_000, 2_000)], low), 'ceiling')).toMatchObject([
      { is: 2_200, needed: height },
    ]);
  });

  test('belongs to one room', () => {
    const moved = (x: number): Room => ({
      ...rectangularRoom(3_000, 3_000),
      id: 'other',
      outline: rectangularRoom(3_000, 3_000).outline.map((corner) => point(corner.x + x, corner.y + 1_000)),
    });
    const overlap = (x: number) =>
      of(checkPlan(plan([rectangularRoom(6_000, 5_000), moved(x)]), plannedProducts), 'rooms-overlap');
    expect(overlap(5_000)).toHaveLength(1);
    expect(overlap(1_000)).toHaveLength(1);
    expect(overlap(6_000)).toEqual([]);
  });
});

describe('a door', () => {
  // Its leaf hangs at the right end as seen in the drawing and covers a quarter of a circle below the wall.
  const room = rectangularRoom(6_000, 5_000, { openings: [door(0, 1_000, { hinge: 'end' })] });

  test('opens without meeting furniture', () => {
    const chair = (x: number, y: number) => of(problems([piece(sample.chair, x, y)], room), 'door-leaf');
    expect(chair(1_700, 600)).toHaveLength(1);
    expect(chair(700, 1_300)).toEqual([]);
  });

  test('has a free floor in front of it', () => {
    const found = problems([piece(sample.cupboard, 1_450, 1_010)], room);
    expect(of(found, 'door-landing')).toMatchObject([{ is: 800, needed: 900, severity: 'error' }]);
    const slides = rectangularRoom(6_000, 5_000, { openings: [door(0, 1_000, { swing: 'none' })] });
    expect(of(problems([piece(sample.cupboard, 1_450, 1_110)], slides), 'door-landing')).toEqual([]);
  });

  test('is missed in a room where people sit', () => {
    expect(of(problems(workplace(3_000, 2_000), rectangularRoom(6_000, 5_000)), 'no-door')).toHaveLength(1);
  });
});

describe('the way to a seat', () => {
  /** Cupboards from the left wall to the right one, with a gap of this width. */
  const barrier = (gap: number) => {
    const shelf = 'khazna-open-shelving-oak-steel-120';
    const left = [600, 1_800].map((x) => piece(shelf, x, 2_000));
    return [...left, ...[3_000 + gap, 4_200 + gap, 5_400 + gap].map((x) => piece(shelf, x, 2_000))];
  };
  const room = (gap: number) => rectangularRoom(6_000 + gap, 5_000, { openings: [door(0, 1_000)] });
  const through = (gap: number) => problems([...barrier(gap), ...workplace(2_500, 3_500)], room(gap));

  test.each([905, 900, 1_000])('is free where a gap is %i mm', (gap) => {
    expect(of(through(gap), 'walkway')).toEqual([]);
    expect(of(through(gap), 'unreachable')).toEqual([]);
  });

  test.each([
    [880, 'hint', 900],
    [610, 'hint', 900],
    [580, 'error', 600],
    [430, 'error', 600],
  ] as const)('is measured where a gap is %i mm', (gap, severity, needed) => {
    const [problem, ...others] = of(through(gap), 'walkway');
    expect(problem).toMatchObject({ severity, needed, pieces: [`${sample.desk}-2500-3500`] });
    expect(others).toEqual([]);
    expect(Math.abs((problem?.is ?? 0) - gap)).toBeLessThanOrEqual(5);
    expect(problem?.at.x).toBeGreaterThan(2_400);
    expect(problem?.at.x).toBeLessThan(2_400 + gap);
  });

  test.each([0, 200])('is not there where a gap is %i mm', (gap) => {
    expect(of(through(gap), 'unreachable')).toMatchObject([{ severity: 'error' }]);
  });

  test('is wider where several share it', () => {
    const two = [...barrier(880), ...workplace(1_500, 3_200), ...workplace(4_500, 3_200)];
    expect(of(problems(two, room(880)), 'walkway')).toMatchObject([
      { severity: 'error', needed: 900, pieces: [`${sample.desk}-1500-3200`, `${sample.desk}-4500-3200`] },
    ]);
    const benches = [...barrier(1_100), piece('sadu-bench-6-person-140-white', 3_500, 4_000)];
    expect(
      of(problems(benches, { ...room(1_100), outline: rectangularRoom(7_100, 6_500).outline }), 'walkway'),
    ).toMatchObject([{ severity: 'hint', needed: 1_200, is: 1_100 }]);
  });

  test('is not narrower for the door through which it leads', () => {
    const narrow = rectangularRoom(8_000, 6_000, {
      openings: [door(0, 1_000, { width: 800, swing: 'out' })],
    });
    const bench = piece('sadu-bench-6-person-140-white', 4_500, 3_500);
    expect(of(problems([bench], narrow), 'walkway')).toEqual([]);
  });

  test('is known with its width and its narrowest place', () => {
    const pieces = [...barrier(700), ...workplace(2_500, 3_500)];
    const [way] = waysToSeats(plan([room(700)], pieces), plannedProducts);
    expect(Math.abs((way?.width ?? 0) - 700)).toBeLessThanOrEqual(5);
    expect(Math.abs((way?.narrowest.y ?? 0) - 2_000)).toBeLessThan(400);
  });

  test('leads past chairs, which are moved aside', () => {
    const chairs = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => piece(sample.chair, 350 + index * 700, 2_000));
    expect(of(problems([...chairs, ...workplace(2_500, 3_500)], room(0)), 'unreachable')).toEqual([]);
  });
});

describe('behind a chair', () => {
  test('there is room to rise', () => {
    const to = (wall: number) => of(problems(workplace(3_000, 5_000 - 350 - wall)), 'space-behind');
    expect(to(760)).toEqual([]);
    expect(to(700)).toMatchObject([{ severity: 'error', is: 700, needed: 750 }]);
  });

  test('there is more room where others pass', () => {
    // The other desk is in the corner: the way to it leads behind the first.
    const row = (behind: number) => [
      ...workplace(3_900, 4_650 - behind),
      ...workplace(5_300, 4_650 - behind),
    ];
    const room = rectangularRoom(6_000, 5_000, { openings: [door(2, 4_000, { swing: 'out' })] });
    const aside = problems(
      row(950).map((one) => ({ ...one, y: one.y })),
      room,
    );
    expect(of(aside, 'space-behind').every(({ severity }) => severity === 'hint')).toBe(true);
    expect(of(aside, 'space-behind')).toMatchObject([{ is: 950, needed: 1_000 }]);
    expect(of(problems(row(1_000), room), 'space-behind')).toEqual([]);
  });

  test('two people back to back share the room between them', () => {
    const between = (distance: number) => [
      piece(sample.desk, 3_000, 1_000),
      piece(sample.desk, 3_000, 1_000 + 700 + distance, { id: 'below', angle: 180 }),
    ];
    expect(of(problems(between(1_500)), 'space-behind')).toEqual([]);
    expect(of(problems(between(1_400)), 'space-behind')).toHaveLength(2);
  });
});

describe('the front of storage', () => {
  test('opens', () => {
    // Its doors are 460 mm wide.
    const inFront = (free: number) => problems([piece(sample.cupboard, 3_000, 5_000 - free - 210)]);
    expect(of(inFront(400), 'front')).toMatchObject([{ severity: 'error', is: 400, needed: 460 }]);
    expect(of(inFront(700), 'front')).toMatchObject([{ severity: 'hint', needed: 760 }]);
    expect(of(inFront(800), 'front')).toEqual([]);
  });

  test('of a pedestal opens to the chair, below the desk', () => {
    const turned = (angle: number) => [
      ...workplace(3_000, 400),
      piece(sample.pedestal, 3_450, 460, { angle }),
    ];
    expect(of(problems(turned(0)), 'front')).toEqual([]);
    expect(of(problems(turned(180)), 'front')).toHaveLength(1);
  });
});

describe('a room', () => {
  test('has a place where a wheelchair turns', () => {
    const long = (depth: number) =>
      rectangularRoom(8_000, depth, { openings: [door(3, 300, { swing: 'out' })] });
    const desk = workplace(7_000, 350);
    expect(of(problems(desk, long(1_900)), 'turning-circle')).toEqual([]);
    expect(of(problems(desk, long(1_400)), 'turning-circle')).toMatchObject([{ is: 1_400, needed: 1_500 }]);
  });

  test('has an area for everyone who works there', () => {
    const small = rectangularRoom(3_000, 4_500, withDoor);
    const two = [...workplace(800, 1_500), ...workplace(2_200, 1_500)];
    expect(of(problems(two, small), 'area-per-person')).toMatchObject([{ is: 13.5, needed: 14 }]);
    expect(of(problems(workplace(1_500, 1_500), small), 'area-per-person')).toEqual([]);
  });

  test('has sockets within the reach of a lead', () => {
    const room = (width: number) =>
      rectangularRoom(width, 5_000, { ...withDoor, sockets: [{ id: 's', wall: 1, at: 2_000 }] });
    expect(of(problems(workplace(3_000, 2_000), room(6_000)), 'socket')).toEqual([]);
    expect(of(problems(workplace(3_000, 2_000), room(8_000)), 'socket')).toMatchObject([
      { is: 4_300, needed: 3_000 },
    ]);
    expect(of(problems(workplace(3_000, 2_000)), 'socket')).toEqual([]);
  });

  test('has no window in front of who works at a screen, nor behind', () => {
    const openings = (wall: number, at: number) =>
      rectangularRoom(6_000, 5_000, { openings: [door(3, 400), windowIn(wall, at, 2_000)] });
    const desk = workplace(3_000, 2_000);
    expect(of(problems(desk, openings(0, 2_000)), 'glare')).toMatchObject([{ is: 2_650, needed: 3_000 }]);
    expect(of(problems(desk, openings(2, 2_000)), 'glare')).toHaveLength(1);
    expect(of(problems(desk, openings(1, 1_000)), 'glare')).toEqual([]);
    expect(of(problems(desk, openings(0, 4_000)), 'glare')).toEqual([]);
  });
});

test('1,000 m² with 1,500 pieces have no false alarm, and always the same answer', () => {
  const pieces = [0, 1, 2, 3, 4, 5].flatMap((row) =>
    Array.from({ length: 13 }, (_, column): Piece[] => {
      const [x, y] = [2_500 + column * 2_800, 2_300 + row * 3_600];
      const places = [-600, 600].flatMap((dx) => [1, -1].map((side) => ({ x: x + dx, side })));
      return [
        piece(sample.bench, x, y),
        ...places.flatMap((place) => {
          const angle = place.side > 0 ? 0 : 180;
          return [
            piece(sample.chair, place.x, y + place.side * 910, { angle: 180 - angle }),
            piece(sample.monitor, place.x, y + place.side * 250, { angle }),
            piece(sample.pedestal, place.x + 380, y + place.side * 320, { angle }),
            piece('lawh-bar-led-desk-lamp-black', place.x - 450, y + place.side * 250, { angle }),
          ];
        }),
      ];
    }).flat(),
  );
  const room = rectangularRoom(40_000, 25_000, { openings: [door(0, 500), door(2, 20_000)] });
  const large = plan([room], pieces);
  const first = checkPlan(large, plannedProducts);
  expect(checkPlan(large, plannedProducts)).toEqual(first);
  expect(first.filter(({ rule }) => rule === 'walkway' || rule === 'unreachable')).toEqual([]);
  expect(of(first, 'collision')).toEqual([]);
});
