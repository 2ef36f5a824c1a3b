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
import { type RequestSource, requestSources, type Service, services } from '#primitives/quote-status.ts';
import type { GivenSiteAccess } from '#primitives/site-access.ts';

/** sessionStorage key of the draft. */
export const quoteDraftKey = 'quoteDraft';

const textFields = [
  'name',
  'phone',
  'email',
  'companyName',
  'crNumber',
  'buyerReference',
  'wantedOn',
  'notes',
] as const;
type TextFieldName = (typeof textFields)[number];

/** A line for something that is not in the catalogue, as free text. */
export interface TextLine {
  readonly id: string;
  readonly text: string;
  readonly quantity: number;
  /** It came with a list and is not in the catalogue, as far as the shop could tell. */
  readonly isFromList?: boolean;
}

/** What a list said where the catalogue has a product, and by what that was found. */
export interface ListOrigin {
  readonly words: string;
  readonly by: 'code' | 'name';
}

/** Draft of a quotation request: the values of its fields. The zone is stored apart, for the whole shop. */
export type QuoteDraft = Readonly<Record<TextFieldName, string>> & {
  readonly products: Cart;
  readonly texts: readonly TextLine[];
  /** Of the products that came with a list, by their ids. */
  readonly origins: Readonly<Record<string, ListOrigin>>;
  readonly service: Service | null;
  readonly source: RequestSource;
  /** The way into the building, once it is shown; the buyer may leave it out. */
  readonly siteAccess: GivenSiteAccess | null;
  readonly isAccessSent: boolean;
  /** The fragment of a plan of the office that goes along; empty: none. */
  readonly plan: string;
  /** Id of the last page visit whose arrival was applied. */
  readonly begunAt: string;
};

/** All validated fields, in the order of the page, with their paths in the request body. */
const fieldPaths = {
  lines: 'lines',
  name: 'contact.name',
  phone: 'contact.phone',
  email: 'contact.email',
  companyName: 'company.name',
  crNumber: 'company.crNumber',
  buyerReference: 'buyerReference',
  zone: 'zone',
  wantedOn: 'wantedOn',
  notes: 'notes',
  plan: 'plan',
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
    origins: originsFrom(known.origins),
    source: requestSources.find((source) => source === known.source) ?? 'contact',
    siteAccess: null,
    isAccessSent: known.isAccessSent !== false,
    plan: textOf(known.plan),
    begunAt: textOf(known.begunAt),
  };
}

function textLineFrom(stored: unknown): TextLine[] {
  const { id, text, quantity, isFromList } = (stored ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string' || typeof text !== 'string') return [];
  const isQuantity =
    Number.isInteger(quantity) && Number(quantity) >= 1 && Number(quantity) <= largestQuantity;
  return [
    {
      id,
      text: textOf(text),
      quantity: isQuantity ? Number(quantity) : 1,
      ...(isFromList === true && { isFromList }),
    },
  ];
}

function originsFrom(stored: unknown): QuoteDraft['origins'] {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored)
      .slice(0, mostLines)
      .flatMap(([id, origin]): [string, ListOrigin][] => {
        const { words, by } = (origin ?? {}) as Record<string, unknown>;
        return by === 'code' || by === 'name' ? [[id, { words: textOf(words), by }]] : [];
      }),
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, longestText) : '';
}

/** What the address of a page visit adds to the draft. */
export interface Arrival {
  /** Id of the visit; a reload has the same. */
  readonly id: string;
  readonly source: RequestSource;
  readonly product: CartProduct | null;
  /** Quantity of the product, if the buyer has chosen one. */
  readonly quantity: number | null;
  readonly cart: Cart;
  /** Typed into the checkout before; fills the fields that are empty. */
  readonly details: Partial<Readonly<Record<TextFieldName, string>>>;
  /** A search term without results, or the name of a service. */
  readonly freeText: string;
  readonly service: Service | null;
}

/** Applies the arrival of a visit to the draft. A reload is ignored, so that removed lines stay removed. */
export function beginWith(draft: QuoteDraft, arrival: Arrival, newId: () => string): QuoteDraft {
  const { id, source, product, quantity, cart, details, freeText, service } = arrival;
  if (draft.begunAt === id) return draft;
  // The cart's quantities replace those of an earlier visit.
  const others = cart.reduce((rest, { productId }) => removeFromCart(rest, productId), draft.products);
  const collected = mergeCarts(others, cart);
  const products = product ? withProduct(collected, product, quantity) : collected;
  const written = draft.texts.filter(({ text }) => text.trim() !== '');
  const hasText = freeText === '' || written.some(({ text }) => text.trim() === freeText);
  const texts = hasText ? written : [...written, { id: newId(), text: freeText, quantity: 1 }];
  const isEmpty = products.length === 0 && texts.length === 0;
  const typed = textFields.flatMap((field) => (draft[field] === '' ? [[field, details[field] ?? '']] : []));
  return {
    ...draft,
    ...Object.fromEntries(typed),
    products,
    // An empty draft gets one empty line.
    texts: isEmpty ? [{ id: newId(), text: '', quantity: 1 }] : texts,
    service: service ?? draft.service,
    source: source === 'contact' && !isEmpty ? draft.source : source,
    begunAt: id,
  };
}

/** Adds a product once; a chosen quantity replaces the earlier one. */
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

/** Request body of the draft. Empty text lines are left out. */
export function quoteBodyFrom(draft: QuoteDraft, { key, locale, zone }: RequestFacts): UncheckedQuote {
  const { name, phone, email, companyName, crNumber, buyerReference, wantedOn, notes } = draft;
  const { products, texts, service, source } = draft;
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
    buyerReference,
    siteAccess: draft.isAccessSent ? draft.siteAccess : null,
    plan: draft.plan || null,
  };
}

/** Whether a company is part of the request: one of its fields is filled, collapsed or not. */
export function hasCompany({ companyName, crNumber }: QuoteDraft): boolean {
  return `${companyName}${crNumber}`.trim() !== '';
}
