import type { Locale } from '#primitives/locale.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { planDocumentsAr } from './plan-documents.ar.ts';
import { planDocumentsEn } from './plan-documents.en.ts';

interface PlacedQuantity {
  readonly sku: string;
  readonly name: LocalizedText;
  readonly quantity: number;
}

interface Placing {
  readonly rooms: readonly {
    readonly name: string;
    readonly number: number;
    readonly lines: readonly PlacedQuantity[];
  }[];
  readonly elsewhere: readonly PlacedQuantity[];
  readonly notOrdered: readonly PlacedQuantity[];
}

/** Where pieces go, a room to a line, as those read it who carry them. */
export function describePlacing(locale: Locale, { rooms, elsewhere, notOrdered }: Placing): string[] {
  const texts = placingMessages(locale);
  const others = [
    { name: texts.noRoom, lines: elsewhere },
    { name: texts.notOrdered, lines: notOrdered },
  ].filter(({ lines }) => lines.length > 0);
  return [
    ...rooms.map(({ name, number, lines }) => ({ name: name || texts.room(number), lines })),
    ...others,
  ].map(
    ({ name, lines }) =>
      `${name}: ${lines.map((line) => pieces(locale, line)).join(locale === 'ar' ? '، ' : ', ')}`,
  );
}

export function placingMessages(locale: Locale) {
  return locale === 'ar' ? planDocumentsAr : planDocumentsEn;
}

function pieces(locale: Locale, { sku, name, quantity }: PlacedQuantity): string {
  return `${quantity} × ${name[locale]}${sku ? ` (${sku})` : ''}`;
}
