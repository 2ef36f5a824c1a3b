import { html } from 'hono/html';
import type { Order } from '#domain/orders/order.ts';
import { isolateTyped } from '#i18n/isolate-latin.ts';
import { orderDocumentsAr } from '#i18n/messages/documents/order-documents.ar.ts';
import { type OrderDocumentMessages, orderDocumentsEn } from '#i18n/messages/documents/order-documents.en.ts';
import { orderMessages } from '#i18n/messages/order-messages.ts';
import { longestUnbroken, unbrokenUnits } from '#i18n/unbroken.ts';
import { directionOf, type Locale } from '#primitives/locale.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';

export type Html = ReturnType<typeof html>;

const messages: Readonly<Record<Locale, OrderDocumentMessages>> = {
  en: orderDocumentsEn,
  ar: orderDocumentsAr,
};

/** The same text in both languages. */
export function inBoth(write: (texts: OrderDocumentMessages, locale: Locale) => string): LocalizedText {
  return { en: write(messages.en, 'en'), ar: write(messages.ar, 'ar') };
}

type Word = {
  [Key in keyof OrderDocumentMessages]: OrderDocumentMessages[Key] extends string ? Key : never;
}[keyof OrderDocumentMessages];

export function word(name: Word): LocalizedText {
  return inBoth((texts) => texts[name]);
}

/** The languages of a document, the one of the order first. */
export type Languages = readonly [first: Locale, second: Locale];

export function languagesOf({ locale }: { readonly locale: Locale }): Languages {
  return locale === 'ar' ? ['ar', 'en'] : ['en', 'ar'];
}

/** Two spans, the language of the order first; where they stand is the business of the style. */
export function both(languages: Languages, text: LocalizedText): Html {
  return html`${languages.map((locale) => inLanguage(locale, text[locale]))}`;
}

/** The attributes of an element with text in a language. */
export function inOwn(locale: Locale): Html {
  return html`lang="${locale}" dir="${directionOf(locale)}"`;
}

export function inLanguage(locale: Locale, content: string | Html): Html {
  return html`<span ${inOwn(locale)}>${content}</span>`;
}

/** Numbers and codes, which read from left to right in both languages; those of the usual length stay on one line. */
export function code(text: string | number, longest = longestUnbroken): Html {
  return String(text).length > longest
    ? html`<bdi dir="ltr" class="long">${text}</bdi>`
    : html`<bdi dir="ltr">${text}</bdi>`;
}

/** Longer codes than usual are broken in their narrow column. */
export function productCode(sku: string): Html {
  return code(sku, 14);
}

/** User input, in either language. */
export function typed(text: string): Html {
  return html`<bdi>${isolateTyped(unbrokenUnits(text))}</bdi>`;
}

export function paymentName({ fulfilment, payment }: Pick<Order, 'fulfilment' | 'payment'>): LocalizedText {
  return inBoth((_texts, locale) => {
    const { payments, pickupPayments } = orderMessages(locale);
    return (fulfilment.kind === 'pickup' ? pickupPayments : payments)[payment];
  });
}

interface PlateAddress {
  readonly zone: number;
  readonly street: string;
  readonly building: string;
  readonly unit: string;
}

/** The address on one line: the numbers of the blue plate at the door. */
export function plateLine(
  locale: Locale,
  { zone, street, building, unit }: PlateAddress,
  districts: readonly LocalizedText[],
): Html {
  const words = orderMessages(locale);
  const [district] = districts;
  const comma = locale === 'ar' ? '، ' : ', ';
  return inLanguage(
    locale,
    html`${words.zone}\u00a0${code(zone)}${district ? html` · ${district[locale]}` : ''}${comma}${words.street}\u00a0${typed(street)}${comma}${words.building}\u00a0${typed(building)}${unit ? html`${comma}${words.unit}\u00a0${typed(unit)}` : ''}`,
  );
}
