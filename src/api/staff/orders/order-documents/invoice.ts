import { html, raw } from 'hono/html';
import { qatarDay } from '#domain/delivery/working-days.ts';
import {
  type InvoiceDocument,
  type InvoiceSeller,
  invoiceDocument,
} from '#domain/orders/invoices/invoice-document.ts';
import type { IssuedDocument } from '#domain/orders/invoices/invoice-queries.server.ts';
import type { Order } from '#domain/orders/order.ts';
import { formatDay } from '#i18n/dates.ts';
import { formatAmount } from '#i18n/money.ts';
import { unbrokenAddress } from '#i18n/unbroken-numbers.ts';
import { brandMark } from '#images/brand-mark.ts';
import type { Locale } from '#primitives/locale.ts';
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
  plateLine,
  productCode,
  typed,
  word,
} from './bilingual.ts';
import { linesWith, nameCells, nameColumn } from './document-lines.ts';
import { documentPage, type PrintedDocument } from './document-page.ts';

/** What the account of the order adds to its documents; it changes after they are issued. */
type Settlement = Pick<Order, 'locale' | 'status' | 'balance'>;

/** What differs between an invoice, a pro forma invoice and a credit note. */
interface Heading {
  readonly title: LocalizedText;
  /** In the footer of each sheet. */
  readonly number: string;
  readonly facts: readonly Html[];
  readonly stamp: Html;
  /** Below the total. */
  readonly settlement: readonly Html[];
}

/**
 * Before an order is sent out it may still be edited, so it has no invoice yet: the buyer gets this, which has no number of
 * the series.
 */
export function proFormaInvoice(order: Order, seller: InvoiceSeller): PrintedDocument {
  const document = invoiceDocument(order, seller, qatarDay(order.placedAt));
  const languages = languagesOf(order);
  return printed(languages, document, {
    title: word('proForma'),
    number: order.number,
    facts: [
      fact(languages, word('number'), code(order.number)),
      fact(languages, word('placedOn'), day(languages, document.placedOn)),
      ...handoverFacts(languages, document),
    ],
    stamp: stampOf(languages, order),
    settlement: settlementRows(languages, order.total, order),
  });
}

/** An issued invoice or credit note, printed from what was stored when it was issued. */
export function issuedInvoice(
  { kind, number, issuedOn, dueOn, document }: IssuedDocument,
  settlement: Settlement,
): PrintedDocument {
  const { orderNumber, placedOn, credit } = document;
  const languages = languagesOf(settlement);
  const ofOrder = [
    fact(languages, word('number'), code(orderNumber)),
    fact(languages, word('orderedOn'), day(languages, placedOn)),
  ];
  if (kind === 'credit_note' && credit) {
    return printed(languages, document, {
      title: word('creditNote'),
      number,
      facts: [
        fact(languages, word('creditNoteNumber'), code(number)),
        fact(languages, word('issuedOn'), day(languages, issuedOn)),
        fact(languages, word('forInvoice'), code(credit.invoiceNumber)),
        fact(
          languages,
          word('creditReason'),
          both(languages, word(credit.reason === 'return' ? 'creditReturn' : 'creditCancellation')),
        ),
        ...ofOrder,
      ],
      stamp: html``,
      settlement: [],
    });
  }
  return printed(languages, document, {
    title: word('invoice'),
    number,
    facts: [
      fact(languages, word('invoiceNumber'), code(number)),
      fact(languages, word('issuedOn'), day(languages, issuedOn)),
      ...ofOrder,
      ...handoverFacts(languages, document),
      ...(dueOn ? [fact(languages, word('dueOn'), day(languages, dueOn))] : []),
    ],
    stamp: stampOf(languages, settlement),
    settlement: settlementRows(languages, document.total, settlement),
  });
}

/** For the buyer's books, Arabic beside English as the law wants it. Qatar levies no tax on sales, so it names none. */
function printed(languages: Languages, document: InvoiceDocument, heading: Heading): PrintedDocument {
  const { title, number, facts, stamp, settlement } = heading;
  const body = html`<header class="title pair"><h1>${both(languages, title)}</h1><svg viewBox="0 0 32 32" role="img" aria-label="${document.seller.name.en}">${raw(brandMark)}</svg></header>
<div class="halves">${languages.map((locale) => sellerBlock(locale, document.seller))}</div>
${stamp}
<dl class="facts">${facts}</dl>
<h2 class="pair">${both(languages, word('buyer'))}</h2>
<dl class="facts">${buyerFacts(languages, document)}</dl>
<table class="lines">
<thead><tr>
${columnsIn(languages).map(({ look, name }) => html`<th scope="col" class="${look}">${name}</th>`)}
</tr></thead>
${linesWith(
  document.lines.map((line, index) => lineRow(languages, line, index)),
  columnsIn(languages).length,
  html`<table class="sums"><tbody>${sumRows(languages, document)}${settlement}</tbody></table>`,
)}
</table>
${document.credit ? '' : html`<dl class="facts">${paymentFacts(languages, document)}</dl>`}`;
  return documentPage(languages, title, number, body);
}

function day(languages: Languages, of: string): Html {
  return both(
    languages,
    inBoth((_texts, locale) => formatDay(locale, of)),
  );
}

function stampOf(languages: Languages, { status, balance }: Settlement): Html {
  if (status === 'cancelled') return html`<p class="stamp pair">${both(languages, word('cancelled'))}</p>`;
  return balance.charged > 0 && balance.owed === 0
    ? html`<p class="stamp paid pair">${both(languages, word('paidStamp'))}</p>`
    : html``;
}

/** What was credited and paid since, and what is left; nothing while that is the total. */
function settlementRows(languages: Languages, total: number, { balance }: Settlement): Html[] {
  const { charged, received, owed, refundDue } = balance;
  if (charged === total && received === 0) return [];
  return [
    ...(charged < total ? [sumRow(languages, word('credited'), code(formatAmount(charged - total)))] : []),
    ...(received > 0 ? [sumRow(languages, word('paid'), code(formatAmount(-received)))] : []),
    refundDue > 0
      ? sumRow(languages, withCurrency('refundDue'), code(formatAmount(refundDue)))
      : sumRow(languages, withCurrency('amountDue'), code(formatAmount(owed))),
  ];
}

const withCurrency = (pick: 'unitPrice' | 'amount' | 'total' | 'amountDue' | 'refundDue') =>
  inBoth((texts) => `${texts[pick]} (${texts.currency})`);

/** The name has a column for each language, headed in that language. */
const columnsIn = (languages: Languages): readonly { look: string; name: Html }[] => [
  { look: 'number', name: both(languages, word('line')) },
  { look: 'code', name: both(languages, word('code')) },
  ...languages.map((locale) => ({
    look: nameColumn[locale],
    name: inLanguage(locale, word('description')[locale]),
  })),
  { look: 'number', name: both(languages, word('quantity')) },
  { look: 'number', name: both(languages, withCurrency('unitPrice')) },
  { look: 'number', name: both(languages, withCurrency('amount')) },
];

function lineRow(
  languages: Languages,
  { sku, name, quantity, unitPrice, lineTotal }: InvoiceDocument['lines'][number],
  index: number,
): Html {
  return html`<tr>
<td class="number">${index + 1}</td>
<td>${productCode(sku)}</td>
${nameCells(languages, name)}
<td class="number">${quantity}</td>
<td class="number">${formatAmount(unitPrice)}</td>
<td class="number">${formatAmount(lineTotal)}</td>
</tr>
`;
}

function sellerBlock(
  locale: Locale,
  { name, legalName, address, crNumber, phone, email }: InvoiceSeller,
): Html {
  const label = (pick: 'crNumber' | 'phone') => word(pick)[locale];
  return html`<div ${inOwn(locale)}>
<strong>${name[locale]}</strong>
${legalName[locale] === name[locale] ? '' : html`<p>${legalName[locale]}</p>`}
<p>${unbrokenAddress(address[locale])}</p>
<p>${label('crNumber')} ${code(crNumber)}</p>
<p>${label('phone')} ${code(phone)} · ${code(email)}</p>
</div>
`;
}

function handoverFacts(languages: Languages, { fulfilment, day: handover }: InvoiceDocument): Html[] {
  return [
    fact(
      languages,
      word(fulfilment.kind === 'pickup' ? 'pickupDay' : 'deliveryDay'),
      day(languages, handover),
    ),
  ];
}

function buyerFacts(
  languages: Languages,
  { contact, company, lpoNumber, fulfilment, districts }: InvoiceDocument,
): Html[] {
  return [
    ...(company ? [fact(languages, word('company'), typed(company.name))] : []),
    ...(company?.crNumber ? [fact(languages, word('buyerCrNumber'), code(company.crNumber))] : []),
    ...(lpoNumber ? [fact(languages, word('lpoNumber'), code(lpoNumber))] : []),
    fact(
      languages,
      word('contact'),
      html`${typed(contact.name)}${code(readablePhone(contact.phone))}${code(contact.email)}`,
    ),
    ...(fulfilment.kind === 'delivery'
      ? [
          fact(
            languages,
            word('deliveryAddress'),
            html`${languages.map((locale) => plateLine(locale, fulfilment, districts))}`,
          ),
        ]
      : []),
  ];
}

function sumRows(
  languages: Languages,
  { fulfilment, subtotal, discount, deliveryFee, total, credit }: InvoiceDocument,
): Html[] {
  const free = html`<span class="pair">${both(languages, word('free'))}</span>`;
  const hasFee = credit ? deliveryFee > 0 : fulfilment.kind === 'delivery';
  const parts = [
    ...(discount > 0 ? [sumRow(languages, word('discount'), code(formatAmount(-discount)))] : []),
    ...(hasFee
      ? [sumRow(languages, word('deliveryFee'), deliveryFee === 0 ? free : code(formatAmount(deliveryFee)))]
      : []),
  ];
  return [
    ...(parts.length > 0
      ? [sumRow(languages, word('subtotal'), code(formatAmount(subtotal))), ...parts]
      : []),
    sumRow(languages, withCurrency('total'), code(formatAmount(total))),
  ];
}

/** With credit terms the buyer pays by transfer, whatever was chosen when ordering. */
function paymentFacts(
  languages: Languages,
  { seller, payment, fulfilment, orderNumber, paymentDueDays }: InvoiceDocument,
): Html[] {
  const name =
    paymentDueDays === null
      ? paymentName({ fulfilment, payment })
      : inBoth((texts) => texts.termDays(paymentDueDays));
  const { bank } = seller;
  return [
    fact(languages, word('payment'), both(languages, name)),
    ...((payment === 'bank_transfer' || paymentDueDays !== null) && bank
      ? [
          fact(languages, word('bank'), typed(bank.name)),
          fact(languages, word('accountName'), typed(bank.accountName)),
          fact(languages, word('iban'), code(bank.iban)),
          fact(languages, word('reference'), code(orderNumber)),
        ]
      : []),
  ];
}

function fact(languages: Languages, label: LocalizedText, value: Html): Html {
  return html`<div>${languages.map((locale) => html`<dt ${inOwn(locale)}>${label[locale]}</dt>`)}<dd>${value}</dd></div>
`;
}

function sumRow(languages: Languages, label: LocalizedText, value: Html): Html {
  const [first, second] = languages;
  return html`<tr><td ${inOwn(first)}>${label[first]}</td><td>${value}</td><td ${inOwn(second)}>${label[second]}</td></tr>
`;
}
