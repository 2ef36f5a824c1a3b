import type { GivenSiteAccess } from '#primitives/site-access.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { Box } from './box.ts';
import type { Attitude } from './place-box.ts';
import { type FitAnswer, type FitSizes, productFit } from './product-fit.ts';
import type { Obstacle, SiteAccess, Way } from './site-access.ts';

/** How one carton or the assembled piece gets to its room, without the rotation that proves it. */
export interface FoundBox {
  /** Of the carton, from 1; null: the assembled piece. */
  readonly carton: number | null;
  readonly size: Box;
  /** Null: it does not get through. */
  readonly attitude: Attitude | null;
  /** Where it does not get through, or where it has to be tilted. */
  readonly at: Obstacle | null;
}

export interface FoundFit {
  readonly answer: FitAnswer;
  readonly boxes: readonly FoundBox[];
}

/** What was found about a product of an order. */
export interface FoundPiece extends FoundFit {
  readonly sku: string;
  readonly name: LocalizedText;
}

/** The way into a building, and how the products of an order or a quotation get through it. */
export interface SiteFit {
  readonly access: GivenSiteAccess;
  /** In the order of the lines, without services and what is not in the catalogue. */
  readonly pieces: readonly FoundPiece[];
}

export function foundFit(sizes: FitSizes, access: SiteAccess): FoundFit {
  const { answer, cartons, assembled } = productFit(sizes, access);
  return {
    answer,
    boxes: [
      ...cartons.map(({ size, way }, index) => foundBox(index + 1, size, way)),
      ...(assembled ? [foundBox(null, assembled.size, assembled.way)] : []),
    ],
  };
}

function foundBox(carton: number | null, size: Box, { attitude, passages }: Way): FoundBox {
  const worst = passages.find(({ held, carried }) =>
    attitude === null ? !held && !carried : (held ?? carried)?.attitude === 'tilted',
  );
  const isNamed = attitude === null || attitude === 'tilted';
  return { carton, size, attitude, at: isNamed ? (worst?.obstacle ?? null) : null };
}
