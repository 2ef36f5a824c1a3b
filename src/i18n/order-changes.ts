import type { Locale } from '#primitives/locale.ts';
import { dirhamsFromQar } from '#primitives/money.ts';
import type { FulfilmentKind, PaymentMethod } from '#primitives/order-status.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { countedDays } from './counted-days.ts';
import { formatNearDay } from './dates.ts';
import { isolateTyped } from './isolate-latin.ts';
import { orderChangeMessages } from './messages/order-change-messages.ts';
import { orderMessages } from './messages/order-messages.ts';
import { formatMoney } from './money.ts';
import { unbrokenUnits } from './unbroken.ts';

interface FieldChange {
  readonly field: string;
  /** Amounts are in QAR. */
  readonly before: string | number | null;
  readonly after: string | number | null;
}

interface LineChange {
  readonly name: LocalizedText;
  /** Pieces; 0 for a line that is added or removed. */
  readonly before: number;
  readonly after: number;
}

/** One change of an order in words: what changed, and from what to what. */
export interface DescribedChange {
  readonly name: string;
  readonly difference: string;
}

export function describeLineChange(locale: Locale, { name, before, after }: LineChange): DescribedChange {
  return {
    name: isolate(unbrokenUnits(name[locale])),
    difference: orderChangeMessages(locale).pieces(before, after),
  };
}

export function describeFieldChange(locale: Locale, { field, before, after }: FieldChange): DescribedChange {
  const texts = orderChangeMessages(locale);
  return { name: texts.fields[field] ?? field, difference: difference() };

  function difference(): string {
    const [from, to] = [shown(before), shown(after)];
    if (from === '') return texts.added(to);
    return to === '' ? texts.removed(from) : texts.fromTo(from, to);
  }

  function shown(value: FieldChange['before']): string {
    if (field === 'paymentDueDays' && value === null) return isolate(texts.term(texts.dueWithDelivery));
    return value === null || value === '' ? '' : isolate(formatValue(locale, field, value));
  }
}

const amounts: ReadonlySet<string> = new Set(['deliveryFee', 'discount', 'total']);

function formatValue(locale: Locale, field: string, value: string | number): string {
  const { fulfilments, payments } = orderMessages(locale);
  const { term } = orderChangeMessages(locale);
  if (field === 'day') return formatNearDay(locale, String(value));
  if (field === 'fulfilment') return term(fulfilments[value as FulfilmentKind] ?? String(value));
  if (field === 'payment') return term(payments[value as PaymentMethod] ?? String(value));
  if (field === 'paymentDueDays') return countedDays(locale, Number(value));
  return amounts.has(field) ? formatMoney(locale, dirhamsFromQar(Number(value))) : String(value);
}

/** Its own letters decide its direction, and the sentence around it stays in order. Marks do not reach beyond the end of a line. */
function isolate(text: string): string {
  return text
    .split('\n')
    .map((line) => `\u2068${isolateTyped(line)}\u2069`)
    .join('\n');
}
