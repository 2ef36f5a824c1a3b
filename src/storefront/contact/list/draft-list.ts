import { type CartProduct, cartLine, mergeCarts, mostLines, removeFromCart } from '#domain/cart/cart.ts';
import type { ListedLine } from '#domain/quotes/list/list-lines.ts';
import type { QuoteDraft } from '../quote-draft.ts';

/** The lines of a draft: products, texts, and what of it came with a list. */
export type DraftLines = Pick<QuoteDraft, 'products' | 'texts' | 'origins'>;

/** A line of a list with the product that it means, if there is one. */
export interface MatchedLine {
  readonly line: ListedLine;
  readonly product: CartProduct | null;
  readonly by: 'code' | 'name' | null;
}

interface AddedList {
  readonly lines: DraftLines;
  readonly matched: number;
  readonly words: number;
  /** For which the draft had no room. */
  readonly leftOut: readonly ListedLine[];
}

/** Adds the lines of a list to a draft: matched ones as products, the rest as texts. An empty text line gives way. */
export function addList(draft: DraftLines, list: readonly MatchedLine[], newId: () => string): AddedList {
  let { products, origins } = draft;
  let texts = draft.texts.filter(({ text }) => text.trim() !== '');
  const leftOut: ListedLine[] = [];
  let [matched, words] = [0, 0];
  for (const { line, product, by } of list) {
    const isThere = product && products.some(({ productId }) => productId === product.id);
    if (!isThere && products.length + texts.length >= mostLines) leftOut.push(line);
    else if (product && by) {
      products = mergeCarts(products, [cartLine(product, line.quantity)]);
      origins = { ...origins, [product.id]: { words: wordsOf(line), by } };
      matched += 1;
    } else {
      texts = [...texts, { id: newId(), text: wordsOf(line), quantity: line.quantity, isFromList: true }];
      words += 1;
    }
  }
  return { lines: { products, texts, origins }, matched, words, leftOut };
}

/** The draft without what the same list has added before, so that it can be added with other quantities. */
export function withoutList(draft: DraftLines, list: readonly MatchedLine[]): DraftLines {
  const ids = new Set(list.flatMap(({ product }) => product?.id ?? []));
  const words = new Set(list.flatMap(({ line, product }) => (product ? [] : wordsOf(line))));
  return {
    ...draft,
    products: draft.products.filter(({ productId }) => !ids.has(productId)),
    texts: draft.texts.filter(({ text }) => !words.has(text)),
  };
}

function wordsOf({ code, name }: ListedLine): string {
  return [code, name].filter(Boolean).join(' ');
}

/** Adds one piece of a product. */
export function addProduct({ products }: DraftLines, product: CartProduct): Partial<DraftLines> {
  return { products: mergeCarts(products, [cartLine(product, 1)]) };
}

/** Takes a product that was matched with a list back: its line is asked for in the words of the list. */
export function leaveAsWords(
  { products, texts, origins }: DraftLines,
  productId: string,
  newId: () => string,
): Partial<DraftLines> {
  const { [productId]: origin, ...others } = origins;
  const line = products.find((each) => each.productId === productId);
  if (!origin || !line) return {};
  return {
    products: removeFromCart(products, productId),
    texts: [...texts, { id: newId(), text: origin.words, quantity: line.quantity, isFromList: true }],
    origins: others,
  };
}

/** Replaces a line in words with a product of the catalogue. */
export function replaceWithProduct(
  { products, texts }: DraftLines,
  textId: string,
  product: CartProduct,
): Partial<DraftLines> {
  const line = texts.find(({ id }) => id === textId);
  if (!line) return {};
  return {
    products: mergeCarts(products, [cartLine(product, line.quantity)]),
    texts: texts.filter(({ id }) => id !== textId),
  };
}
