import {
  type Cart,
  type CartProduct,
  cartLine,
  largestQuantity,
  mergeCarts,
  mostLines,
  removeFromCart,
  setQuantity,
} from '#domain/cart/cart.ts';
import { parseStoredCart } from '#domain/cart/stored-cart.ts';
import type { QuoteBody } from '#domain/quotes/quote-body.ts';
import type { Locale } from '#primitives/locale.ts';
import { type QuoteSource, quoteSources, type Service, services } from '#primitives/quote-status.ts';

const textFields = ['name', 'phone', 'email', 'companyName', 'crNumber', 'wantedOn', 'notes'] as const;
type TextFieldName = (typeof textFields)[number];

/** What is not in the catalogue, in the buyer's own words. */
export interface TextLine {
  readonly id: string;
  readonly text: string;
  readonly quantity: number;
}

/** What is asked for, as it stands in the fields. The zone is kept for the whole shop, elsewhere. */
export type QuoteDraft = Readonly<Record<TextFieldName, string>> & {
  readonly products: Cart;
  readonly texts: readonly TextLine[];
  readonly service: Service | null;
  readonly source: QuoteSource;
  /** The visit of the page that was last taken into account. */
  readonly begunAt: string;
};

/** Everything that can be wrong, in the order of the page, with its place in the body. */
const fieldPaths = {
  lines: 'lines',
  name: 'contact.name',
  phone: 'contact.phone',
  email: 'contact.email',
  companyName: 'company.name',
  crNumber: 'company.crNumber',
  zone: 'zone',
  wantedOn: 'wantedOn',
  notes: 'notes',
} as const;
export type QuoteField = keyof typeof fieldPaths;
export const quoteFields = Object.keys(fieldPaths) as QuoteField[];

export function findQuoteFieldAt(path: string): QuoteField | undefined {
  if (path.startsWith('lines.')) return 'lines';
  return quoteFields.find((field) => fieldPaths[field] === path);
}

const longestText = 2_000;

export function quoteDraftFrom(stored: unknown): QuoteDraft {
  const known = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  const texts = textFields.map((field) => [field, textOf(known[field])]);
  return {
    ...(Object.fromEntries(texts) as Record<TextFieldName, string>),
    products: parseStoredCart(JSON.stringify(known.products ?? [])),
    texts: Array.isArray(known.texts) ? known.texts.flatMap(textLineFrom).slice(0, mostLines) : [],
    service: services.find((service) => service === known.service) ?? null,
    source: quoteSources.find((source) => source === known.source) ?? 'contact',
    begunAt: textOf(known.begunAt),
  };
}

function textLineFrom(stored: unknown): TextLine[] {
  const { id, text, quantity } = (stored ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string' || typeof text !== 'string') return [];
  const isQuantity =
    Number.isInteger(quantity) && Number(quantity) >= 1 && Number(quantity) <= largestQuantity;
  return [{ id, text: textOf(text), quantity: isQuantity ? Number(quantity) : 1 }];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, longestText) : '';
}

/** What the address of the page brings along. */
export interface Arrival {
  /** The same for a reload, another for another visit. */
  readonly id: string;
  readonly source: QuoteSource;
  readonly product: CartProduct | null;
  /** Of the product, if the buyer has chosen one. */
  readonly quantity: number | null;
  readonly cart: Cart;
  /** A search that found nothing, or the name of a service. */
  readonly words: string;
  readonly service: Service | null;
}

/** Adds what a visit brings to what is there already. A reload brings nothing new, so what was removed stays away. */
export function beginWith(draft: QuoteDraft, arrival: Arrival, newId: () => string): QuoteDraft {
  const { id, source, product, quantity, cart, words, service } = arrival;
  if (draft.begunAt === id) return draft;
  // As many as the cart holds now, not those of an earlier visit on top.
  const others = cart.reduce((kept, { productId }) => removeFromCart(kept, productId), draft.products);
  const collected = mergeCarts(others, cart);
  const products = product ? withProduct(collected, product, quantity) : collected;
  const written = draft.texts.filter(({ text }) => text.trim() !== '');
  const hasWords = words === '' || written.some(({ text }) => text.trim() === words);
  const texts = hasWords ? written : [...written, { id: newId(), text: words, quantity: 1 }];
  const isEmpty = products.length === 0 && texts.length === 0;
  return {
    ...draft,
    products,
    // A field to begin with, where there is nothing yet.
    texts: isEmpty ? [{ id: newId(), text: '', quantity: 1 }] : texts,
    service: service ?? draft.service,
    source: source === 'contact' && !isEmpty ? draft.source : source,
    begunAt: id,
  };
}

/** Once, however often it is brought; a quantity that was chosen counts from then on. */
function withProduct(products: Cart, product: CartProduct, quantity: number | null): Cart {
  if (!products.some(({ productId }) => productId === product.id)) {
    return mergeCarts(products, [cartLine(product, quantity ?? 1)]);
  }
  return quantity === null ? products : setQuantity(products, product.id, quantity);
}

export type UncheckedQuote = Omit<QuoteBody, 'website' | 'secondsOnPage'>;

interface RequestFacts {
  readonly key: string;
  readonly locale: Locale;
  readonly zone: number | null;
}

/** As it is checked and sent. Lines without a word in them were never meant. */
export function quoteBodyFrom(draft: QuoteDraft, { key, locale, zone }: RequestFacts): UncheckedQuote {
  const { name, phone, email, companyName, crNumber, wantedOn, notes, products, texts, service, source } =
    draft;
  return {
    key,
    locale,
    lines: [
      ...products.map(({ productId, quantity }) => ({ productId, quantity })),
      ...texts.flatMap(({ text, quantity }) => (text.trim() === '' ? [] : [{ text, quantity }])),
    ],
    contact: { name, phone, email },
    company: hasCompany(draft) ? { name: companyName, crNumber } : null,
    zone,
    wantedOn: wantedOn === '' ? null : wantedOn,
    service,
    source,
    notes,
  };
}

/** A company is part of the request when anything was said about it, folded away or not. */
export function hasCompany({ companyName, crNumber }: QuoteDraft): boolean {
  return `${companyName}${crNumber}`.trim() !== '';
}
