import type { Picture } from '#images/image-address.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { type Cart, type CartLine, type CartSnapshot, largestQuantity, mergeCarts } from './cart.ts';

/** localStorage key of the cart. */
export const cartStorageKey = 'cart';

/** DOM event for a changed cart within the page. Other tabs get the browser's storage event. */
export const cartUpdatedEvent = 'cartUpdated';

export function serializeCart(cart: Cart): string {
  return JSON.stringify(cart);
}

/**
 * Parses the cart in localStorage. Another version of the shop or the visitor may have written it, so values are
 * clamped where possible, invalid lines are dropped, and nothing throws.
 */
export function parseStoredCart(stored: string | null): Cart {
  if (!stored) return [];
  try {
    const lines: unknown = JSON.parse(stored);
    return Array.isArray(lines) ? mergeCarts([], lines.flatMap(readLine)) : [];
  } catch {
    return [];
  }
}

function readLine(stored: unknown): CartLine[] {
  const { productId, quantity, snapshot } = fieldsOf(stored);
  const read = readSnapshot(fieldsOf(snapshot));
  if (!isText(productId) || typeof quantity !== 'number' || !(quantity >= 1) || !read) return [];
  return [{ productId, quantity: Math.min(largestQuantity, Math.trunc(quantity)), snapshot: read }];
}

const addressWords = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Above the highest product price, and low enough for exact sums of a full cart. */
const highestPrice = 10_000_000_000;

/** Parses what is stored of a product; null for anything else. */
export function readSnapshot({ slug, sku, name, price, picture }: Fields): CartSnapshot | null {
  const texts = readTexts(name);
  const isPrice = Number.isSafeInteger(price) && (price as number) >= 0 && (price as number) <= highestPrice;
  if (!isText(slug) || !addressWords.test(slug) || !isText(sku) || !texts || !isPrice) return null;
  return { slug, sku, name: texts, price: price as number, picture: readPicture(fieldsOf(picture)) };
}

function readPicture({ relativePath, width, height, alt }: Fields): Picture | null {
  const texts = readTexts(alt);
  if (!isText(relativePath) || !texts || !isLength(width) || !isLength(height)) return null;
  return { relativePath, width, height, alt: texts };
}

function readTexts(stored: unknown): LocalizedText | null {
  const { en, ar } = fieldsOf(stored);
  return isText(en) && isText(ar) ? { en, ar } : null;
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a stored object; none of anything else. */
export function fieldsOf(stored: unknown): Fields {
  return typeof stored === 'object' && stored !== null ? (stored as Fields) : {};
}

const longestText = 500;

function isText(stored: unknown): stored is string {
  return typeof stored === 'string' && stored !== '' && stored.length <= longestText;
}

function isLength(stored: unknown): stored is number {
  return Number.isSafeInteger(stored) && (stored as number) > 0;
}
