import type { Picture } from '#images/image-address.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { type Cart, type CartLine, type CartSnapshot, largestQuantity, mergeCarts } from './cart.ts';

/** The key of the browser's storage that holds the cart's lines. */
export const cartStorageKey = 'cart';

/** Says, within the page, that the cart changed; other tabs learn it from the browser's storage event. */
export const cartUpdatedEvent = 'cartUpdated';

export function cartToStore(cart: Cart): string {
  return JSON.stringify(cart);
}

/**
 * The cart that a stored text holds. Anyone can write to the browser's storage, and an older or newer shop may
 * have: what can be mended is mended, a line that cannot be shown is left out, and nothing is ever thrown.
 */
export function storedCart(stored: string | null): Cart {
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
/** Higher than any product may cost, and low enough for exact sums of a full cart. */
const highestPrice = 10_000_000_000;

function readSnapshot({ slug, sku, name, price, picture }: Fields): CartSnapshot | null {
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

function fieldsOf(stored: unknown): Fields {
  return typeof stored === 'object' && stored !== null ? (stored as Fields) : {};
}

const longestText = 500;

function isText(stored: unknown): stored is string {
  return typeof stored === 'string' && stored !== '' && stored.length <= longestText;
}

function isLength(stored: unknown): stored is number {
  return Number.isSafeInteger(stored) && (stored as number) > 0;
}
