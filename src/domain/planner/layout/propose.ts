import type { Dirhams } from '#primitives/money.ts';
import { areaOf, type Bounds, boundsOf } from '../geometry/polygon.ts';
import { toDrawing } from '../geometry/rectangle.ts';
import type { Room } from '../plan.ts';
import { addDividers, meetingCell } from './dividers.ts';
import { Draft } from './floor/draft.ts';
import { frameOf } from './floor/local-frame.ts';
import { Reach, wayWidths } from './floor/reach.ts';
import { settled } from './floor/setting.ts';
import { type Sides, sidesOf } from './floor/sides.ts';
import { usersOfMain, Ways } from './floor/ways.ts';
import { wingsOf } from './floor/wings.ts';
import {
  addBooth,
  addCoffeeCorner,
  addInCorner,
  addLounge,
  addManager,
  addMeetingTable,
  addPlanters,
  addReception,
  addStorage,
  cornerPoints,
  doorPoints,
  type Furnishing,
  squareMetres,
} from './furnish.ts';
import { addBoardAtTable, furnishForMeetings } from './furnish-for-meetings.ts';
import type { LayoutKind } from './layout-request.ts';
import type { Assortment } from './products/assortment.ts';
import { type PlaceSystem, pricePerPlace } from './products/place-system.ts';
import type { Supply } from './products/supply.ts';
import { type Arrangement, arrange, mostQualityIn } from './rows/arrange.ts';
import { addEnds, endOf } from './rows/ends.ts';
import { addPedestals } from './rows/pedestals.ts';
import { type Lack, placeRows, rowBoxes, trimmedRows } from './rows/place-rows.ts';

export interface RoomWish {
  readonly room: Room;
  /** Absent: all of the room is furnished; else a part of this one. */
  readonly within?: Room | undefined;
  readonly rooms: readonly Room[];
  readonly kind: LayoutKind;
  readonly people: number;
  readonly assortment: Assortment;
  readonly systems: readonly PlaceSystem[];
  readonly supply: Supply;
  /** Above 0: arranged in another way, since the first one is that of another proposal. */
  readonly variant?: number;
}

export interface FurnishedRoom {
  readonly draft: Draft;
  readonly lack: Lack | null;
}

/** What is placed before the desks, so that they leave it room. */
interface Zones {
  readonly meeting: number;
  /** Whether the table stands behind dividers. */
  readonly isDivided: boolean;
  readonly hasLounge: boolean;
  readonly hasReception: boolean;
  readonly hasManager: boolean;
}

const none: Zones = {
  meeting: 0,
  isDivided: false,
  hasLounge: false,
  hasReception: false,
  hasManager: false,
};

interface Trial {
  readonly turn: number;
  readonly zones: Zones;
  readonly arrangement: Arrangement | null;
  /** Up to as many as are wanted. */
  readonly places: number;
  readonly points: number;
}

/** One room with places to work and all that belongs to them. */
export function furnishRoom(wish: RoomWish): FurnishedRoom {
  const best = bestTrial(wish);
  if (best.places < wish.people) {
    const wings = bestWings(wish, best);
    if (wings) return furnishWings(wish, wings);
  }
  const draft = draftOf(wish, best.turn);
  const sides = sidesOf(draft);
  const { assortment, supply, people } = wish;
  supply.reserved = priceOfPlaces(wish, people);
  placeZones(wish, draft, sides, best.zones);
  supply.reserved = 0;
  const lack = best.arrangement ? placeDesks(wish, draft, best.arrangement) : null;
  const furnishing = { draft, assortment, sides, ways: new Ways(draft, people) };
  addExtras(wish, furnishing, best.zones, best.arrangement);
  return { draft, lack };
}

/** An L whose wings are seen as two rooms: desks of the one stand across those of the other. */
interface WingTrial {
  readonly cut: number;
  readonly turn: number;
}

/** In wider wings, rows of either direction take as many places. */
const narrowWing = 5_000;

/** In larger rooms the trials would take seconds. */
const mostAreaWithWings = 150_000_000;

/** The way to furnish narrow wings in two directions that gives the most places, if it gives more than one direction. */
function bestWings(wish: RoomWish, { turn, places }: Trial): WingTrial | null {
  const { outline } = draftOf(wish, turn).shape;
  if (areaOf(outline) > mostAreaWithWings) return null;
  let best: WingTrial | null = null;
  let most = places;
  for (const [cut, { through, beside }] of wingsOf(outline).entries()) {
    const sides = [through, beside].flatMap((wing) => [wing.right - wing.left, wing.bottom - wing.top]);
    if (Math.min(...sides) >= narrowWing) continue;
    const mark = wish.supply.mark();
    const { workers } = placeInWings(wish, { cut, turn }).draft;
    wish.supply.giveBackTo(mark);
    if (workers > most) [best, most] = [{ cut, turn }, workers];
  }
  return best;
}

function furnishWings(wish: RoomWish, trial: WingTrial): FurnishedRoom {
  const furnished = placeInWings(wish, trial);
  const { draft } = furnished;
  const ways = new Ways(draft, wish.people);
  addExtras(wish, { draft, assortment: wish.assortment, sides: sidesOf(draft), ways }, none, null);
  return furnished;
}

/** Desks in the wing that goes through, then in what is left, across the first. */
function placeInWings(wish: RoomWish, { cut, turn }: WingTrial): FurnishedRoom {
  const first = draftOf(wish, turn);
  const wings = wingsOf(first.shape.outline)[cut];
  if (!wings) return { draft: first, lack: null };
  first.keepFree([wings.beside, wings.mouth]);
  const one = arrangeDesks(wish, first);
  const lack = one && placeDesks(wish, first, one);
  const second = draftOf(wish, turn + across);
  second.keepOnly(first.settings.map((setting) => settled(setting, seenAcross)));
  second.keepFree([boxAcross(wings.mouth)]);
  if (one) {
    const { top, bottom } = wings.through;
    second.keepFree(one.aisles.ways.map(({ from, to }) => boxAcross({ left: from, right: to, top, bottom })));
  }
  const two = lack ? null : arrangeDesks(wish, second);
  return { draft: second, lack: two ? placeDesks(wish, second, two) : lack };
}

function arrangeDesks(wish: RoomWish, draft: Draft): Arrangement | null {
  const people = wish.people - draft.workers;
  return arrange(draft, {
    ...deskWish(wish, draft),
    people,
    isReachable: reachTest(wish, draft, people),
  });
}

const across = 90;
/** What is placed in one frame, in the frame that is turned by `across`. */
const seenAcross = { x: 0, y: 0, angle: 360 - across };

function boxAcross({ left, top, right, bottom }: Bounds): Bounds {
  return boundsOf([
    toDrawing(seenAcross, { x: left, y: top }),
    toDrawing(seenAcross, { x: right, y: bottom }),
  ]);
}

function draftOf({ room, within = room, rooms, supply }: RoomWish, turn: number): Draft {
  return new Draft(room, rooms, { angle: (frameOf(within.outline).angle + turn) % 360 }, supply, within);
}

/** For one more place, which counts more than anything else. */
const pointsOfPlace = 100;

/** For the sides from which light and people come. */
function pointsOfSides({ light, doorsBelow }: Sides): number {
  return 6 * light + 3 * doorsBelow;
}

/** Reception, desks of a manager and an assistant, meeting table and lounge. */
const mostZones = 5;

function bestTrial(wish: RoomWish): Trial {
  let best: Trial = { turn: 0, zones: none, arrangement: null, places: 0, points: Number.NEGATIVE_INFINITY };
  const { room, people } = wish;
  const most = people * pointsOfPlace + mostQualityIn(areaOf(room.outline), wish) + mostZones;
  const turns = [0, 90, 180, 270]
    .map((turn) => ({ turn, points: pointsOfSides(sidesOf(draftOf(wish, turn))) }))
    .toSorted((one, other) => other.points - one.points);
  for (const zones of zonesOf(wish)) {
    for (const { turn, points } of turns) {
      if (best.points >= most + points) break;
      const trial = tryOut(wish, turn, zones);
      if (trial.points > best.points) best = trial;
    }
    // Regular rows are worth more than dividers.
    const isDone = !zones.isDivided || best.arrangement?.isRegular !== false;
    if (isDone && best.places >= wish.people) return best;
  }
  return best;
}

function tryOut(wish: RoomWish, turn: number, zones: Zones): Trial {
  const draft = draftOf(wish, turn);
  const mark = wish.supply.mark();
  const sides = sidesOf(draft);
  placeZones(wish, draft, sides, zones);
  const workers = draft.workers;
  const arrangement = arrangeDesks(wish, draft);
  wish.supply.giveBackTo(mark);
  const places = Math.min(wish.people, workers + (arrangement?.places ?? 0));
  const points =
    places * pointsOfPlace + (arrangement?.quality ?? 0) + pointsOfSides(sides) + draft.settings.length;
  return { turn, zones, arrangement, places, points };
}

/** Whether one gets to all places, and to the ways between them by one that is wide enough for all. */
function reachTest(
  { people }: RoomWish,
  draft: Draft,
  wanted: number,
): (arrangement: Arrangement) => boolean {
  const shared = new Reach(draft, wayWidths.shared, 0);
  const main = people > usersOfMain ? new Reach(draft, wayWidths.main, 0) : null;
  const { top, bottom } = draft.shape.bounds;
  const taken = draft.settings.flatMap(({ free }) => free);
  return ({ rows, system, spacing, aisles }) => {
    const { solid, free } = rowBoxes(trimmedRows(rows, wanted, system.pitch), system, spacing.behind);
    if (!shared.reaches([...taken, ...free], solid)) return false;
    const ways = aisles.ways.map(({ from, to }) => ({ left: from, right: to, top, bottom }));
    return main?.reaches(ways.length > 0 ? ways : free, solid) ?? true;
  };
}

/** Sizes of groups for variants of a layout. */
const otherGroups = [3, null, 1] as const;

function deskWish({ kind, people, systems, assortment, variant = 0 }: RoomWish, draft: Draft) {
  const depth = 2 * (systems[0]?.depth ?? 700);
  const isSmall = people <= 5;
  if (variant > 0) {
    const groupOf = otherGroups[(variant - 1) % otherGroups.length] ?? null;
    return { systems: systems.toReversed(), groupOf, endDepth: 0, prefersSingles: variant % 2 === 0 };
  }
  if (kind === 'rows') return { systems, groupOf: null, endDepth: 0, prefersSingles: isSmall };
  const end = kind === 'clusters' && !isSmall ? endOf(assortment, draft, depth) : null;
  const groupOf = kind === 'cells' && people >= 18 ? 3 : 2;
  return { systems, groupOf, endDepth: end?.depth ?? 0, prefersSingles: false };
}

/** Square metres for each person, below which dividers take the place of desks. */
const forDividers = 6.5;

/** From the richest to none. */
function zonesOf({ kind, people, room, variant = 0 }: RoomWish): Zones[] {
  if (people === 0) return [none];
  if (people <= 2 && variant > 0) return [{ ...none, meeting: 4 }, none];
  if (people <= 2 && kind !== 'rows') {
    const manager = { ...none, hasManager: true };
    return kind === 'cells' ? [{ ...manager, meeting: 4 }, manager, none] : [manager, none];
  }
  if (kind !== 'cells') return [none];
  const meeting = Math.min(10, Math.max(4, Math.ceil(people / 3)));
  const area = areaOf(room.outline);
  const hasReception =
    people >= 20 && area / people >= 7 && room.openings.some((opening) => opening.kind === 'door');
  // Places in the rows are in pairs.
  const hasManager = people >= 5 && (people - (hasReception ? 2 : 1)) % 2 === 0;
  const rich = { meeting, isDivided: false, hasLounge: true, hasReception, hasManager };
  const zones = [
    ...(area >= forDividers * people ? [{ ...rich, isDivided: true }] : []),
    rich,
    { ...rich, hasReception: false, hasManager: false },
    { ...none, meeting: Math.min(meeting, 6) },
    { ...none, meeting: 4 },
    none,
  ];
  // Beside the desks, a table takes about 2 m² for each of its places.
  return zones.filter(
    (zone) => area >= 4.5 * people + 2 * zone.meeting + (zone.hasLounge ? 8 : 0) || zone === none,
  );
}

function placeZones({ assortment, people }: RoomWish, draft: Draft, sides: Sides, zones: Zones): void {
  const furnishing: Furnishing = { draft, assortment, sides, ways: new Ways(draft, people) };
  furnishing.ways.remember([]);
  if (zones.hasReception) addReception(furnishing);
  if (zones.hasManager) {
    const inCorner = (box: Bounds) => cornerPoints(draft, box) - 0.5 * doorPoints(draft, box);
    addManager(furnishing, [2, 1, 0], inCorner);
    if (people === 2 && draft.workers === 1) addManager(furnishing, [0], inCorner);
  }
  if (zones.meeting > 0) {
    const isDivided = zones.isDivided && addMeetingCell(furnishing, zones.meeting);
    if (!isDivided) addMeetingTable(furnishing, zones.meeting);
  }
  if (zones.hasLounge) addLounge(furnishing);
}

function addMeetingCell(furnishing: Furnishing, people: number): boolean {
  return (['left', 'right'] as const).some((wall) => {
    const cell = meetingCell(furnishing, people, wall);
    return cell !== null && addInCorner(furnishing, cell, wall);
  });
}

function placeDesks({ assortment, people }: RoomWish, draft: Draft, arrangement: Arrangement): Lack | null {
  const { system, aisles, rows, spacing } = arrangement;
  const { top, bottom } = draft.shape.bounds;
  const wanted = people - draft.workers;
  const needed = trimmedRows(rows, wanted, system.pitch);
  const lack = placeRows(draft, {
    rows: needed,
    system,
    assortment,
    people,
    behind: Math.min(spacing.behind, 1_000),
  });
  draft.keepFree(aisles.ways.map(({ from, to }) => ({ left: from, right: to, top, bottom })));
  return lack;
}

/**
 * A cupboard of 90 cm for every four people, in metres: with five shelves it holds more than a metre of files for each of them, who has
 * drawers below the desk too. (Assumed: no rule says it, and offices keep less paper each year.)
 */
const storagePerPerson = 0.23;
/** Square metres for each person, below which a room is for desks alone. */
const crowded = 4;

function addExtras(
  wish: RoomWish,
  furnishing: Furnishing,
  zones: Zones,
  arrangement: Arrangement | null,
): void {
  const { draft, assortment } = furnishing;
  const people = draft.workers;
  if (people === 0) {
    furnishing.ways.remember([]);
    furnishForMeetings(furnishing);
    return;
  }
  if (arrangement && wish.kind === 'clusters') {
    const { rows, system } = arrangement;
    addEnds(draft, trimmedRows(rows, people, system.pitch), system, assortment);
  }
  addPedestals(draft, assortment);
  furnishing.ways.remember(draft.settings.flatMap(({ free }) => free));
  if (arrangement && wish.kind === 'cells') {
    const { rows, system } = arrangement;
    addDividers(furnishing, trimmedRows(rows, people, system.pitch), system);
  }
  const each = squareMetres(draft) / Math.max(1, people);
  if (zones.meeting > 0) addBoardAtTable(furnishing);
  if (zones.meeting === 0 && people >= 4)
    addMeetingTable(furnishing, Math.min(10, Math.max(4, Math.ceil(people / 4))));
  if (!zones.hasLounge && people >= 8) addLounge(furnishing);
  if (each >= crowded) addStorage(furnishing, people * storagePerPerson);
  if (people >= 8) addCoffeeCorner(furnishing);
  if (people >= 30 && each >= 6) addMeetingTable(furnishing, 4);
  if (wish.kind === 'cells' && people >= 20 && each >= 8) addBooth(furnishing);
  if (people >= 2) addPlanters(furnishing, Math.min(6, Math.ceil(people / 8)));
}

/** What desks and chairs for so many people cost at least, in the assortment's first choice. */
export function priceOfPlaces(
  { systems, assortment }: Pick<RoomWish, 'systems' | 'assortment'>,
  people: number,
): Dirhams {
  const [system] = systems;
  const [unit] = system ? [...system.doubles, ...system.singles] : [];
  const [chair] = assortment.for('work-chair');
  if (!unit || !chair) return 0;
  return Math.ceil(people * (pricePerPlace(unit) + chair.price));
}
