import { areaOf } from '../geometry/polygon.ts';
import type { Plan, Room } from '../plan.ts';
import type { PieceKind } from '../planned-product.ts';
import type { Draft } from './floor/draft.ts';
import {
  type LayoutKind,
  type LayoutProposal,
  type LayoutRequest,
  layoutKinds,
  type ShortBecause,
} from './layout-request.ts';
import { piecesOf } from './plan-pieces.ts';
import { Assortment, type Thrift } from './products/assortment.ts';
import { type PlaceSystem, placeSystems } from './products/place-system.ts';
import { Supply } from './products/supply.ts';
import { furnishRoom, priceOfPlaces } from './propose.ts';
import { repaired } from './repair.ts';

/** Three furnished layouts of different kinds for the same wish. */
export function planRoom(request: LayoutRequest): LayoutProposal[] {
  const proposals: LayoutProposal[] = [];
  for (const kind of layoutKinds) proposals.push(proposeAnother(request, kind, proposals));
  return proposals;
}

const variants = 3;

/** In a small room, kinds may come to the same desks; then others are tried that seat as many. */
function proposeAnother(
  request: LayoutRequest,
  kind: LayoutKind,
  others: readonly LayoutProposal[],
): LayoutProposal {
  const desks = ({ plan: { pieces } }: LayoutProposal) =>
    pieces
      .filter(({ product }) => placesToWork.has(request.products.get(product)?.kind ?? 'floor'))
      .map(({ x, y, angle }) => `${x} ${y} ${angle}`)
      .sort()
      .join();
  const isNew = (proposal: LayoutProposal) => others.every((other) => desks(other) !== desks(proposal));
  const first = propose(request, kind, 0);
  if (first.people === 0 || isNew(first)) return first;
  for (let variant = 1; variant <= variants; variant += 1) {
    const other = propose(request, kind, variant);
    if (other.people >= first.people && isNew(other)) return other;
  }
  return first;
}

const placesToWork: ReadonlySet<PieceKind> = new Set(['desk', 'bench']);

/** From what suits best to what is cheapest. */
const thrifts: readonly Thrift[] = [0.3, 1, 2.5, 8];
/** Of the budget, for desks and chairs; the rest is for all else. */
const shareOfPlaces = 0.75;
const systemsTried = 3;

function propose(request: LayoutRequest, kind: LayoutKind, variant: number): LayoutProposal {
  const { people, rooms } = request;
  const { assortment, systems } = choose(request);
  const supply = new Supply(request.budget);
  const drafts: Draft[] = [];
  // Without a desk or a chair there is no place, however large the room.
  let because: ShortBecause =
    systems.length === 0 || assortment.for('work-chair').length === 0 ? 'stock' : 'room';
  let carried = 0;
  for (const { room, share } of sharesOf(rooms, people, kind)) {
    const wanted = share + carried;
    const { draft, lack } = furnishRoom({
      room,
      rooms,
      kind,
      people: wanted,
      assortment,
      systems,
      supply,
      variant,
    });
    drafts.push(draft);
    // People without a place in one room may get one in the next.
    carried = wanted - draft.workers;
    if (lack) because = lack;
  }
  const planOf = (): Plan => ({
    name: request.name,
    rooms,
    pieces: drafts.flatMap((draft, room) => piecesOf(draft, `${room + 1}`)),
  });
  const plan = repaired(drafts, planOf, request.products);
  const placed = drafts.reduce((sum, { workers }) => sum + workers, 0);
  const shortBy = people - placed;
  return { kind, plan, people: placed, shortBy, because: shortBy > 0 ? because : null, price: supply.spent };
}

/** Square metres of a room for meetings, and for each person in the others while one is set aside. */
const leastMeetingRoom = 9;
const easyArea = 5;

/** How many people work in each room, the largest first: by area; one room stays for meetings where the others suffice. */
function sharesOf(rooms: readonly Room[], people: number, kind: LayoutKind): { room: Room; share: number }[] {
  const sized = rooms
    .map((room) => ({ room, area: areaOf(room.outline) }))
    .toSorted((one, other) => other.area - one.area);
  const all = sized.reduce((sum, { area }) => sum + area, 0);
  const last = sized.at(-1);
  const isForMeetings =
    kind !== 'rows' &&
    sized.length > 1 &&
    last !== undefined &&
    last.area >= leastMeetingRoom &&
    all - last.area >= people * easyArea;
  const working = isForMeetings ? sized.slice(0, -1) : sized;
  let area = working.reduce((sum, one) => sum + one.area, 0);
  let left = people;
  return sized.map(({ room, area: own }, index) => {
    if (index >= working.length) return { room, share: 0 };
    const share = Math.min(left, Math.round((left * own) / area));
    area -= own;
    left -= share;
    return { room, share };
  });
}

/** The products that suit best among those of which everybody's place leaves a part of the budget; else the cheapest. */
function choose(request: LayoutRequest): Choice {
  const { people, budget } = request;
  let last: Choice | null = null;
  for (const thrift of thrifts) {
    const assortment = new Assortment({ ...request, thrift });
    const systems = placeSystems(assortment, people).slice(0, systemsTried);
    if (budget === null) return { assortment, systems };
    const priceOf = (system: PlaceSystem) => priceOfPlaces({ systems: [system], assortment }, people);
    const affordable = systems.filter((system) => priceOf(system) <= budget * shareOfPlaces);
    if (affordable.length > 0) return { assortment, systems: affordable };
    last = {
      assortment,
      systems: systems.toSorted((one, other) => priceOf(one) - priceOf(other)).slice(0, 1),
    };
  }
  if (!last) throw new Error('there is no thrift to try');
  return last;
}

interface Choice {
  readonly assortment: Assortment;
  readonly systems: readonly PlaceSystem[];
}
