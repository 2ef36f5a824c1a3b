import { type Cart, type CartLine, type CartProduct, cartLine, largestQuantity, mergeCarts } from './cart.ts';

/** The part of the address that holds a shared cart: codes and quantities, nothing of who shares it. */
export const sharedItemsParameter = 'items';

export interface SharedItem {
  readonly sku: string;
  readonly quantity: number;
}

const code = /^[A-Z0-9]+(-[A-Z0-9]+)*$/;
const longestCode = 40;
/** Twice as many as a cart holds: somebody may have put two addresses together. */
const mostItems = 200;

/** '?items=DSK-EX-180.2,CHR-ER-01.6': nothing in it needs to be encoded, so chats and mails leave it whole. */
export function sharedCartQuery(cart: Cart): string {
  const items = cart
    .filter(({ snapshot }) => isCode(snapshot.sku))
    .map(({ quantity, snapshot }) => `${snapshot.sku}.${quantity}`);
  return `?${sharedItemsParameter}=${items.join(',')}`;
}

function isCode(text: string): boolean {
  return text.length <= longestCode && code.test(text);
}

/** What an address holds. An item whose quantity was lost on the way is kept without one, so that it can be told. */
export function readSharedItems(text: string): SharedItem[] {
  return text
    .split(',', mostItems)
    .map((item) => item.trim().toUpperCase().split('.'))
    .filter(([sku = '']) => isCode(sku))
    .map(([sku = '', quantity = '']) => ({ sku, quantity: readQuantity(quantity) }));
}

function readQuantity(text: string): number {
  return /^\d{1,3}$/.test(text) ? Number(text) : 0;
}

/** A cart that came by an address, as the shop sells it today. */
export interface SharedCart {
  readonly cart: Cart;
  /** Codes that this shop does not sell (any more), or not in such a quantity. */
  readonly unknown: readonly string[];
}

export function sharedCartFrom(items: readonly SharedItem[], products: readonly CartProduct[]): SharedCart {
  const sold = new Map(products.map((product) => [product.sku, product]));
  const lines: CartLine[] = [];
  const unknown = new Set<string>();
  for (const { sku, quantity } of items) {
    const product = sold.get(sku);
    if (product && quantity >= 1 && quantity <= largestQuantity) lines.push(cartLine(product, quantity));
    else unknown.add(sku);
  }
  return { cart: mergeCarts([], lines), unknown: [...unknown] };
}

/** Whether two carts hold the same pieces, in whatever order. */
export function holdTheSame(cart: Cart, other: Cart): boolean {
  const pieces = new Map(other.map(({ productId, quantity }) => [productId, quantity]));
  return (
    cart.length === other.length &&
    cart.every(({ productId, quantity }) => pieces.get(productId) === quantity)
  );
}
