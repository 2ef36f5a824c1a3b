import { setImmediate } from 'node:timers/promises';
import type { Database } from '#database/connect.ts';
import type { CartProduct } from '#domain/cart/cart.ts';
import { selectCartProducts, selectNamesAndCodes } from '#domain/cart/cart-product-queries.server.ts';
import type { ProductIndex } from '#domain/catalogue/product-index/product-index.ts';
import { compactCode } from '#domain/catalogue/search/codes/compact-code.ts';
import type { Locale } from '#primitives/locale.ts';
import { chooseMatch, codesOf, type MatchedBy, type WantedLine } from './choose-match.ts';
import type { DiscontinuedProduct } from './discontinued-product.ts';
import { nearestProducts } from './nearest-products.ts';

/** How many results of a search may be meant. */
const candidatesOfSearch = 5;
/** Codes of one range differ in one character, so more of them are near than are shown. */
const candidatesOfCode = 8;

interface MatchedLine {
  readonly product: CartProduct | null;
  readonly by: MatchedBy | null;
  /** What the line may mean when it has no product; empty unless it was asked for. */
  readonly near: readonly CartProduct[];
  /** The product with the code of the line, if it is sold no more. */
  readonly discontinued: DiscontinuedProduct | null;
}

interface Question {
  readonly lines: readonly WantedLine[];
  readonly locale: Locale;
  /** Whether lines without a product shall have near matches and what replaces a discontinued product. */
  readonly suggests: boolean;
}

/** Finds the products that the lines of a list mean, in the same order; null where none is meant for certain. */
export async function matchLines(
  db: Database,
  index: ProductIndex,
  { lines, locale, suggests }: Question,
): Promise<MatchedLine[]> {
  const found: FoundIds[] = [];
  for (const line of lines) {
    found.push(findIds(index, line, locale, suggests));
    // Other requests get their turn between the searches of a long list.
    await setImmediate();
  }
  const discontinued = found.flatMap((ids) => ids.discontinued);
  const successors = discontinued.flatMap((each) => each.successors);
  const [products, names] = await Promise.all([
    selectCartProducts(db, [...new Set([...found.flatMap(({ ids }) => ids), ...successors])]),
    selectNamesAndCodes(
      db,
      discontinued.map(({ id }) => id),
    ),
  ]);
  const byId = new Map(products.map((product) => [product.id, product]));
  const inOrder = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  return lines.map((line, at) => {
    const { ids = [], discontinued: gone = [] } = found[at] ?? {};
    const candidates = inOrder([...new Set(ids)]);
    const match = chooseMatch(line, candidates);
    if (match) return { ...match, near: [], discontinued: null };
    const codes = codesOf(line).map(compactCode);
    const [replaced = null] = gone.flatMap(({ id, successors: next }) => {
      const product = names.find((each) => each.id === id && codes.includes(compactCode(each.sku)));
      return product ? { sku: product.sku, name: product.name, successors: inOrder(next) } : [];
    });
    return {
      product: null,
      by: null,
      near: suggests ? nearestProducts(line, candidates) : [],
      discontinued: replaced,
    };
  });
}

interface FoundIds {
  readonly ids: readonly string[];
  readonly discontinued: ReturnType<ProductIndex['findDiscontinued']>;
}

function findIds(index: ProductIndex, line: WantedLine, locale: Locale, suggests: boolean): FoundIds {
  const search = (term: string) =>
    index.find({ search: term, page: 1, pageSize: candidatesOfSearch }, locale).ids;
  const codes = codesOf(line);
  const searched = [...new Set([...codes, line.name])].filter(Boolean).flatMap(search);
  if (!suggests) return { ids: searched, discontinued: [] };
  const compact = codes.map(compactCode);
  return {
    ids: [...searched, ...compact.flatMap((code) => index.findNearCodes(code, candidatesOfCode))],
    discontinued: compact.flatMap((code) => index.findDiscontinued(code)),
  };
}
