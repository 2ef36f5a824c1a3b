import { z } from 'zod';
import type { Obstacle, Opening, Piece, Plan, Room } from './plan.ts';
import { longestFragment } from './plan-address.ts';
import { planSchema } from './plan-schema.ts';

/** Followed by the format's number in the fragment of an address, which browsers do not send. */
const planParameter = 'plan';
/** Names a saved plan; in the fragment too, so that no log of pages has it. */
const savedParameter = 'saved';
const format = '1';

/** Addresses above it are cut by some programs that they are pasted into. */
const longestSharedFragment = 1_900;
const mostUnpackedBytes = 2_000_000;

/** Why the plan of a link cannot be shown. */
export type PlanLinkProblem =
  /** Cut or changed on its way. */
  | 'damaged'
  /** Made by a newer version of the shop. */
  | 'newer_format'
  /** It can be read, and breaks the limits of a plan or of geometry. */
  | 'not_a_plan';

export type FoundPlanLink =
  | { readonly kind: 'none' }
  | { readonly kind: 'saved'; readonly id: string }
  | { readonly kind: 'plan'; readonly plan: Plan }
  | { readonly kind: 'refused'; readonly problem: PlanLinkProblem };

export function savedPlanFragment(id: string): string {
  return `${savedParameter}=${id}`;
}

/** Whether a link with the plan in it is short enough for emails and chats; else it is saved and the link names it. */
export function isShortEnough(fragment: string): boolean {
  return fragment.length <= longestSharedFragment;
}

/** The whole plan as the fragment of an address, without ids: the reader gives it new ones. */
export async function planFragment(plan: Plan): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(pack(plan)));
  const packed = await readAll(through(bytes, new CompressionStream('deflate')), Number.POSITIVE_INFINITY);
  return `${planParameter}=${format}.${toBase64Url(packed)}`;
}

/** What the fragment of an address says, with or without '#'; never throws. */
export async function readPlanFragment(fragment: string): Promise<FoundPlanLink> {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  const saved = parameters.get(savedParameter);
  if (saved !== null) {
    return isSavedPlanId(saved) ? { kind: 'saved', id: saved } : { kind: 'refused', problem: 'damaged' };
  }
  const written = parameters.get(planParameter);
  return written === null ? { kind: 'none' } : readPlan(written);
}

/** 128 random bits. */
export function isSavedPlanId(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}

async function readPlan(written: string): Promise<FoundPlanLink> {
  const [, number, content] = /^(\d{1,4})\.([\w-]+)$/.exec(written) ?? [];
  if (number === undefined || content === undefined || written.length > longestFragment) {
    return { kind: 'refused', problem: 'damaged' };
  }
  if (number !== format) {
    return { kind: 'refused', problem: Number(number) > Number(format) ? 'newer_format' : 'damaged' };
  }
  const packed = packedSchema.safeParse(await unpackedContent(content));
  if (!packed.success) return { kind: 'refused', problem: 'damaged' };
  const plan = planSchema.safeParse(unpack(packed.data));
  return plan.success ? { kind: 'plan', plan: plan.data } : { kind: 'refused', problem: 'not_a_plan' };
}

/** Undefined for what was not written by `planFragment`: the compressed form has a checksum. */
async function unpackedContent(content: string): Promise<unknown> {
  try {
    const stream = through(fromBase64Url(content), new DecompressionStream('deflate'));
    return JSON.parse(new TextDecoder().decode(await readAll(stream, mostUnpackedBytes)));
  } catch {
    return undefined;
  }
}

const whole = z.int();
const openingSchema = z.tuple([z.int(), whole, whole, whole, z.int(), z.int()]);
const obstacleSchema = z.tuple([z.int(), z.string(), whole, whole, whole, whole, whole]);

/** Lists without names of fields. Numbers of one kind stand together, and places as steps from the one before: both deflate well. */
const packedSchema = z.tuple([
  z.string(),
  z.array(
    z.tuple([
      z.string(),
      whole,
      z.array(whole),
      z.array(openingSchema),
      z.array(obstacleSchema),
      z.array(whole),
    ]),
  ),
  z.array(z.string()),
  z.array(whole),
  z.array(whole),
  z.array(whole),
  z.array(whole),
  z.array(whole),
]);
type Packed = z.infer<typeof packedSchema>;
type PackedRoom = Packed[1][number];

const openingKinds = ['door', 'window'] as const satisfies readonly Opening['kind'][];
const swings = ['in', 'out', 'none'] as const satisfies readonly Opening['swing'][];
const hinges = ['start', 'end'] as const satisfies readonly Opening['hinge'][];
const obstacleKinds = ['column', 'area'] as const satisfies readonly Obstacle['kind'][];

function pack({ name, rooms, pieces }: Plan): Packed {
  const products = [...new Set(pieces.map(({ product }) => product))];
  const groups = [...new Set(pieces.flatMap(({ group }) => group ?? []))];
  return [
    name,
    rooms.map(packRoom),
    products.map((id) => id.replaceAll('-', '')),
    pieces.map(({ product }) => products.indexOf(product)),
    steps(pieces.map(({ x }) => x)),
    steps(pieces.map(({ y }) => y)),
    pieces.map(({ angle }) => angle),
    pieces.map(({ group }) => (group === null ? 0 : groups.indexOf(group) + 1)),
  ];
}

function packRoom({ name, ceiling, outline, openings, obstacles, sockets }: Room): PackedRoom {
  return [
    name,
    ceiling,
    outline.flatMap(({ x, y }) => [x, y]),
    openings.map(({ kind, wall, at, width, swing, hinge }) => [
      openingKinds.indexOf(kind),
      wall,
      at,
      width,
      swings.indexOf(swing),
      hinges.indexOf(hinge),
    ]),
    obstacles.map(({ kind, name, x, y, width, depth, angle }) => [
      obstacleKinds.indexOf(kind),
      name,
      x,
      y,
      width,
      depth,
      angle,
    ]),
    sockets.flatMap(({ wall, at }) => [wall, at]),
  ];
}

/** Its result is checked as any plan from outside: an index that names nothing becomes a field that is missing. */
function unpack([name, rooms, products, ofProducts, xs, ys, angles, groups]: Packed): unknown {
  const [x, y] = [sums(xs), sums(ys)];
  return {
    name,
    rooms: rooms.map(unpackRoom),
    pieces: ofProducts.map((product, index) => ({
      id: `p${index + 1}`,
      product: products[product]?.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
      x: x[index],
      y: y[index],
      angle: angles[index],
      group: groups[index] === 0 ? null : `g${groups[index]}`,
    })) satisfies readonly { readonly [Field in keyof Piece]: unknown }[],
  };
}

function unpackRoom([name, ceiling, outline, openings, obstacles, sockets]: PackedRoom, index: number) {
  const id = `r${index + 1}`;
  return {
    id,
    name,
    outline: inPairs(outline).map(([x, y]) => ({ x, y })),
    ceiling,
    openings: openings.map(([kind, wall, at, width, swing, hinge], number) => ({
      id: `${id}o${number + 1}`,
      kind: openingKinds[kind],
      wall,
      at,
      width,
      swing: swings[swing],
      hinge: hinges[hinge],
    })),
    obstacles: obstacles.map(([kind, name, x, y, width, depth, angle], number) => ({
      id: `${id}b${number + 1}`,
      kind: obstacleKinds[kind],
      name,
      x,
      y,
      width,
      depth,
      angle,
    })),
    sockets: inPairs(sockets).map(([wall, at], number) => ({ id: `${id}s${number + 1}`, wall, at })),
  } satisfies { readonly [Field in keyof Room]: unknown };
}

function inPairs(numbers: readonly number[]): [number | undefined, number | undefined][] {
  return Array.from({ length: Math.ceil(numbers.length / 2) }, (_, index) => [
    numbers[2 * index],
    numbers[2 * index + 1],
  ]);
}

function steps(numbers: readonly number[]): number[] {
  return numbers.map((number, index) => number - (numbers[index - 1] ?? 0));
}

function sums(steps: readonly number[]): number[] {
  let sum = 0;
  return steps.map((step) => {
    sum += step;
    return sum;
  });
}

type Bytes = Uint8Array<ArrayBuffer>;

function through(bytes: Bytes, transform: CompressionStream | DecompressionStream): ReadableStream<Bytes> {
  return new Blob([bytes]).stream().pipeThrough(transform);
}

async function readAll(stream: ReadableStream<Bytes>, mostBytes: number): Promise<Bytes> {
  const parts: Bytes[] = [];
  let bytes = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    if (bytes > mostBytes) {
      await reader.cancel();
      throw new RangeError('more than a plan can have');
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function toBase64Url(bytes: Bytes): string {
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Bytes {
  const characters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(characters, (character) => character.charCodeAt(0));
}
