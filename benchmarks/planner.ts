import { planRoom } from '#domain/planner/layout/plan-room.ts';
import { mostPlaces } from '#domain/planner/layout/rows/upper-bound.ts';
import type { Plan, Room } from '#domain/planner/plan.ts';
import { checkPlan } from '#domain/planner/rules/check-plan.ts';
import {
  door,
  plannedProducts,
  point,
  rectangularRoom,
  windowIn,
} from '../tests/support/plans/planned-products.ts';
import { isTrial } from './support/options.ts';
import { percentile } from './support/percentile.ts';
import { milliseconds, report, rounded } from './support/result.ts';

/** How long do three layouts of a room take, and how many people do they seat of those who could? */
const rounds = isTrial ? 1 : 5;
/** Square metres, width and depth in metres, and how many people are usual there. */
const rooms = [
  [3, 2, 1],
  [4, 3, 2],
  [6, 5, 5],
  [9, 7, 9],
  [12, 10, 18],
  [20, 12.5, 38],
  [25, 20, 80],
  [40, 25, 150],
] as const;
const mostPeople = 200;

/** Two wings of an L: how wide they are, how long beside their corner, in metres, and people. */
const wings = [
  [2.8, 6.2, 8, 40],
  [4.5, 12, 15.5, 60],
  [3, 35, 30, 60],
  [6, 30, 35, 120],
] as const;

/** A rectangle without one corner, in metres, and people. */
const withoutCorner = [
  [11, 8.5, 12],
  [22.6, 18.6, 150],
] as const;

/** Without a limit of stock, since the bound knows none. */
const products = new Map(
  [...plannedProducts].map(([id, product]) => [id, { ...product, stock: 2 * mostPeople }]),
);
/** Half of a bench for two. */
const bench = { width: 1_200, depth: 610 };

function roomOf(width: number, depth: number) {
  return rectangularRoom(width, depth, {
    openings: [door(2, 300, { width: width > 10_000 ? 1_200 : 900 }), windowIn(3, 300, depth - 600)],
  });
}

function roomWithWings(wide: number, down: number, across: number): Room {
  const outline = [
    point(0, 0),
    point(wide, 0),
    point(wide, down),
    point(wide + across, down),
    point(wide + across, down + wide),
    point(0, down + wide),
  ];
  return { ...rectangularRoom(1, 1), outline, openings: [door(4, 1_000)] };
}

function roomWithoutCorner(width: number, depth: number): Room {
  const outline = [
    point(0, 0),
    point(Math.round(0.7 * width), 0),
    point(width, Math.round(0.4 * depth)),
    point(width, depth),
    point(0, depth),
  ];
  return { ...rectangularRoom(1, 1), outline, openings: [door(0, 900), windowIn(3, 500, width - 1_000)] };
}

function layouts(room: Room, people: number, seed: number) {
  return planRoom({
    name: 'Office',
    rooms: [room],
    products,
    people,
    style: 'modern',
    budget: null,
    day: null,
    earliestDays: new Map(),
    seed,
  });
}

/** Processor time in milliseconds, which other work on the machine does not lengthen as it does the time on the clock. */
function timed<T>(work: () => T): { result: T; time: number } {
  const start = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(start);
  return { result, time: (user + system) / 1_000 };
}

function medianTime(work: (round: number) => unknown): number {
  return percentile(
    Array.from({ length: rounds }, (_, round) => timed(() => work(round)).time),
    0.5,
  );
}

function measure([metresWide, metresDeep, people]: (typeof rooms)[number]) {
  const [width, depth] = [metresWide * 1_000, metresDeep * 1_000];
  const room = roomOf(width, depth);
  const usual = layouts(room, people, 1);
  const full = layouts(room, mostPeople, 1);
  const [check] = usual.map(({ plan }: { plan: Plan }) => medianTime(() => checkPlan(plan, products)));
  const most = Math.min(mostPeople, mostPlaces(width, depth, bench));
  const seats = Math.max(...full.map((proposal) => proposal.people));
  return {
    area: metresWide * metresDeep,
    people,
    time: medianTime((round) => layouts(room, people, round)),
    fullTime: medianTime((round) => layouts(room, mostPeople, round)),
    check: check ?? 0,
    seats,
    most,
    errors: [...usual, ...full].flatMap(({ plan }) =>
      checkPlan(plan, products).filter(({ severity }) => severity === 'error'),
    ).length,
  };
}

// The first layouts are slower, until the compiler knows the code.
for (let round = 0; round < 3; round += 1) layouts(roomOf(10_000, 8_000), 12, round);
const measured = rooms.map(measure);
const withWings = wings.map(([wide, down, across, people]) => {
  const room = roomWithWings(wide * 1_000, down * 1_000, across * 1_000);
  return {
    wide,
    area: wide * (wide + down + across),
    people,
    time: medianTime((round) => layouts(room, people, round)),
    seats: Math.max(...layouts(room, people, 1).map((proposal) => proposal.people)),
  };
});
const withWallAskew = withoutCorner.map(([width, depth, people]) => {
  const room = roomWithoutCorner(width * 1_000, depth * 1_000);
  return {
    area: width * depth * 0.94,
    people,
    time: medianTime((round) => layouts(room, people, round)),
    seats: Math.max(...layouts(room, people, 1).map((proposal) => proposal.people)),
  };
});
const large = measured.filter(({ area }) => area >= 60);
await report('planner', {
  question: 'How long do three layouts of a room take, and how many people do they seat of those who could?',
  method:
    `planRoom with the seeded products without a limit of stock, in rectangular rooms with a door and windows on a short side, in rooms of two wings, and with a wall askew: ` +
    `for a usual number of people, and for ${mostPeople}, of whom as many as possible are to be seated. Processor time, median ` +
    `of ${rounds}. The limit of the time is checkPlan for one of the layouts, which each of the three passes at least once. The ` +
    `limit of the seats is mostPlaces, the theoretical packing of benches of 1.20 m without door, column or storage.`,
  tables: [
    {
      title: 'Three layouts',
      columns: [
        'm²',
        'people',
        'time',
        `time for ${mostPeople}`,
        'check of one',
        'seats when full',
        'upper bound',
        'share',
      ],
      rows: measured.map(({ area, people, time, fullTime, check, seats, most }) => [
        area,
        people,
        milliseconds(time),
        milliseconds(fullTime),
        milliseconds(check),
        seats,
        most,
        most === 0 ? '-' : rounded(seats / most),
      ]),
    },
    {
      title: 'Three layouts of an L',
      columns: ['wings in m', 'm²', 'people', 'time', 'seats'],
      rows: withWings.map(({ wide, area, people, time, seats }) => [
        wide,
        rounded(area),
        people,
        milliseconds(time),
        seats,
      ]),
    },
    {
      title: 'Three layouts of a room with a wall askew',
      columns: ['m²', 'people', 'time', 'seats'],
      rows: withWallAskew.map(({ area, people, time, seats }) => [
        rounded(area),
        people,
        milliseconds(time),
        seats,
      ]),
    },
  ],
  bars: [
    {
      what: 'the longest time of three layouts in milliseconds',
      value: Math.max(
        ...measured.flatMap(({ time, fullTime }) => [time, fullTime]),
        ...withWings.map(({ time }) => time),
        ...withWallAskew.map(({ time }) => time),
      ),
      atMost: 2_000,
    },
    {
      what: 'the least share of the upper bound, from 60 m²',
      value: Math.min(...large.map(({ seats, most }) => seats / most)),
      atLeast: 0.85,
    },
    {
      what: 'the number of errors that checkPlan finds',
      value: measured.reduce((sum, { errors }) => sum + errors, 0),
      atMost: 0,
    },
  ],
});
