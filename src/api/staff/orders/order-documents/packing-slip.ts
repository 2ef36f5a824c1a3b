import { html } from 'hono/html';
import type { SiteFit } from '#domain/catalogue/fit/found-way.ts';
import { collection } from '#domain/orders/day-sheet/collection.ts';
import { driverNotes, type Order, type OrderLine } from '#domain/orders/order.ts';
import type { RoomPlacing } from '#domain/planner/room-placing.ts';
import type { ShopProfile } from '#domain/shop-profile/shop-profile.ts';
import { formatNearDay } from '#i18n/dates.ts';
import { typedDirection } from '#i18n/directional-runs.ts';
import { isolateTyped } from '#i18n/isolate-latin.ts';
import { describePlacing, placingMessages } from '#i18n/messages/documents/room-placing.ts';
import { orderMessages } from '#i18n/messages/order-messages.ts';
import { formatMoney } from '#i18n/money.ts';
import { describeSiteFit } from '#i18n/site-fit.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { readablePhone } from '#primitives/text/phone-number.ts';
import {
  both,
  code,
  type Html,
  inBoth,
  inLanguage,
  inOwn,
  type Languages,
  languagesOf,
  paymentName,
  productCode,
  typed,
  word,
} from './bilingual.ts';
import { nameCells, nameColumn } from './document-lines.ts';
import { documentPage, type PrintedDocument } from './document-page.ts';

/** What the driver needs to know of the building; null: the buyer did not say. */
interface Inside {
  readonly siteFit: SiteFit | null;
  readonly placing: RoomPlacing | null;
}

type Sender = Pick<ShopProfile, 'name' | 'phone'>;

/**
 * What to pack and where to bring it. It travels with the goods, so it names no price but what is still to be
 * collected, and of what staff noted only what is for the driver.
 */
export function packingSlip(
  order: Order,
  sender: Sender,
  { siteFit, placing }: Inside = { siteFit: null, placing: null },
): PrintedDocument {
  const languages = languagesOf(order);
  const title = word('packingSlip');
  const { number, lines, notes } = order;
  const forDriver = driverNotes(order);
  const body = html`<div class="slip">
<header class="title pair"><h1>${both(languages, title)}</h1></header>
<p class="sender pair">${both(languages, sender.name)}${code(sender.phone)}</p>
${order.status === 'cancelled' ? html`<p class="stamp pair">${both(languages, word('cancelledOrder'))}</p>` : ''}
${cards(languages, order)}
${destination(languages, order)}
${notes ? note(languages, word('notes'), notes) : ''}
${siteFit ? wayIn(languages, siteFit) : ''}
${placing ? whereTo(languages, placing) : ''}
${forDriver.length > 0 ? note(languages, word('driverNotes'), forDriver.join('\n')) : ''}
<h2 class="pair">${both(languages, contentsOf(lines))}</h2>
<table class="lines">
<thead><tr>
<th scope="col" class="box">${both(languages, word('picked'))}</th>
<th scope="col" class="number">${both(languages, word('quantity'))}</th>
<th scope="col" class="code">${both(languages, word('code'))}</th>
${languages.map((locale) => html`<th scope="col" class="${nameColumn[locale]}">${inLanguage(locale, word('product')[locale])}</th>`)}
</tr></thead>
<tbody>${lines.map((line) => lineRow(languages, line))}</tbody>
</table>
<div class="signatures">${(['pickedBy', 'checkedBy', 'receivedBy'] as const).map(
    (who) => html`<div><p class="pair">${both(languages, word(who))}</p></div>
`,
  )}</div>
</div>`;
  return documentPage(languages, title, number, body);
}

function contentsOf(lines: readonly OrderLine[]): LocalizedText {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return inBoth((texts) => `${texts.contents} · ${texts.lines(lines.length)} · ${texts.pieces(pieces)}`);
}

function lineRow(languages: Languages, { sku, name, quantity }: OrderLine): Html {
  return html`<tr>
<td class="box"><i></i></td>
<td class="number">${quantity}</td>
<td>${productCode(sku)}</td>
${nameCells(languages, name)}
</tr>
`;
}

function cards(languages: Languages, order: Order): Html {
  const { number, day, contact, company, lpoNumber, fulfilment } = order;
  const dayLabel = word(fulfilment.kind === 'pickup' ? 'pickupDay' : 'deliveryDay');
  return html`<div class="cards">
${card(languages, word('number'), html`<strong>${code(number)}</strong>${lpoNumber ? purchaseOrder(languages, lpoNumber) : ''}`)}
${card(
  languages,
  dayLabel,
  html`<strong class="pair">${both(
    languages,
    inBoth((_texts, locale) => formatNearDay(locale, day)),
  )}</strong>`,
)}
${card(languages, word('buyer'), html`<strong>${typed(contact.name)}</strong>${company ? typed(company.name) : ''}`)}
${card(languages, word('phone'), html`<strong>${code(readablePhone(contact.phone))}</strong>`)}
</div>
<p class="handover pair">${both(
    languages,
    inBoth((texts, locale) => `${texts.payment}: ${paymentName(order)[locale]}`),
  )}</p>
${handedOver(languages, order)}`;
}

/** What the driver still asks for at the door; a transfer that has not come yet is none of the driver's business. */
function handedOver(languages: Languages, order: Order): Html {
  const { amount, paidBefore, isPaid } = collection(order);
  if (order.payment === 'bank_transfer' && !isPaid) return html``;
  const text = inBoth((texts, locale) => {
    if (isPaid) return texts.paidSlip;
    if (amount === 0) return texts.nothingToCollect;
    const stillOwed = `${texts.toCollect}: ${formatMoney(locale, amount)}`;
    return paidBefore > 0 ? `${stillOwed} (${texts.paid}: ${formatMoney(locale, paidBefore)})` : stillOwed;
  });
  return html`<p class="handover collect pair">${both(languages, text)}</p>`;
}

/** By it the buyer's own people know what has come. */
function purchaseOrder(languages: Languages, lpoNumber: string): Html {
  const [first, second] = languages;
  const label = word('lpoNumber');
  return html`<p class="pair">${inLanguage(first, label[first])}${code(lpoNumber)}${inLanguage(second, label[second])}</p>`;
}

function card(languages: Languages, label: LocalizedText, value: Html): Html {
  return html`<div><p class="label pair">${both(languages, label)}</p>${value}</div>
`;
}

/** The numbers as they stand on the blue plate at the door, or the word that nothing is to be driven anywhere. */
function destination(languages: Languages, { fulfilment, districts }: Order): Html {
  if (fulfilment.kind === 'pickup') {
    return html`<p class="destination pair">${both(
      languages,
      inBoth((_texts, locale) => orderMessages(locale).fulfilments.pickup),
    )}</p>`;
  }
  const { zone, street, building, unit, landmark } = fulfilment;
  const [district] = districts;
  const numbers = [
    { name: 'zone', value: String(zone) },
    { name: 'street', value: street },
    { name: 'building', value: building },
    { name: 'unit', value: unit },
  ] as const;
  return html`<div class="plate">${numbers
    .filter(({ value }) => value)
    .map(
      ({ name, value }) => html`<div><p class="label">${both(
        languages,
        inBoth((_texts, locale) => orderMessages(locale)[name]),
      )}</p>
<strong>${typed(value)}</strong></div>
`,
    )}</div>
${district ? html`<p class="pair">${both(languages, district)}</p>` : ''}
${landmark ? note(languages, word('landmark'), landmark) : ''}`;
}

function note(languages: Languages, label: LocalizedText, text: string): Html {
  return html`<h2 class="pair">${both(languages, label)}</h2>
<p class="note" dir="${typedDirection(text)}">${isolateTyped(text)}</p>`;
}

/** The room of each piece by the plan of the office, a room to a line. */
function whereTo(languages: Languages, placing: RoomPlacing): Html {
  const title = { en: placingMessages('en').whereTo, ar: placingMessages('ar').whereTo };
  return html`<h2 class="pair">${both(languages, title)}</h2>
${languages.map((locale) => {
  const text = describePlacing(locale, placing).join('\n');
  return html`<p class="note" ${inOwn(locale)}>${locale === 'ar' ? isolateTyped(text) : text}</p>
`;
})}`;
}

/** The way into the building as the buyer measured it, and what needs care on it, in both languages. */
function wayIn(languages: Languages, siteFit: SiteFit): Html {
  return html`<h2 class="pair">${both(languages, word('wayIn'))}</h2>
${languages.map((locale) => {
  const { way, findings } = describeSiteFit(locale, siteFit);
  const text = [...way, ...findings].join('\n');
  return html`<p class="note" ${inOwn(locale)}>${locale === 'ar' ? isolateTyped(text) : text}</p>
`;
})}`;
}
