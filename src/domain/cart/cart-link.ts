import { type Cart, type CartLine, type CartProduct, cartLine, largestQuantity, mergeCarts } from './cart.ts';

/** Query parameter of a shared cart. It holds product codes and quantities, no personal data. */
export const sharedItemsParameter = 'items';

export interface SharedItem {
  readonly sku: string;
  readonly quantity: number;
}

const code = /^[A-Z0-9]+(-[A-Z0-9]+)*$/;
const longestCode = 40;
/** Twice the limit of a cart, because a visitor may join two shared links. */
const mostItems = 200;

/** Encodes a cart as '?items=DSK-EX-180.2,CHR-ER-01.6', without characters that chat or email programs would escape. */
export function sharedCartQuery(cart: Cart): string {
  return sharedItemsQuery(cart.map(({ quantity, snapshot }) => ({ sku: snapshot.sku, quantity })));
}

/** The same for products by their codes; what has no code is left out. */
export function sharedItemsQuery(shared: readonly SharedItem[]): string {
  const items = shared.filter(({ sku }) => isCode(sku)).map(({ sku, quantity }) => `${sku}.${quantity}`);
  return `?${sharedItemsParameter}=${items.join(',')}`;
}

function isCode(text: string): boolean {
  return text.length <= longestCode && code.test(text);
}

/** Parses the items of a shared link. An item with an invalid quantity gets 0, so that it can be reported. */
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

/** A cart from a shared link, with current products. */
export interface SharedCart {
  readonly cart: Cart;
  /** Codes that the shop does not sell, or not in that quantity. */
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

/** Whether two carts have the same products and quantities, in any order. */
export function hasSameItems(cart: Cart, other: Cart): boolean {
  const pieces = new Map(other.map(({ productId, quantity }) => [productId, quantity]));
  return (
    cart.length === other.length &&
    cart.every(({ productId, quantity }) => pieces.get(productId) === quantity)
  );
}
