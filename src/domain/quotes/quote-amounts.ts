import { type Dirhams, largestAmount, qarFromDirhams } from '#primitives/money.ts';
import type { FieldError } from '#primitives/shop-error.ts';
import type { QuoteAmounts } from './quote.ts';

/** A discount as staff give it. A percentage is in hundredths of a percent. */
export type GivenDiscount =
  | { readonly kind: 'amount'; readonly amount: Dirhams }
  | { readonly kind: 'percent'; readonly basisPoints: number };

export const noDiscount: GivenDiscount = { kind: 'amount', amount: 0 };

interface OfferedLine {
  readonly quantity: number;
  /** Null: price on request. */
  readonly unitPrice: Dirhams | null;
  readonly discount?: GivenDiscount;
}

interface PricedLine {
  readonly discount: Dirhams;
  readonly lineTotal: Dirhams | null;
}

interface OfferedExtras {
  readonly discount: GivenDiscount;
  readonly deliveryFee: Dirhams;
  readonly assemblyFee: Dirhams;
}

interface PricedOffer {
  readonly lines: readonly PricedLine[];
  readonly amounts: QuoteAmounts;
  /** Why it cannot be sent, by field; empty for an offer that can. */
  readonly problems: readonly FieldError[];
}

/**
 * Prices an offer: discounts of lines, then the discount of the whole, then assembly and delivery. A discount must leave
 * something of what it is taken from, and an offer must cost something.
 */
export function priceOffer(lines: readonly OfferedLine[], extras: OfferedExtras): PricedOffer {
  const problems: FieldError[] = [];
  const priced = lines.map((line, index) => {
    const gross = line.unitPrice === null ? null : line.unitPrice * line.quantity;
    const discount = discountOf(gross ?? 0, line.discount ?? noDiscount);
    if (isTooMuch(discount, gross ?? 0, line.discount)) {
      problems.push(tooMuch(`lines.${index}.discount.value`, gross ?? 0, line.discount));
    }
    return { discount, lineTotal: gross === null ? null : gross - discount };
  });
  const subtotal = priced.reduce((sum, { lineTotal }) => sum + (lineTotal ?? 0), 0);
  const { deliveryFee, assemblyFee } = extras;
  const discount = discountOf(subtotal, extras.discount);
  if (subtotal === 0 && problems.length === 0) problems.push({ path: 'lines', code: 'no_total' });
  else if (subtotal > 0 && isTooMuch(discount, subtotal, extras.discount)) {
    problems.push(tooMuch('discount.value', subtotal, extras.discount));
  }
  const total = subtotal - discount + assemblyFee + deliveryFee;
  if (subtotal + assemblyFee + deliveryFee > largestAmount) {
    problems.push({ path: 'lines', code: 'too_big', limit: qarFromDirhams(largestAmount) });
  }
  return { lines: priced, amounts: { subtotal, discount, assemblyFee, deliveryFee, total }, problems };
}

/** At most what there is, so that unfinished input never shows a negative total. A half dirham is rounded up. */
function discountOf(base: Dirhams, given: GivenDiscount): Dirhams {
  const discount =
    given.kind === 'amount' ? given.amount : Math.round((base * given.basisPoints) / wholeInBasisPoints);
  return Math.min(base, discount);
}

const wholeInBasisPoints = 10_000;

function isTooMuch(discount: Dirhams, base: Dirhams, given: GivenDiscount = noDiscount): boolean {
  const isGiven = given.kind === 'amount' ? given.amount > 0 : given.basisPoints > 0;
  return isGiven && discount >= base;
}

/** The limit is the largest discount that would be accepted, in the unit in which this one was given. */
function tooMuch(path: string, base: Dirhams, given: GivenDiscount = noDiscount): FieldError {
  const largest = Math.max(0, base - 1);
  const limit =
    given.kind === 'amount'
      ? qarFromDirhams(largest)
      : Math.floor((largest / Math.max(1, base)) * wholeInBasisPoints) / 100;
  return { path, code: 'too_big', limit };
}

interface ListedLine {
  readonly quantity: number;
  readonly listPrice: Dirhams | null;
  readonly unitPrice: Dirhams | null;
}

/**
 * By how much an offer differs from the catalogue: below zero it is cheaper. Lines that are not in the catalogue count at
 * their own price; assembly and delivery do not count.
 */
export function differenceFromList(
  lines: readonly ListedLine[],
  { subtotal, discount }: Pick<QuoteAmounts, 'subtotal' | 'discount'>,
): Dirhams {
  const listed = lines.reduce(
    (sum, { quantity, listPrice, unitPrice }) =>
      unitPrice === null ? sum : sum + quantity * (listPrice ?? unitPrice),
    0,
  );
  return subtotal - discount - listed;
}
