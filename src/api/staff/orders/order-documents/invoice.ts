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
import { brandMark } from '#images/brand-mark.ts';
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

/** What the account of the order adds to its documents; it changes after they are issued. */
type Settlement = Pick<Order, 'status' | 'balance'>;

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
  return printed(document, {
    title: word('proForma'),
    number: order.number,
    facts: [
      fact(word('number'), code(order.number)),
      fact(word('placedOn'), day(document.placedOn)),
      ...handoverFacts(document),
    ],
    stamp: stampOf(order),
    settlement: settlementRows(order.total, order),
  });
}

/** An issued invoice or credit note, printed from what was stored when it was issued. */
export function issuedInvoice(
  { kind, number, issuedOn, dueOn, document }: IssuedDocument,
  settlement: Settlement,
): PrintedDocument {
  const { orderNumber, placedOn, credit } = document;
  const ofOrder = [fact(word('number'), code(orderNumber)), fact(word('orderedOn'), day(placedOn))];
  if (kind === 'credit_note' && credit) {
    return printed(document, {
      title: word('creditNote'),
      number,
      facts: [
        fact(word('creditNoteNumber'), code(number)),
        fact(word('issuedOn'), day(issuedOn)),
        fact(word('forInvoice'), code(credit.invoiceNumber)),
        fact(
          word('creditReason'),
          both(word(credit.reason === 'return' ? 'creditReturn' : 'creditCancellation')),
        ),
        ...ofOrder,
      ],
      stamp: html``,
      settlement: [],
    });
  }
  return printed(document, {
    title: word('invoice'),
    number,
    facts: [
      fact(word('invoiceNumber'), code(number)),
      fact(word('issuedOn'), day(issuedOn)),
      ...ofOrder,
      ...handoverFacts(document),
      ...(dueOn ? [fact(word('dueOn'), day(dueOn))] : []),
    ],
    stamp: stampOf(settlement),
    settlement: settlementRows(document.total, settlement),
  });
}

/** For the buyer's books, Arabic beside English as the law wants it. Qatar levies no tax on sales, so it names none. */
function printed(document: InvoiceDocument, heading: Heading): PrintedDocument {
  const { title, number, facts, stamp, settlement } = heading;
  const body = html`<header class="title pair"><h1>${both(title)}</h1><svg viewBox="0 0 32 32" role="img" aria-label="${document.seller.name.en}">${raw(brandMark)}</svg></header>
<div class="halves">${locales.map((locale) => sellerBlock(locale, document.seller))}</div>
${stamp}
<dl class="facts">${facts}</dl>
<h2 class="pair">${both(word('buyer'))}</h2>
<dl class="facts">${buyerFacts(document)}</dl>
<table class="lines">
<thead><tr>
${columns.map(({ look, name }) => html`<th scope="col" class="${look}">${name}</th>`)}
</tr></thead>
<tbody>${document.lines.map(lineRow)}</tbody>
</table>
<table class="sums"><tbody>${sumRows(document)}${settlement}</tbody></table>
${document.credit ? '' : html`<dl class="facts">${paymentFacts(document)}</dl>`}`;
  return documentPage(title, number, body);
}

function day(of: string): Html {
  return both(inBoth((_texts, locale) => formatDay(locale, of)));
}

function stampOf({ status, balance }: Settlement): Html {
  if (status === 'cancelled') return html`<p class="stamp pair">${both(word('cancelled'))}</p>`;
  return balance.charged > 0 && balance.owed === 0
    ? html`<p class="stamp paid pair">${both(word('paidStamp'))}</p>`
    : html``;
}

/** What was credited and paid since, and what is left; nothing while that is the total. */
function settlementRows(total: number, { balance }: Settlement): Html[] {
  const { charged, received, owed, refundDue } = balance;
  if (charged === total && received === 0) return [];
  return [
    ...(charged < total ? [sumRow(word('credited'), code(formatAmount(charged - total)))] : []),
    ...(received > 0 ? [sumRow(word('paid'), code(formatAmount(-received)))] : []),
    refundDue > 0
      ? sumRow(withCurrency('refundDue'), code(formatAmount(refundDue)))
      : sumRow(withCurrency('amountDue'), code(formatAmount(owed))),
  ];
}

const withCurrency = (pick: 'unitPrice' | 'amount' | 'total' | 'amountDue' | 'refundDue') =>
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

function lineRow(
  { sku, name, quantity, unitPrice, lineTotal }: InvoiceDocument['lines'][number],
  index: number,
): Html {
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

function sellerBlock(
  locale: Locale,
  { name, legalName, address, crNumber, phone, email }: InvoiceSeller,
): Html {
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

function handoverFacts({ fulfilment, day: handover }: InvoiceDocument): Html[] {
  return [fact(word(fulfilment.kind === 'pickup' ? 'pickupDay' : 'deliveryDay'), day(handover))];
}

function buyerFacts({ contact, company, lpoNumber, fulfilment, districts }: InvoiceDocument): Html[] {
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

function sumRows({ fulfilment, subtotal, discount, deliveryFee, total, credit }: InvoiceDocument): Html[] {
  const free = html`<span class="pair">${both(word('free'))}</span>`;
  const hasFee = credit ? deliveryFee > 0 : fulfilment.kind === 'delivery';
  const parts = [
    ...(discount > 0 ? [sumRow(word('discount'), code(formatAmount(-discount)))] : []),
    ...(hasFee
      ? [sumRow(word('deliveryFee'), deliveryFee === 0 ? free : code(formatAmount(deliveryFee)))]
      : []),
  ];
  return [
    ...(parts.length > 0 ? [sumRow(word('subtotal'), code(formatAmount(subtotal))), ...parts] : []),
    sumRow(withCurrency('total'), code(formatAmount(total))),
  ];
}

/** With credit terms the buyer pays by transfer, whatever was chosen when ordering. */
function paymentFacts({ seller, payment, fulfilment, orderNumber, paymentDueDays }: InvoiceDocument): Html[] {
  const name =
    paymentDueDays === null
      ? paymentName({ fulfilment, payment })
      : inBoth((texts) => texts.termDays(paymentDueDays));
  const { bank } = seller;
  return [
    fact(word('payment'), both(name)),
    ...((payment === 'bank_transfer' || paymentDueDays !== null) && bank
      ? [
          fact(word('bank'), typed(bank.name)),
          fact(word('accountName'), typed(bank.accountName)),
          fact(word('iban'), code(bank.iban)),
          fact(word('reference'), code(orderNumber)),
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
