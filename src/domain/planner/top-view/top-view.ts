import { boundsOf } from '../geometry/polygon.ts';
import { toDrawing } from '../geometry/rectangle.ts';
import type { Point } from '../plan.ts';
import type { PieceKind, PlannedProduct } from '../planned-product.ts';

/**
 * A product from above, drawn from its model: areas beside and on each other, those that surround others first. Points
 * are millimetres from the middle of the model, with its front below: x to the right, y downwards.
 */
export interface TopView {
  readonly areas: readonly TopArea[];
}

interface TopArea {
  /** Null: that of the product. */
  readonly colour: string | null;
  /** Its outline: x, y, x, y… */
  readonly outline: readonly number[];
}

/** An area in the size of its product and with the front of the piece below. */
export interface FittedArea {
  readonly colour: string | null;
  readonly outline: readonly Point[];
}

/** Counted up when the same model gives other lines, so that no browser keeps those of before. */
export const topViewVersion = 1;

/** Where the view of a model is, by the address of the model; null: it has none. */
export function topViewAddress(model: string | null): string | null {
  const [, hash] = /^\/models\/([0-9a-f]{24})\.glb$/.exec(model ?? '') ?? [];
  return hash ? `/top-views/${topViewVersion}/${hash}.json` : null;
}

/**
 * Kinds that are better known by their symbol: where storage opens and how far into it one walks, what is inside of a pod
 * below its roof, thin things that are a line from above.
 */
const knownBySymbol: ReadonlySet<PieceKind> = new Set(['storage', 'pedestal', 'pod', 'partition', 'wall']);

/** Plants lie outside of the size of their planter, and its earth alone says nothing. */
const alsoKnownBySymbol = 'planters';

/** Whether a product is drawn as it looks from above. */
export function isDrawnFromAbove({
  kind,
  subcategory,
}: Pick<PlannedProduct, 'kind' | 'subcategory'>): boolean {
  return !knownBySymbol.has(kind) && subcategory !== alsoKnownBySymbol;
}

/** A view that differs more from the size of its product is not of this product as it stands, such as a tablet on a stand. */
const largestDifference = 0.12;

/** The areas in the exact size that the product states; null: they are those of something else. */
export function fittedAreas(
  { areas }: TopView,
  {
    width,
    depth,
    facts: { modelAngle },
  }: Pick<PlannedProduct, 'width' | 'depth'> & {
    readonly facts: Pick<PlannedProduct['facts'], 'modelAngle'>;
  },
): readonly FittedArea[] | null {
  const outlines = areas.map(({ colour, outline }) => ({ colour, outline: pointsOf(outline) }));
  if (outlines.length === 0) return null;
  const { left, right, top, bottom } = boundsOf(outlines.flatMap(({ outline }) => outline));
  const [across, down] = [width / (right - left), depth / (bottom - top)];
  if ([across, down].some((share) => !(Math.abs(share - 1) <= largestDifference))) return null;
  const turned = { x: 0, y: 0, angle: modelAngle };
  return outlines.map(({ colour, outline }) => ({
    colour,
    outline: outline.map(({ x, y }) =>
      toDrawing(turned, { x: (x - (left + right) / 2) * across, y: (y - (top + bottom) / 2) * down }),
    ),
  }));
}

function pointsOf(outline: readonly number[]): Point[] {
  return Array.from({ length: Math.floor(outline.length / 2) }, (_, index) => ({
    x: outline[2 * index] ?? 0,
    y: outline[2 * index + 1] ?? 0,
  }));
}

/** Farther from the colour of the product, an area has a colour of its own. */
const sameColour = 100;

/**
 * The colours of areas. Of those that come near to the colour of the product, the one of the largest area is that of the
 * product: models have darker whites, since white products would merge with the ground of their pictures.
 */
export function areaColours(
  areas: readonly Pick<FittedArea, 'colour'>[],
  swatch: string | null,
): ReadonlyMap<string | null, string | null> {
  const colours = [...new Set(areas.map(({ colour }) => colour))];
  const own = colours.includes(null)
    ? null
    : colours.find((colour) => colour && swatch && difference(colour, swatch) < sameColour);
  return new Map(colours.map((colour) => [colour, colour === own ? swatch : colour]));
}

function difference(one: string, other: string): number {
  const part = (colour: string, from: number) => Number.parseInt(colour.slice(from, from + 2), 16);
  return Math.hypot(...[1, 3, 5].map((from) => part(one, from) - part(other, from)));
}
