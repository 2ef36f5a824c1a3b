import { type Bounds, boundsOf, boundsOverlap, tolerance } from '../../geometry/polygon.ts';
import { cornersOf } from '../../geometry/rectangle.ts';
import type { Room } from '../../plan.ts';
import type { Supply } from '../products/supply.ts';
import { doorZones } from './door-zones.ts';
import { type LocalFrame, localOutline, toLocal } from './local-frame.ts';
import { type Interval, RoomShape, without } from './room-shape.ts';
import { barrierBoxes, boxOf, isBarrier, isChair, type Setting } from './setting.ts';

interface DraftMark {
  readonly settings: number;
  readonly supply: number;
}

/** The layout of one room while it is made. */
export class Draft {
  readonly room: Room;
  /** The room whose walls and windows count, where only a part of it is furnished. */
  readonly within: Room;
  readonly frame: LocalFrame;
  readonly shape: RoomShape;
  readonly supply: Supply;
  readonly settings: Setting[] = [];
  /** Columns and areas of the building. */
  readonly obstacles: readonly Bounds[];
  /** Where no piece at all may stand. */
  readonly doors: readonly Bounds[];
  /** What nobody walks through: obstacles and furniture without chairs. */
  #barriers: Bounds[];
  #chairs: Bounds[] = [];
  #seats: Bounds[] = [];
  /** Where only chairs may stand. */
  #kept: Bounds[] = [];
  readonly #ways: Bounds[] = [];
  #heights: readonly number[] | null = null;
  /** Asked again and again, while rows are planned. */
  readonly #intervals = new Map<number, readonly Interval[]>();

  constructor(room: Room, rooms: readonly Room[], frame: LocalFrame, supply: Supply, within = room) {
    this.room = room;
    this.within = within;
    this.frame = frame;
    this.supply = supply;
    this.shape = new RoomShape(localOutline(frame, room));
    const local = (corners: Parameters<typeof boundsOf>[0]) =>
      boundsOf(corners.map((corner) => toLocal(frame, corner)));
    this.obstacles = room.obstacles.map((obstacle) => local(cornersOf(obstacle)));
    this.doors = doorZones(rooms)
      .map(local)
      .filter((zone) => boundsOverlap(zone, this.shape.bounds));
    this.#barriers = [...this.obstacles];
  }

  get barriers(): readonly Bounds[] {
    return this.#barriers;
  }

  get workers(): number {
    return this.settings.reduce((sum, { workers }) => sum + workers, 0);
  }

  /** Ways that stay free whatever is placed. */
  keepFree(boxes: readonly Bounds[]): void {
    this.#ways.push(...boxes);
    this.#kept.push(...boxes);
    this.#forget();
  }

  /** Whether nothing that keeps a piece away is where it would stand, other pieces' ways aside. */
  isFree(box: Bounds): boolean {
    return !isHit(box, this.#barriers) && !isHit(box, this.doors) && this.shape.contains(box);
  }

  fits({ pieces, free, seats }: Setting): boolean {
    return (
      pieces.every((piece) => {
        if (!isBarrier(piece) && !isChair(piece)) return true;
        const box = boxOf(piece);
        if (!this.isFree(box)) return false;
        return !isHit(box, this.#chairs) && (isChair(piece) || !isHit(box, this.#kept));
      }) &&
      free.every((box) => !isHit(box, this.#barriers) && this.shape.contains(box)) &&
      !seats.some((box) => isHit(box, this.#seats))
    );
  }

  /** Puts a setting where it stands, if there is place, stock and money for it. */
  place(setting: Setting): boolean {
    if (!this.fits(setting)) return false;
    if (!this.supply.takeAll(setting.pieces.map(({ product }) => product))) return false;
    this.settings.push(setting);
    this.#addBoxes(setting);
    return true;
  }

  /** For `undoTo`. */
  mark(): DraftMark {
    return { settings: this.settings.length, supply: this.supply.mark() };
  }

  /** Takes away all that was placed since the mark. */
  undoTo(mark: DraftMark): void {
    this.supply.giveBackTo(mark.supply);
    this.keepOnly(this.settings.slice(0, mark.settings));
  }

  /** Leaves these settings alone; the supply is not changed. */
  keepOnly(settings: readonly Setting[]): void {
    this.settings.splice(0, this.settings.length, ...settings);
    this.#barriers = [...this.obstacles];
    this.#chairs = [];
    this.#seats = [];
    this.#kept = [...this.#ways];
    for (const setting of settings) this.#addBoxes(setting);
    this.#forget();
  }

  #addBoxes({ pieces, free, seats }: Setting): void {
    this.#barriers.push(...pieces.filter(isBarrier).flatMap(barrierBoxes));
    this.#chairs.push(...pieces.filter(isChair).map(boxOf));
    this.#kept.push(...free);
    this.#seats.push(...seats);
    this.#forget();
  }

  #forget(): void {
    this.#heights = null;
    this.#intervals.clear();
  }

  #taken(): Bounds[] {
    return [...this.#barriers, ...this.#chairs, ...this.#kept, ...this.doors];
  }

  /** The parts of a band, from left to right, on whose whole height nothing stands and nothing has to stay free. */
  freeIntervals(top: number, bottom: number): readonly Interval[] {
    // In a room with walls askew, a number of their own for the two heights, which are less than a kilometre.
    const key = this.bandKey(top, bottom) ?? top * 1_000_000 + bottom;
    const known = this.#intervals.get(key);
    if (known) return known;
    const found = this.#findIntervals(top, bottom);
    this.#intervals.set(key, found);
    return found;
  }

  #findIntervals(top: number, bottom: number): Interval[] {
    const band = { left: Number.NEGATIVE_INFINITY, right: Number.POSITIVE_INFINITY, top, bottom };
    const taken = this.#taken().filter((box) => boundsOverlap(box, band));
    return without(
      this.shape.free(top, bottom),
      taken.map(({ left, right }) => ({ from: left, to: right })),
    );
  }

  /** The same for bands with the same free intervals; null: each band has its own. */
  bandKey(top: number, bottom: number): number | null {
    if (!this.shape.isStraight) return null;
    this.#heights ??= this.#knownHeights();
    const below = countUpTo(this.#heights, bottom - 2 * tolerance);
    return countUpTo(this.#heights, top) * (this.#heights.length + 1) + below;
  }

  /** Where something begins or ends, sorted. */
  #knownHeights(): readonly number[] {
    const ends = this.#taken().flatMap(({ top, bottom }) => [top, bottom]);
    return [...new Set([...ends, ...this.shape.outline.map(({ y }) => y)])].sort((one, other) => one - other);
  }
}

function isHit(box: Bounds, by: readonly Bounds[]): boolean {
  return by.some((other) => boundsOverlap(other, box));
}

/** How many of sorted numbers are not above `limit`, with the tolerance of touching. */
function countUpTo(sorted: readonly number[], limit: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) <= limit + tolerance) low = middle + 1;
    else high = middle;
  }
  return low;
}
