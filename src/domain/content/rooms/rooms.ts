import roomPoints from './room-points.json' with { type: 'json' };

/** A product in the picture of a room; the point is in percent of the picture, from its left and its top. */
export interface RoomPoint {
  readonly slug: string;
  readonly x: number;
  readonly y: number;
}

/** The products in each picture, the largest first, by the name of the picture (`imagery/positions.py`). */
const points: Readonly<Record<string, readonly RoomPoint[]>> = roomPoints;

export const roomNames: readonly string[] = Object.keys(points).filter((name) => pointsOf(name).length > 1);

export function pointsOf(room: string): readonly RoomPoint[] {
  return Object.hasOwn(points, room) ? (points[room] ?? []) : [];
}

/** The rooms with a product in them, those that show it largest first. */
export function roomsWith(slug: string): string[] {
  return roomNames
    .map((name) => ({ name, rank: pointsOf(name).findIndex((point) => point.slug === slug) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ name }) => name);
}

const categoryPrefix = 'category-';

/** Where the picture of a room came from: the folder and the name of its file. */
export function roomFile(name: string): {
  readonly category: 'categories' | 'scenes';
  readonly file: string;
} {
  return name.startsWith(categoryPrefix)
    ? { category: 'categories', file: `${name.slice(categoryPrefix.length)}.webp` }
    : { category: 'scenes', file: `${name}.webp` };
}

export const roomPath = (name: string) => `/rooms/${name}`;
