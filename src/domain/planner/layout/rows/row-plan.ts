import type { Draft } from '../floor/draft.ts';
import { type Interval, without } from '../floor/room-shape.ts';
import type { PlaceSystem } from '../products/place-system.ts';
import type { Spacing } from './spacing.ts';

/** How people sit at a row: on both sides, or on one with its back to a wall or another row. */
export type RowKind = 'both' | 'below' | 'above';

/** Places next to each other, without a gap. */
export interface Run {
  /** Of its left end. */
  readonly x: number;
  readonly columns: number;
  /** Whether the way to it is at its left end, so that its right end stays where it is when it becomes shorter. */
  readonly isFromLeft: boolean;
}

export interface Row {
  readonly kind: RowKind;
  /** The upper edge of its desks. */
  readonly y: number;
  readonly runs: readonly Run[];
}

export interface RowRequest {
  readonly system: PlaceSystem;
  readonly spacing: Spacing;
  /** Ways across the rows that stay free, as parts of the x axis. */
  readonly aisles: readonly Interval[];
  /** The most places next to each other; null: as many as there is room for between two ways. */
  readonly groupOf: number | null;
  /** Whether places stand in line with those of other rows, even if a column or corner takes some of them. */
  readonly isAligned: boolean;
  /** Whether all groups have their full size. */
  readonly isRegular: boolean;
  readonly kinds: readonly RowKind[];
}

/** Steps by which a row may slide: coarser in large rooms, and where walls are askew, so that each step is a calculation of its own. */
const straight = { steps: 500, finest: 10 } as const;
const askew = { steps: 120, finest: 50 } as const;

interface Found {
  readonly places: number;
  readonly row: Row | null;
  readonly next: Found | null;
}

const nothing: Found = { places: 0, row: null, next: null };

export function rowDepth(kind: RowKind, { depth, singleDepth }: PlaceSystem): number {
  return kind === 'both' ? 2 * depth : singleDepth;
}

export function placesOf({ kind, runs }: Row): number {
  const columns = runs.reduce((sum, run) => sum + run.columns, 0);
  return kind === 'both' ? 2 * columns : columns;
}

export function placesOfAll(rows: readonly Row[]): number {
  return rows.reduce((sum, row) => sum + placesOf(row), 0);
}

/**
 * The rows, from top to bottom, that give the most places: at each height either no row begins, or one of the kinds, with the
 * best that can follow below it (dynamic programming, exact for the given distances).
 */
export function planRows(draft: Draft, request: RowRequest): Row[] {
  const { behind, between } = request.spacing;
  const { top, bottom } = draft.shape.bounds;
  const { steps, finest } = draft.shape.isStraight ? straight : askew;
  const step = Math.max(finest, Math.ceil((bottom - top) / steps / 10) * 10);
  const rowAt = rowFinder(draft, request);
  const last = Math.floor((bottom - top) / step);
  // The best from a height on, if the next row has its back above, and if people sit above it.
  const back: Found[] = [];
  const seats: Found[] = [];
  const from = (list: readonly Found[], y: number) => list[Math.ceil((y - top) / step - 1e-6)] ?? nothing;
  const better = (one: Found, other: Found) => (other.places > one.places ? other : one);
  const begin = (kind: RowKind, y: number, otherwise: Found): Found => {
    const row = rowAt(kind, y);
    if (!row) return otherwise;
    const edge = y + rowDepth(kind, request.system);
    const next =
      kind === 'above'
        ? better(from(back, edge), from(seats, edge + behind))
        : better(from(seats, edge + between), from(back, edge + behind));
    const places = placesOf(row) + next.places;
    // As far up as they can be, except what has its back to the wall below.
    const isBetter = kind === 'above' ? places > otherwise.places : places >= otherwise.places;
    return isBetter ? { places, row, next } : otherwise;
  };
  const uses = (kind: RowKind) =>
    request.kinds.includes(kind) && (kind === 'both' || request.system.singles.length > 0);
  for (let index = last; index >= 0; index -= 1) {
    const y = top + index * step;
    let backHere = back[index + 1] ?? nothing;
    let seatsHere = seats[index + 1] ?? nothing;
    if (uses('both')) seatsHere = begin('both', y, seatsHere);
    if (uses('below')) backHere = begin('below', y, backHere);
    if (uses('above')) seatsHere = begin('above', y, seatsHere);
    back[index] = backHere;
    seats[index] = seatsHere;
  }
  const rows: Row[] = [];
  for (let found: Found | null = better(from(back, top), from(seats, top)); found; found = found.next) {
    if (found.row) rows.push(found.row);
  }
  return inMiddle(draft, request, rowAt, rows);
}

/** `checkPlan` takes a way of this width for a main one, until it measures it. */
const looksMain = { from: 1_055, to: 1_205 } as const;

/** The same rows, as far from the wall below as from the one above, if that costs no place. */
function inMiddle(
  draft: Draft,
  { system, spacing }: RowRequest,
  rowAt: ReturnType<typeof rowFinder>,
  rows: Row[],
): Row[] {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || first.kind === 'below' || last.kind === 'above') return rows;
  const { top, bottom } = draft.shape.bounds;
  const above = first.y - top;
  const below = bottom - (last.y + rowDepth(last.kind, system));
  if (Math.abs(below - above) > spacing.between) return rows;
  const isClear = (width: number) => width <= looksMain.from || width >= looksMain.to;
  const moves = [(below - above) / 2, looksMain.from - above, below - looksMain.from].map(Math.floor);
  for (const by of moves.filter((move) => isClear(above + move) && isClear(below - move))) {
    const moved = rows.flatMap(({ kind, y }) => rowAt(kind, y + by) ?? []);
    if (placesOfAll(moved) >= placesOfAll(rows)) return moved;
  }
  return rows;
}

/** The row of a kind at a height; null: no place fits. */
function rowFinder(draft: Draft, request: RowRequest): (kind: RowKind, y: number) => Row | null {
  const { system, spacing, aisles } = request;
  const known = new Map<number, readonly Run[]>();
  const { left, right } = draft.shape.bounds;
  const aligned = request.isAligned
    ? without([{ from: left, to: right }], aisles).flatMap((interval) => slotsIn(interval, request))
    : null;
  return (kind, y) => {
    const above = kind === 'below' ? 0 : spacing.behind;
    const below = kind === 'above' ? 0 : spacing.behind;
    const [from, to] = [y - above, y + rowDepth(kind, system) + below];
    const { top, bottom } = draft.shape.bounds;
    if (from < top - 1 || to > bottom + 1) return null;
    const key = draft.bandKey(from, to);
    let runs = key === null ? undefined : known.get(key);
    if (!runs) {
      const free = without(draft.freeIntervals(from, to), aisles);
      runs = joined(
        (aligned ?? free.flatMap((interval) => slotsIn(interval, request))).filter((slot) =>
          free.some((interval) => isWithin(slot, interval, system.pitch)),
        ),
        system.pitch,
      );
      if (key !== null) known.set(key, runs);
    }
    return runs.length === 0 ? null : { kind, y, runs };
  };
}

function isWithin({ x, columns }: Run, { from, to }: Interval, pitch: number): boolean {
  return x >= from - 1 && x + columns * pitch <= to + 1;
}

/** Neighbours as one run. */
function joined(slots: readonly Run[], pitch: number): Run[] {
  const runs: Run[] = [];
  for (const slot of slots) {
    const before = runs.at(-1);
    if (before && Math.abs(before.x + before.columns * pitch - slot.x) < 1) {
      runs[runs.length - 1] = { ...before, columns: before.columns + slot.columns };
    } else {
      runs.push(slot);
    }
  }
  return runs;
}

/** Gaps between groups may grow by half, so that what is left over is spread. */
const widerGap = 0.5;

/** Where places or groups of them can stand in an interval: single places if groups may have any size. */
function slotsIn(
  interval: Interval,
  { system: { pitch }, spacing, aisles, groupOf, isRegular }: RowRequest,
): Run[] {
  const length = interval.to - interval.from + 1;
  const all = Math.floor(length / pitch);
  // Rows stand at the wall, so that what is left over widens the way.
  const isFromLeft = aisles.some(({ to }) => Math.abs(to - interval.from) < 2);
  const start = (used: number) => Math.round(isFromLeft ? interval.to - used : interval.from);
  if (groupOf === null) {
    const first = start(all * pitch);
    return Array.from({ length: all }, (_, index) => ({ x: first + index * pitch, columns: 1, isFromLeft }));
  }
  const group = groupOf * pitch;
  const full = Math.floor((length + spacing.gap) / (group + spacing.gap));
  const rest = isRegular ? 0 : Math.floor((length - full * (group + spacing.gap)) / pitch);
  const sizes = [...Array<number>(full).fill(groupOf), ...(rest >= 1 ? [rest] : [])];
  const columns = sizes.reduce((sum, size) => sum + size, 0);
  const spare = length - columns * pitch - spacing.gap * (sizes.length - 1);
  const gap =
    spacing.gap + Math.min(spacing.gap * widerGap, Math.floor(spare / Math.max(1, sizes.length - 1)));
  let x = start(columns * pitch + gap * (sizes.length - 1));
  return sizes.map((size) => {
    const run = { x, columns: size, isFromLeft };
    x += size * pitch + gap;
    return run;
  });
}
