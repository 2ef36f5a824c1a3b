import type { Product } from '#domain/catalogue/products/product.ts';
import type { Picture } from '#images/image-address.ts';
import type { Dirhams } from '#primitives/money.ts';

export const largestQuantity = 999;
export const mostLines = 100;

/** What must be known of a product to put it into a cart. */
export interface CartProduct
  extends Pick<Product, 'id' | 'slug' | 'sku' | 'name' | 'price' | 'stock' | 'leadTimeDays'> {
  readonly picture: Picture | null;
}

/** What a cart shows without asking the server, as it was when the product was added; the server prices anew. */
export type CartSnapshot = Pick<CartProduct, 'slug' | 'sku' | 'name' | 'price' | 'picture'>;

export interface CartLine {
  readonly productId: string;
  readonly quantity: number;
  readonly snapshot: CartSnapshot;
}

/** In the order in which products were first added; a product has one line. */
export type Cart = readonly CartLine[];

/** What keeps more of a product from being added: what is in stock, pieces of a product, products of a cart. */
export type CartLimit = 'stock' | 'quantity' | 'lines';

export type Addition =
  | { readonly fits: true; readonly cart: Cart }
  | { readonly fits: false; readonly limit: CartLimit };

/** Adds all the pieces or none, so that nobody gets fewer than were asked for without noticing. */
export function addToCart(cart: Cart, product: CartProduct, quantity: number): Addition {
  const limit = brokenLimit(cart, product, quantityInCart(cart, product.id) + quantity);
  if (limit) return { fits: false, limit };
  return { fits: true, cart: withLine(cart, cartLine(product, quantity)) };
}

/** So many of a product, with what is known of it now. */
export function cartLine({ id, slug, sku, name, price, picture }: CartProduct, quantity: number): CartLine {
  return { productId: id, quantity, snapshot: { slug, sku, name, price, picture } };
}

function brokenLimit(cart: Cart, { id, stock }: CartProduct, wanted: number): CartLimit | null {
  if (wanted > largestQuantity && stock > largestQuantity) return 'quantity';
  if (wanted > stock) return 'stock';
  return cart.length >= mostLines && !findLine(cart, id) ? 'lines' : null;
}

export function quantityInCart(cart: Cart, productId: string): number {
  return findLine(cart, productId)?.quantity ?? 0;
}

/** A quantity outside the limits becomes the nearest one within; what is in stock is for the server to say. */
export function setQuantity(cart: Cart, productId: string, quantity: number): Cart {
  return cart.map((line) =>
    line.productId === productId ? { ...line, quantity: allowedQuantity(quantity) } : line,
  );
}

export function removeFromCart(cart: Cart, productId: string): Cart {
  return cart.filter((line) => line.productId !== productId);
}

/** Puts a line back as the one at this place, unless its product has come back by itself or the cart is full. */
export function restoreLine(cart: Cart, line: CartLine, place: number): Cart {
  if (findLine(cart, line.productId) || cart.length >= mostLines) return cart;
  return cart.toSpliced(place, 0, line);
}

/** Brings lines up to what the server says of their products: a line holds the price that its buyer has agreed to. */
export function agreeTo(cart: Cart, products: Iterable<CartProduct>): Cart {
  const known = new Map(Array.from(products, (product) => [product.id, product]));
  return cart.map((line) => {
    const product = known.get(line.productId);
    return product ? cartLine(product, line.quantity) : line;
  });
}

/** Both carts in one. Pieces of the same product are added up; what goes beyond a limit stays out. */
export function mergeCarts(cart: Cart, other: Cart): Cart {
  return other.reduce(withLine, cart);
}

export function countItems(cart: Cart): number {
  return cart.reduce((count, { quantity }) => count + quantity, 0);
}

export function lineTotal({ quantity, snapshot }: CartLine): Dirhams {
  return quantity * snapshot.price;
}

export function cartTotal(cart: Cart): Dirhams {
  return cart.reduce((total, line) => total + lineTotal(line), 0);
}

/** A line of a product that is there already adds to its pieces and brings what is newly known of it. */
function withLine(cart: Cart, added: CartLine): Cart {
  const present = findLine(cart, added.productId);
  if (!present) return cart.length < mostLines ? [...cart, added] : cart;
  const merged = { ...added, quantity: allowedQuantity(present.quantity + added.quantity) };
  return cart.map((line) => (line === present ? merged : line));
}

function findLine(cart: Cart, productId: string): CartLine | undefined {
  return cart.find((line) => line.productId === productId);
}

function allowedQuantity(quantity: number): number {
  return Math.min(largestQuantity, Math.max(1, Math.trunc(quantity) || 1));
}
