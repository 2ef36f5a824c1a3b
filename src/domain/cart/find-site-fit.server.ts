import { setImmediate } from 'node:timers/promises';
import type { Queryable } from '#database/transaction.ts';
import { type FoundFit, type FoundPiece, foundFit, type SiteFit } from '#domain/catalogue/fit/found-way.ts';
import type { FitSizes } from '#domain/catalogue/fit/product-fit.ts';
import type { GivenSiteAccess } from '#primitives/site-access.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { selectOrderedSizes } from './cart-size-queries.server.ts';

interface OrderedProduct {
  readonly productId: string | null;
  readonly sku: string;
  readonly name: LocalizedText;
}

/**
 * Finds how products get through the way that their buyer measured. It is calculated from the lines and sizes of now each time it is
 * shown, so that it is true after an edit. Null: the buyer did not say how to get in.
 */
export async function findSiteFit(
  db: Queryable,
  access: GivenSiteAccess | null,
  lines: readonly OrderedProduct[],
): Promise<SiteFit | null> {
  if (!access) return null;
  const sizes = await selectOrderedSizes(
    db,
    lines.flatMap(({ productId }) => productId ?? []),
  );
  const pieces: FoundPiece[] = [];
  for (const { productId, sku, name } of lines) {
    const found = sizes.find(({ id }) => id === productId);
    if (found) pieces.push({ sku, name, ...(await recalledFit(found, access)) });
  }
  return { access, pieces };
}

const recalled = new Map<string, FoundFit>();
const mostRecalled = 2000;

/**
 * A box that fits nowhere takes some 20 ms, and a page of a day has many orders: answers are kept, and other requests have their
 * turn before each calculation.
 */
async function recalledFit(
  { cartons, assembled }: FitSizes,
  { door, lift, stairs, turn }: GivenSiteAccess,
): Promise<FoundFit> {
  const key = JSON.stringify([cartons, assembled, door, lift, stairs, turn]);
  const known = recalled.get(key);
  if (known) return known;
  await setImmediate();
  const fit = foundFit({ cartons, assembled }, { door, lift, stairs, turn });
  const oldest = recalled.size >= mostRecalled ? recalled.keys().next().value : undefined;
  if (oldest !== undefined) recalled.delete(oldest);
  recalled.set(key, fit);
  return fit;
}
