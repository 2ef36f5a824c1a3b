import type { Day } from '#domain/delivery/working-days.ts';
import { dirhamsFromQar } from '#primitives/money.ts';
import { type FieldError, ShopError } from '#primitives/shop-error.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { QuoteLine, QuoteVersion } from './quote.ts';
import { type GivenDiscount, priceOffer } from './quote-amounts.ts';
import type { OfferBody, OfferedDiscount } from './quote-version-body.ts';

/** A version that is not stored yet. */
export type Offer = Omit<QuoteVersion, 'number' | 'sentBy' | 'sentAt' | 'withdrawal' | 'lines'> & {
  readonly lines: readonly Omit<QuoteLine, 'slug'>[];
};

interface OfferedProduct {
  readonly sku: string;
  readonly name: LocalizedText;
  readonly price: number;
  readonly leadTimeDays: number;
  readonly warrantyMonths: number;
}

/**
 * Makes a version of what staff entered: amounts, list prices and codes are the shop's own. Refuses, by field, what cannot
 * be offered.
 */
export function makeOffer(body: OfferBody, products: ReadonlyMap<string, OfferedProduct>, today: Day): Offer {
  const assemblyFee = dirhamsFromQar(body.assemblyFee);
  const priced = priceOffer(
    body.lines.map(({ quantity, unitPrice, discount }) => ({
      quantity,
      unitPrice: unitPrice === null ? null : dirhamsFromQar(unitPrice),
      discount: givenDiscount(discount),
    })),
    { discount: givenDiscount(body.discount), deliveryFee: dirhamsFromQar(body.deliveryFee), assemblyFee },
  );
  const fields = [...lineProblems(body, products), ...termProblems(body, today), ...priced.problems];
  if (fields.length > 0) throw new ShopError('invalid_input', { fields });
  return {
    lines: body.lines.map(({ productId, name, translations, quantity, unitPrice, ...line }, index) => {
      const product = productId ? products.get(productId) : undefined;
      return {
        productId,
        sku: product?.sku ?? '',
        name: { en: name, ar: translations.ar.name },
        quantity,
        listPrice: product?.price ?? null,
        unitPrice: unitPrice === null ? null : dirhamsFromQar(unitPrice),
        discount: priced.lines[index]?.discount ?? 0,
        discountBasisPoints: basisPoints(line.discount),
        lineTotal: priced.lines[index]?.lineTotal ?? null,
        warrantyMonths:
          line.warrantyMonths === undefined ? product?.warrantyMonths || null : line.warrantyMonths,
      };
    }),
    ...priced.amounts,
    discountBasisPoints: basisPoints(body.discount),
    deliveryOn: body.deliveryOn,
    leadTimeDays: leadTimeOf(body, products),
    assembly: body.assembly,
    paymentDueDays: body.paymentDueDays,
    validUntil: body.validUntil,
    message: body.message,
  };
}

/** As staff said, else the longest of the products; what is not in the catalogue takes as long as staff will say. */
function leadTimeOf(
  { leadTimeDays, deliveryOn, lines }: OfferBody,
  products: ReadonlyMap<string, OfferedProduct>,
): number | null {
  if (leadTimeDays !== undefined || deliveryOn !== null) return leadTimeDays ?? null;
  return longestLeadTime(
    lines.map(({ productId }) => (productId ? products.get(productId)?.leadTimeDays : undefined) ?? null),
  );
}

/** Null when one of them is not known. */
export function longestLeadTime(leadTimes: readonly (number | null)[]): number | null {
  return leadTimes.includes(null) ? null : Math.max(...leadTimes.map(Number));
}

export function givenDiscount({ kind, value }: OfferedDiscount): GivenDiscount {
  return kind === 'amount'
    ? { kind, amount: dirhamsFromQar(value) }
    : { kind, basisPoints: Math.round(value * 100) };
}

/** Null for an amount, and for no discount at all. */
function basisPoints(discount: OfferedDiscount): number | null {
  const given = givenDiscount(discount);
  return given.kind === 'percent' && given.basisPoints > 0 ? given.basisPoints : null;
}

function lineProblems({ lines }: OfferBody, products: ReadonlyMap<string, OfferedProduct>): FieldError[] {
  return lines.flatMap(({ productId, name, translations }, index): FieldError[] => {
    if (!name && !translations.ar.name) return [{ path: `lines.${index}.name`, code: 'required' }];
    if (!productId) return [];
    const path = `lines.${index}.productId`;
    if (!products.has(productId)) return [{ path, code: 'invalid', rule: 'stored_product' }];
    // An order has one line for a product, and this may become one.
    const isRepeated = lines.findIndex((line) => line.productId === productId) < index;
    return isRepeated ? [{ path, code: 'taken' }] : [];
  });
}

function termProblems(
  { validUntil, deliveryOn, leadTimeDays, assembly, assemblyFee }: OfferBody,
  today: Day,
): FieldError[] {
  return [
    ...(validUntil < today ? [{ path: 'validUntil', code: 'invalid', rule: 'today_or_later' } as const] : []),
    ...(deliveryOn !== null && deliveryOn < today
      ? [{ path: 'deliveryOn', code: 'invalid', rule: 'today_or_later' } as const]
      : []),
    ...(deliveryOn !== null && leadTimeDays != null
      ? [{ path: 'leadTimeDays', code: 'invalid', rule: 'day_or_lead_time' } as const]
      : []),
    ...(assembly === 'priced' && assemblyFee === 0
      ? [{ path: 'assemblyFee', code: 'required' } as const]
      : []),
    ...(assembly !== 'priced' && assemblyFee > 0
      ? [{ path: 'assemblyFee', code: 'too_big', limit: 0 } as const]
      : []),
  ];
}
