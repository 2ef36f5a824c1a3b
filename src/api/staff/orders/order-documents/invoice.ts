import { html } from 'hono/html';
import { qatarDay } from '#domain/delivery/working-days.ts';
import type { Order, OrderLine } from '#domain/orders/order.ts';
import type { ShopProfile } from '#domain/shop-profile/shop-profile.ts';
import { formatDay } from '#i18n/dates.ts';
import { formatAmount } from '#i18n/money.ts';
import { type Locale, locales } from '#primitives/locale.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { readablePhone } from '#primitives/text/phone-number.ts';
import {
  both,
  code,
  type Html,
  inBoth,
  inLanguage,
  paymentName,
  plateLine,
  productCode,
  typed,
  word,
} from './bilingual.ts';
import { documentPage, type PrintedDocument } from './document-page.ts';

type Seller = Pick<ShopProfile, 'name' | 'legalName' | 'address' | 'crNumber' | 'phone' | 'email' | 'bank'>;

/** For the buyer's books, Arabic beside English as the law wants it. Qatar levies no tax on sales, so it names none. */
export function invoice(order: Order, seller: Seller): PrintedDocument {
  const title = word('invoice');
  const body = html`<header class="title pair"><h1>${both(title)}</h1></header>
<div class="halves">${locales.map((locale) => sellerBlock(locale, seller))}</div>
${order.status === 'cancelled' ? html`<p class="stamp pair">${both(word('cancelled'))}</p>` : ''}
<dl class="facts">${orderFacts(order)}</dl>
<h2 class="pair">${both(word('buyer'))}</h2>
<dl class="facts">${buyerFacts(order)}</dl>
<table class="lines">
<thead><tr>
${columns.map(({ look, name }) => html`<th scope="col" class="${look}">${name}</th>`)}
</tr></thead>
<tbody>${order.lines.map(lineRow)}</tbody>
</table>
<table class="sums"><tbody>${sumRows(order)}</tbody></table>
<dl class="facts">${paymentFacts(order, seller)}</dl>`;
  return documentPage(title, order.number, body);
}

const withCurrency = (pick: 'unitPrice' | 'amount' | 'total') =>
  inBoth((texts) => `${texts[pick]} (${texts.currency})`);

/** The name has a column for each language, headed in that language. */
const columns: readonly { look: string; name: Html }[] = [
  { look: 'number', name: both(word('line')) },
  { look: 'code', name: both(word('code')) },
  { look: 'english', name: inLanguage('en', word('description').en) },
  { look: 'arabic', name: inLanguage('ar', word('description').ar) },
  { look: 'number', name: both(word('quantity')) },
  { look: 'number', name: both(withCurrency('unitPrice')) },
  { look: 'number', name: both(withCurrency('amount')) },
];

function lineRow({ sku, name, quantity, unitPrice, lineTotal }: OrderLine, index: number): Html {
  return html`<tr>
<td class="number">${index + 1}</td>
<td>${productCode(sku)}</td>
<td lang="en">${typed(name.en)}</td>
<td lang="ar" dir="rtl">${typed(name.ar)}</td>
<td class="number">${quantity}</td>
<td class="number">${formatAmount(unitPrice)}</td>
<td class="number">${formatAmount(lineTotal)}</td>
</tr>
`;
}

function sellerBlock(locale: Locale, { name, legalName, address, crNumber, phone, email }: Seller): Html {
  const label = (pick: 'crNumber' | 'phone') => word(pick)[locale];
  return html`<div lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
<strong>${name[locale]}</strong>
<p>${legalName[locale]}</p>
<p>${address[locale]}</p>
<p>${label('crNumber')} ${code(crNumber)}</p>
<p>${label('phone')} ${code(phone)} · ${code(email)}</p>
</div>
`;
}

function orderFacts({ number, placedAt, day, fulfilment }: Order): Html[] {
  const isPickup = fulfilment.kind === 'pickup';
  return [
    fact(word('number'), code(number)),
    fact(word('placedOn'), both(inBoth((_texts, locale) => formatDay(locale, qatarDay(placedAt))))),
    fact(
      word(isPickup ? 'pickupDay' : 'deliveryDay'),
      both(inBoth((_texts, locale) => formatDay(locale, day))),
    ),
  ];
}

function buyerFacts({ contact, company, lpoNumber, fulfilment, districts }: Order): Html[] {
  return [
    ...(company ? [fact(word('company'), typed(company.name))] : []),
    ...(company?.crNumber ? [fact(word('buyerCrNumber'), code(company.crNumber))] : []),
    ...(lpoNumber ? [fact(word('lpoNumber'), code(lpoNumber))] : []),
    fact(
      word('contact'),
      html`${typed(contact.name)}${code(readablePhone(contact.phone))}${code(contact.email)}`,
    ),
    ...(fulfilment.kind === 'delivery'
      ? [
          fact(
            word('deliveryAddress'),
            html`${locales.map((locale) => plateLine(locale, fulfilment, districts))}`,
          ),
        ]
      : []),
  ];
}

function sumRows({ fulfilment, subtotal, discount, deliveryFee, total }: Order): Html[] {
  const free = html`<span class="pair">${both(word('free'))}</span>`;
  const parts = [
    ...(discount > 0 ? [sumRow(word('discount'), code(formatAmount(-discount)))] : []),
    ...(fulfilment.kind === 'delivery'
      ? [sumRow(word('deliveryFee'), deliveryFee === 0 ? free : code(formatAmount(deliveryFee)))]
      : []),
  ];
  return [
    ...(parts.length > 0 ? [sumRow(word('subtotal'), code(formatAmount(subtotal))), ...parts] : []),
    sumRow(withCurrency('total'), code(formatAmount(total))),
  ];
}

function paymentFacts(order: Order, { bank }: Seller): Html[] {
  return [
    fact(word('payment'), both(paymentName(order))),
    ...(order.payment === 'bank_transfer' && bank
      ? [
          fact(word('bank'), typed(bank.name)),
          fact(word('accountName'), typed(bank.accountName)),
          fact(word('iban'), code(bank.iban)),
          fact(word('reference'), code(order.number)),
        ]
      : []),
  ];
}

function fact(label: LocalizedText, value: Html): Html {
  return html`<div><dt lang="en">${label.en}</dt><dt lang="ar" dir="rtl">${label.ar}</dt><dd>${value}</dd></div>
`;
}

function sumRow(label: LocalizedText, value: Html): Html {
  return html`<tr><td lang="en">${label.en}</td><td>${value}</td><td lang="ar" dir="rtl">${label.ar}</td></tr>
`;
}
