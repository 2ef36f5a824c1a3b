import type { PlannedProduct } from '../planned-product.ts';
import { seatPlaces } from '../seat-places.ts';
import { boxAround, boxOf, type Setting, type Standing, settled } from './floor/setting.ts';
import type { Assortment, Role } from './products/assortment.ts';
import type { Supply } from './products/supply.ts';
import { withChairs } from './rows/work-place.ts';

/** Free behind who sits at a table, and in front of what one walks up to. */
const behindChair = 1_000;
const inFront = 950;

/** The first product of a role with as many pieces in stock. */
export function pick(
  assortment: Assortment,
  supply: Supply,
  role: Role,
  count = 1,
  suits: (product: PlannedProduct) => boolean = () => true,
): PlannedProduct | null {
  return (
    assortment
      .for(role)
      .find(
        (product) => supply.left(product) >= count && product.price * count <= supply.money && suits(product),
      ) ?? null
  );
}

/** Of the places asked for, so many more may stay empty: one chair at a table for six, two at a table for eight. */
const spareShare = 0.25;

/**
 * A table for at least so many people with chairs: the smallest that is enough, or tables put together where it would be much too
 * large; the largest one if none has as many places.
 */
export function meetingTable(assortment: Assortment, supply: Supply, people: number): Setting | null {
  const tables = assortment.for('meeting-table').filter((table) => supply.left(table) > 0);
  const enough = tables.filter(({ seats }) => seats >= people);
  const least = Math.min(...enough.map(({ seats }) => seats));
  const joined = least > people * (1 + spareShare) ? joinedTables(assortment, supply, people, least) : null;
  if (joined) return joined;
  const largest = Math.max(...tables.map(({ seats }) => seats));
  const table =
    enough.find(({ seats }) => seats <= least + 1) ?? tables.find(({ seats }) => seats === largest) ?? null;
  return table && tableWithChairs(assortment, supply, table, 'meeting-chair');
}

/** At longer tables, those at the ends do not hear each other. */
const longestJoined = 6_000;

/** Training tables back to back, which are made to be put together, as one table with fewer places than `below`. */
function joinedTables(assortment: Assortment, supply: Supply, people: number, below: number): Setting | null {
  for (const table of assortment.for('training-table')) {
    const places = seatPlaces(table);
    // People on one side only, so that the other one can stand at the next table.
    if (places.length === 0 || places.some(({ angle }) => angle !== places[0]?.angle)) continue;
    const columns = Math.ceil(people / (2 * places.length));
    const chairs = 2 * columns * places.length;
    if (chairs >= below || columns * table.width > longestJoined) continue;
    if (supply.left(table) < 2 * columns || table.price * 2 * columns > supply.money) continue;
    const chair = pick(
      assortment,
      supply,
      'meeting-chair',
      chairs,
      ({ width }) => width <= table.width / places.length + 20,
    );
    if (!chair) continue;
    const one = withChairs(table, chair, behindChair);
    const all = Array.from({ length: columns }, (_, column) => (column - (columns - 1) / 2) * table.width)
      .flatMap((x) => [
        { x, y: table.depth / 2, angle: 0 },
        { x, y: -table.depth / 2, angle: 180 },
      ])
      .map((at) => settled(one, at));
    return {
      pieces: all.flatMap(({ pieces }) => pieces),
      free: all.flatMap(({ free }) => free),
      seats: all.flatMap(({ seats }) => seats),
      workers: 0,
    };
  }
  return null;
}

/** A table with a chair at each place; null: there are not enough chairs of one model. */
export function tableWithChairs(
  assortment: Assortment,
  supply: Supply,
  table: PlannedProduct,
  role: Role,
): Setting | null {
  const places = seatPlaces(table);
  const chairs = places.filter(({ needsChair }) => needsChair).length;
  if (chairs === 0) return { ...withChairs(table, null, behindChair), workers: 0 };
  const width = table.width / Math.max(1, Math.ceil(chairs / 2));
  const chair = pick(assortment, supply, role, chairs, (one) => chairs <= 4 || one.width <= width + 20);
  return chair && { ...withChairs(table, chair, behindChair), workers: 0 };
}

/** High tables to stand or sit at, with stools. */
export function coffeeCorner(assortment: Assortment, supply: Supply): Setting | null {
  const high = pick(assortment, supply, 'high-table');
  const withStools = high && tableWithChairs(assortment, supply, high, 'stool');
  if (withStools) return withStools;
  const low = pick(assortment, supply, 'cafe-table', 1, ({ seats }) => seats <= 4);
  return low && tableWithChairs(assortment, supply, low, 'visitor-chair');
}

const sofaToTable = 400;
const armchairToTable = 350;
/** The way to the sofa, past its open end. */
const toSofa = 950;

/** A sofa with its back to the wall, a low table, and an armchair on one side; from the other one gets to the sofa. */
export function lounge(
  assortment: Assortment,
  supply: Supply,
  { hasArmchair, open }: { readonly hasArmchair: boolean; readonly open: 'left' | 'right' },
): Setting | null {
  const sofa = pick(assortment, supply, 'sofa', 1, ({ seats }) => seats >= 2);
  if (!sofa) return null;
  const table = pick(assortment, supply, 'coffee-table');
  const armchair = hasArmchair
    ? pick(assortment, supply, 'waiting-seat', 1, ({ seats, width }) => seats === 1 && width <= 900)
    : null;
  if (hasArmchair && !armchair) return null;
  const pieces: Standing[] = [{ product: sofa, x: 0, y: 0, angle: 0 }];
  const tableDepth = table?.depth ?? 0;
  const front = sofa.depth / 2;
  const tableY = front + sofaToTable + tableDepth / 2;
  if (table) pieces.push({ product: table, x: 0, y: tableY, angle: 0 });
  const side = open === 'right' ? -1 : 1;
  if (armchair) {
    const x = side * ((table?.width ?? 800) / 2 + armchairToTable + armchair.depth / 2);
    pieces.push({ product: armchair, x, y: tableY + 100, angle: side < 0 ? 270 : 90 });
  }
  const half = Math.max(sofa.width, table?.width ?? 0) / 2;
  const seatsEnd = pieces.reduce((end, piece) => Math.max(end, boxOf(piece).bottom), tableY + tableDepth / 2);
  const outer = pieces.reduce((end, piece) => Math.max(end, -boxOf(piece).left, boxOf(piece).right), half);
  const bottom = seatsEnd + toSofa;
  const along = side < 0 ? { left: -outer, right: half + toSofa } : { left: -half - toSofa, right: outer };
  const way = side < 0 ? { left: half, right: half + toSofa } : { left: -half - toSofa, right: -half };
  const free = [
    { ...way, top: front - 200, bottom },
    { ...along, top: seatsEnd, bottom },
  ];
  return { pieces, free, seats: [], workers: 0 };
}

/** A counter at which one person works, with place behind it and for visitors in front. */
export function reception(assortment: Assortment, supply: Supply): Setting | null {
  const desk = pick(assortment, supply, 'reception-desk');
  const chair = desk && pick(assortment, supply, 'work-chair', seatPlaces(desk).length);
  if (!desk || !chair) return null;
  const setting = withChairs(desk, chair, 1_100);
  const visitors = boxAround(0, desk.depth / 2 + 600, desk.width, 1_200);
  return { ...setting, free: [...setting.free, visitors] };
}

/** A product with its back to the wall and a way in front of it. */
export function standing(product: PlannedProduct, front = inFront): Setting {
  const { width, depth, facts } = product;
  const free = Math.max(front, facts.opensBy);
  return {
    pieces: [{ product, x: 0, y: 0, angle: 0 }],
    free: free > 0 ? [boxAround(0, depth / 2 + free / 2, width, free)] : [],
    seats: [],
    workers: 0,
  };
}

/** Equal cupboards side by side at a wall. */
export function sideBySide(product: PlannedProduct, count: number): Setting {
  const { width, depth, facts } = product;
  const length = width * count;
  const free = Math.max(inFront, facts.opensBy);
  return {
    pieces: Array.from({ length: count }, (_, index) => ({
      product,
      x: (index + 0.5) * width - length / 2,
      y: 0,
      angle: 0,
    })),
    free: [boxAround(0, depth / 2 + free / 2, length, free)],
    seats: [],
    workers: 0,
  };
}

/** The desk of one person who receives visitors, who sits with the back to the wall. */
export function managerDesk(assortment: Assortment, supply: Supply, visitors: 0 | 1 | 2): Setting | null {
  const desk = pick(assortment, supply, 'manager-desk', 1, ({ width }) => width >= 1_400);
  const chair = desk && pick(assortment, supply, 'manager-chair');
  if (!desk || !chair) return null;
  const own = withChairs(desk, chair, 1_000);
  const guest = visitors > 0 ? pick(assortment, supply, 'visitor-chair', visitors) : null;
  const offset = visitors === 2 ? Math.min(450, desk.width / 4) : 0;
  const y = -(desk.depth / 2 + 350);
  const guests: Standing[] = guest
    ? Array.from({ length: visitors }, (_, index) => ({
        product: guest,
        x: (index === 0 ? -1 : 1) * offset,
        y,
        angle: 0,
      }))
    : [];
  const free = guests.map(({ x }) => boxAround(x, y - 500, 600, 600));
  const setting = {
    pieces: [...own.pieces, ...guests],
    free: [...own.free, ...free],
    seats: own.seats,
    workers: own.workers,
  };
  return settled(setting, { x: 0, y: 0, angle: 180 });
}
