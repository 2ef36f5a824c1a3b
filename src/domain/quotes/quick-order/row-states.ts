import { addAllToCart } from '#domain/cart/add-all-to-cart.ts';
import {
  type Cart,
  type CartLimit,
  type CartProduct,
  largestQuantity,
  quantityInCart,
} from '#domain/cart/cart.ts';
import type { DiscontinuedProduct } from '../list/discontinued-product.ts';
import { readCount } from '../list/read-count.ts';
import { keyOf, type QuickRow, type QuickRows } from './quick-rows.ts';

/** What the shop answered for the text of a row. */
export interface RowAnswer {
  readonly product: CartProduct | null;
  readonly near: readonly CartProduct[];
  readonly discontinued: DiscontinuedProduct | null;
}

/** Answers by the key of the text (`keyOf`). */
export type RowAnswers = ReadonlyMap<string, RowAnswer>;

type QuantityProblem =
  /** Nothing that says how many. */
  | { readonly kind: 'not_a_number' }
  | { readonly kind: 'out_of_stock' }
  /** Together with the other rows of the product and the cart more than the shop has, or more than a cart holds. */
  | {
      readonly kind: Extract<CartLimit, 'stock' | 'quantity'>;
      readonly available: number;
      readonly inCart: number;
    };

export type RowState =
  | { readonly kind: 'blank' }
  /** The shop has not answered yet. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'unknown'; readonly near: readonly CartProduct[] }
  | {
      readonly kind: 'discontinued';
      readonly discontinued: DiscontinuedProduct;
      readonly near: readonly CartProduct[];
    }
  | FoundRow;

export interface FoundRow {
  readonly kind: 'found';
  readonly product: CartProduct;
  /** Pieces of this row; null when its quantity is no number of pieces. */
  readonly count: number | null;
  /** Of all rows of the product. */
  readonly together: number;
  /** The place of the first row with the same product, if that is another one. */
  readonly sameAs: number | null;
  readonly problem: QuantityProblem | null;
  /** False while the product is as this browser last knew it. */
  readonly isConfirmed: boolean;
}

export interface RowView {
  readonly row: QuickRow;
  readonly state: RowState;
}

/** What each row means: its product with the quantity checked against stock, limits and cart, or why it has none. */
export function readRows(rows: QuickRows, answers: RowAnswers, cart: Cart): RowView[] {
  const products = rows.map((row) => productOf(row, answers));
  const together = new Map<string, number>();
  for (const [at, found] of products.entries()) {
    if (!found) continue;
    const { id } = found.product;
    together.set(id, (together.get(id) ?? 0) + (countOf(rows[at]) ?? 0));
  }
  return rows.map((row, at) => {
    const found = products[at];
    if (!found) return { row, state: stateWithoutProduct(row, answers) };
    const { product, isConfirmed } = found;
    const first = products.findIndex((other) => other?.product.id === product.id);
    const wanted = together.get(product.id) ?? 0;
    const count = countOf(row);
    const problem = count === null ? ({ kind: 'not_a_number' } as const) : problemOf(product, wanted, cart);
    return {
      row,
      state: {
        ...{ kind: 'found', product, count, together: wanted },
        ...{ sameAs: first === at ? null : first, problem, isConfirmed },
      },
    };
  });
}

function countOf(row: QuickRow | undefined): number | null {
  const count = readCount(row?.quantity.trim() || '1');
  return count === 0 ? null : count;
}

function productOf(row: QuickRow, answers: RowAnswers) {
  if (row.text.trim() === '') return null;
  const answer = answers.get(keyOf(row.text));
  if (answer) return answer.product && { product: answer.product, isConfirmed: true };
  // Its stock is assumed to be enough until the shop answers.
  return (
    row.product && {
      product: { ...row.product, stock: largestQuantity, leadTimeDays: 0, isService: false },
      isConfirmed: false,
    }
  );
}

function stateWithoutProduct({ text }: QuickRow, answers: RowAnswers): RowState {
  if (text.trim() === '') return { kind: 'blank' };
  const answer = answers.get(keyOf(text));
  if (!answer) return { kind: 'waiting' };
  const { near, discontinued } = answer;
  return discontinued ? { kind: 'discontinued', discontinued, near } : { kind: 'unknown', near };
}

function problemOf(product: CartProduct, wanted: number, cart: Cart): QuantityProblem | null {
  if (product.stock <= 0) return { kind: 'out_of_stock' };
  const inCart = quantityInCart(cart, product.id);
  const most = Math.min(product.stock, largestQuantity);
  if (wanted + inCart <= most) return null;
  return {
    kind: product.stock > largestQuantity ? 'quantity' : 'stock',
    available: Math.max(0, most - inCart),
    inCart,
  };
}

interface TakenToCart {
  readonly cart: Cart;
  /** Ids of the rows that are in the cart now. */
  readonly taken: ReadonlySet<string>;
  readonly products: number;
  readonly pieces: number;
  /** Whether rows stayed because the cart holds no more products. */
  readonly isCartFull: boolean;
}

/** Puts every row that can be bought as it is into the cart, all rows of a product or none. */
export function takeToCart(cart: Cart, views: readonly RowView[]): TakenToCart {
  const found = views.flatMap(({ row, state }) => (state.kind === 'found' ? { id: row.id, ...state } : []));
  const wrong = new Set(found.flatMap(({ product, problem }) => (problem ? product.id : [])));
  const right = found.filter(({ product }) => !wrong.has(product.id));
  const { added, refused, ...filled } = addAllToCart(
    cart,
    right.flatMap(({ product, together, sameAs }) =>
      sameAs === null ? { product, quantity: together } : [],
    ),
  );
  return {
    ...filled,
    taken: new Set(right.flatMap(({ id, product }) => (added.has(product.id) ? id : []))),
    products: added.size,
    isCartFull: refused.some(({ limit }) => limit === 'lines'),
  };
}
