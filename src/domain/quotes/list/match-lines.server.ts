import { setImmediate } from 'node:timers/promises';
import type { Database } from '#database/connect.ts';
import type { CartProduct } from '#domain/cart/cart.ts';
import { selectCartProducts } from '#domain/cart/cart-product-queries.server.ts';
import type { ProductIndex } from '#domain/catalogue/product-index/product-index.ts';
import type { Locale } from '#primitives/locale.ts';
import { chooseMatch, codesOf, type MatchedBy } from './choose-match.ts';
import type { ListedLine } from './list-lines.ts';

/** How many results of a search may be meant. */
const candidatesOfSearch = 5;

type WantedLine = Pick<ListedLine, 'code' | 'name'>;

interface MatchedLine {
  readonly product: CartProduct | null;
  readonly by: MatchedBy | null;
}

/** Finds the products that the lines of a list mean, in the same order; null where none is meant for certain. */
export async function matchLines(
  db: Database,
  index: ProductIndex,
  lines: readonly WantedLine[],
  locale: Locale,
): Promise<MatchedLine[]> {
  const search = (term: string) =>
    index.find({ search: term, page: 1, pageSize: candidatesOfSearch }, locale).ids;
  const found: string[][] = [];
  for (const line of lines) {
    found.push([...codesOf(line), ...(line.name ? [line.name] : [])].flatMap(search));
    // Other requests get their turn between the searches of a long list.
    await setImmediate();
  }
  const products = await selectCartProducts(db, [...new Set(found.flat())]);
  const byId = new Map(products.map((product) => [product.id, product]));
  return lines.map((line, at) => {
    const ids = [...new Set(found[at] ?? [])];
    const match = chooseMatch(
      line,
      ids.flatMap((id) => byId.get(id) ?? []),
    );
    return match ?? { product: null, by: null };
  });
}
