import type { Product } from '#domain/catalogue/products/product.ts';
import type { Picture } from '#images/image-address.ts';
import type { Dirhams } from '#primitives/money.ts';

export const largestQuantity = 999;
export const mostLines = 100;

/** The fields of a product that a cart needs. */
export interface CartProduct
  extends Pick<Product, 'id' | 'slug' | 'sku' | 'name' | 'price' | 'stock' | 'leadTimeDays'> {
  readonly isService: boolean;
  readonly picture: Picture | null;
}

/** The product's data when it was added, for display without the server. The server prices every order itself. */
export type CartSnapshot = Pick<CartProduct, 'slug' | 'sku' | 'name' | 'price' | 'picture'>;

export interface CartLine {
  readonly productId: string;
  readonly quantity: number;
  readonly snapshot: CartSnapshot;
}

/** The lines of a cart, in the order in which products were added; one line for each product. */
export type Cart = readonly CartLine[];

/** The limit that rejects an addition: the stock, the quantity of a line, or the number of lines. */
export type CartLimit = 'stock' | 'quantity' | 'lines';

export type Addition =
  | { readonly fits: true; readonly cart: Cart }
  | { readonly fits: false; readonly limit: CartLimit };

/** Adds the whole quantity or nothing, so that a buyer never gets fewer pieces without noticing. */
export function addToCart(cart: Cart, product: CartProduct, quantity: number): Addition {
  const limit = brokenLimit(cart, product, quantityInCart(cart, product.id) + quantity);
  if (limit) return { fits: false, limit };
  return { fits: true, cart: withLine(cart, cartLine(product, quantity)) };
}

/** Creates a cart line with a snapshot of the product. */
export function cartLine(
  { id, slug, sku, name, price, picture }: CartSnapshot & Pick<CartProduct, 'id'>,
  quantity: number,
): CartLine {
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

/** Sets the quantity of a line, clamped to the limits. The server checks the stock. */
export function setQuantity(cart: Cart, productId: string, quantity: number): Cart {
  return cart.map((line) =>
    line.productId === productId ? { ...line, quantity: allowedQuantity(quantity) } : line,
  );
}

export function removeFromCart(cart: Cart, productId: string): Cart {
  return cart.filter((line) => line.productId !== productId);
}

/** Undoes a removal: inserts the line at its earlier index, unless the product was added again or the cart is full. */
export function restoreLine(cart: Cart, line: CartLine, place: number): Cart {
  if (findLine(cart, line.productId) || cart.length >= mostLines) return cart;
  return cart.toSpliced(place, 0, line);
}

/** Updates the snapshots to the server's current data. A line holds the price that the buyer has accepted. */
export function acceptServerPrices(cart: Cart, products: Iterable<CartProduct>): Cart {
  const known = new Map(Array.from(products, (product) => [product.id, product]));
  return cart.map((line) => {
    const product = known.get(line.productId);
    return product ? cartLine(product, line.quantity) : line;
  });
}

/** Merges two carts. Quantities of the same product are added; what exceeds a limit is dropped. */
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

/** Adds a line. If the product has a line, adds the quantities and replaces the snapshot. */
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
