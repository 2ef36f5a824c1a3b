import { addDays, type Day, qatarDay } from '#domain/delivery/working-days.ts';
import { givenDiscount } from '#domain/quotes/make-offer.ts';
import type { QuoteAmounts } from '#domain/quotes/quote.ts';
import { differenceFromList, priceOffer } from '#domain/quotes/quote-amounts.ts';
import type { OfferBody, OfferedDiscount } from '#domain/quotes/quote-version-body.ts';
import { type Dirhams, dirhamsFromQar } from '#primitives/money.ts';
import { inItsLanguage } from '#primitives/text/localized-text.ts';
import type { StaffQuote } from './staff-quote.ts';

/** Which promise about the delivery an offer makes. */
export const deliveryPromises = ['products', 'lead_time', 'day', 'none'] as const;

/** Form values of an offer; a number field that holds no number yet holds what was typed. */
export interface OfferValues extends Omit<OfferBody, 'lines' | 'plan'> {
  /** A link; empty: the plan stays as it is. */
  readonly plan: string;
  readonly lines: readonly OfferLineValues[];
  readonly promise: (typeof deliveryPromises)[number];
}

export type OfferLineValues = OfferBody['lines'][number] & {
  /** For the difference from the catalogue; the server has its own. */
  readonly listPrice: number | null;
};

const noDiscount: OfferedDiscount = { kind: 'amount', value: 0 };

/** How long a new offer holds, unless staff say otherwise. */
const usualValidity = 30;

/** Initial values of an offer: the newest version. A day that has passed begins again. */
export function offerFrom({ versions }: StaffQuote): OfferValues {
  const newest = versions.at(-1);
  if (!newest) throw new Error('a quotation has at least one version');
  const today = qatarDay(new Date());
  const { deliveryOn, leadTimeDays } = newest;
  return {
    lines: newest.lines.map((line) => ({
      productId: line.productId,
      ...typedNames(line),
      quantity: line.quantity,
      listPrice: line.listPrice,
      unitPrice: line.unitPrice,
      discount: discountFrom(line),
      warrantyMonths: line.warrantyMonths,
    })),
    discount: discountFrom(newest),
    deliveryFee: newest.deliveryFee,
    promise: deliveryOn !== null ? 'day' : leadTimeDays !== null ? 'lead_time' : 'none',
    deliveryOn,
    leadTimeDays,
    assembly: newest.assembly,
    assemblyFee: newest.assemblyFee,
    paymentDueDays: newest.paymentDueDays,
    validUntil: newest.validUntil < today ? addDays(today, usualValidity) : newest.validUntil,
    message: '',
    plan: '',
  };
}

/** The names as they were typed: a quotation has that of one language for both. */
function typedNames({ name, translations }: Pick<OfferLineValues, 'name' | 'translations'>) {
  return translations.ar.name === name ? namesOf(name) : { name, translations };
}

function namesOf(typed: string): Pick<OfferLineValues, 'name' | 'translations'> {
  const { en, ar } = inItsLanguage(typed);
  return { name: en, translations: { ar: { name: ar } } };
}

/** An offer without lines, for a new quotation. */
export function emptyOffer(today: Day): OfferValues {
  return {
    lines: [],
    discount: noDiscount,
    deliveryFee: 0,
    promise: 'products',
    deliveryOn: null,
    leadTimeDays: null,
    assembly: null,
    assemblyFee: 0,
    paymentDueDays: null,
    validUntil: addDays(today, usualValidity),
    message: '',
    plan: '',
  };
}

/** A line of a product at its list price. Its warranty is that of the catalogue until staff say otherwise. */
export function productLine(product: {
  readonly id: string;
  readonly name: string;
  readonly translations: { readonly ar: { readonly name: string } };
  readonly price: number;
}): OfferLineValues {
  const { warrantyMonths: _, ...line } = textLine('');
  return {
    ...line,
    productId: product.id,
    name: product.name,
    translations: { ar: { name: product.translations.ar.name } },
    listPrice: product.price,
    unitPrice: product.price,
  };
}

/** A line in words, in either language and without a price. */
export function textLine(words: string): OfferLineValues {
  return {
    productId: null,
    ...namesOf(words),
    quantity: 1,
    listPrice: null,
    unitPrice: null,
    discount: noDiscount,
    warrantyMonths: null,
  };
}

function discountFrom({
  discount,
  discountPercent,
}: {
  readonly discount: number;
  readonly discountPercent: number | null;
}): OfferedDiscount {
  return discountPercent === null
    ? { kind: 'amount', value: discount }
    : { kind: 'percent', value: discountPercent };
}

/** The body of the call. What a choice leaves out is left out, whatever its field still holds. */
export function offerBody({ promise, lines, leadTimeDays, ...offer }: OfferValues): OfferBody {
  // An empty field is refused by the server, beside the field.
  const empty = '' as unknown as number;
  return {
    ...offer,
    plan: offer.plan.trim() || null,
    lines: lines.map(({ listPrice: _, ...line }) => ({ ...line, discount: givenOrNone(line.discount) })),
    discount: givenOrNone(offer.discount),
    deliveryOn: promise === 'day' ? (offer.deliveryOn ?? '') : null,
    ...(promise !== 'products' && { leadTimeDays: promise === 'lead_time' ? (leadTimeDays ?? empty) : null }),
    assemblyFee: offer.assembly === 'priced' ? (offer.assemblyFee ?? 0) : 0,
  };
}

/** An emptied field is no discount. */
function givenOrNone(discount: OfferedDiscount): OfferedDiscount {
  return { ...discount, value: discount.value ?? 0 };
}

export function newestNumber({ versions }: StaffQuote): number {
  return versions.at(-1)?.number ?? 1;
}

interface OfferTotals {
  readonly amounts: QuoteAmounts;
  /** Of each line, after its discount; null: price on request. */
  readonly lineTotals: readonly (Dirhams | null)[];
  /** Below zero: cheaper than the catalogue. */
  readonly difference: Dirhams;
  /** Why it cannot be sent: a discount takes everything, nothing has a price, or it is more than an offer can hold. */
  readonly problem: 'discount' | 'nothing' | 'tooMuch' | null;
}

/** Totals of unfinished input, by the server's function. */
export function offerTotals(
  values: Pick<OfferValues, 'lines' | 'discount' | 'deliveryFee' | 'assembly' | 'assemblyFee'>,
): OfferTotals {
  const lines = values.lines.map(({ quantity, unitPrice, listPrice, discount }) => ({
    quantity: wholeNumber(quantity),
    unitPrice: unitPrice === null ? null : amount(unitPrice),
    listPrice: listPrice === null ? null : dirhamsFromQar(listPrice),
    discount: givenDiscount(number(discount)),
  }));
  const {
    amounts,
    problems,
    lines: priced,
  } = priceOffer(lines, {
    discount: givenDiscount(number(values.discount)),
    deliveryFee: amount(values.deliveryFee),
    assemblyFee: values.assembly === 'priced' ? amount(values.assemblyFee) : 0,
  });
  return {
    amounts,
    lineTotals: priced.map(({ lineTotal }) => lineTotal),
    difference: differenceFromList(lines, amounts),
    problem: problemOf(problems),
  };
}

function problemOf(problems: ReturnType<typeof priceOffer>['problems']): OfferTotals['problem'] {
  if (problems.some(({ path, code }) => path === 'lines' && code === 'too_big')) return 'tooMuch';
  if (problems.some(({ path }) => path.endsWith('discount.value'))) return 'discount';
  return problems.length > 0 ? 'nothing' : null;
}

/** Unfinished input may be anything. */
function number({ kind, value }: OfferedDiscount): OfferedDiscount {
  return { kind, value: typeof value === 'number' && value > 0 ? value : 0 };
}

function amount(typed: unknown): number {
  return typeof typed === 'number' && Number.isFinite(typed) && typed > 0 ? dirhamsFromQar(typed) : 0;
}

function wholeNumber(typed: unknown): number {
  return typeof typed === 'number' && Number.isInteger(typed) && typed > 0 ? typed : 0;
}
