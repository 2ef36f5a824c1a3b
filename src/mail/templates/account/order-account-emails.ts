import { formatDay } from '#i18n/dates.ts';
import type { Dirhams } from '#primitives/money.ts';
import type { OrderStatus } from '#primitives/order-status.ts';
import type { PaymentKind, ReceivedPaymentMethod } from '#primitives/payment.ts';
import type { NewEmail } from '../../outbox-queries.ts';
import { emailMessages } from '../email-layout.ts';
import { type EmailPart, facts, inOwnDirection, leftToRight, paragraph } from '../email-parts.ts';
import type { OrderInEmail, ShopInEmail } from '../order-email-data.ts';
import { emailToBuyer, given, money, orderButton, paymentParts } from '../order-email-parts.ts';

/** An order with its account as it stands after what the email is about. */
export interface AccountInEmail extends OrderInEmail {
  readonly status: OrderStatus;
  readonly balance: {
    readonly charged: Dirhams;
    readonly received: Dirhams;
    readonly owed: Dirhams;
    readonly refundDue: Dirhams;
  };
  readonly invoice: { readonly number: string; readonly dueOn: string } | null;
}

interface PaymentInEmail {
  readonly id: string;
  readonly kind: PaymentKind;
  readonly amount: Dirhams;
  readonly method: ReceivedPaymentMethod;
  readonly paidOn: string;
  readonly reference: string;
}

/** To the buyer, when money came in or went back: the receipt, and what is left to pay. */
export function paymentEmail(order: AccountInEmail, shop: ShopInEmail, payment: PaymentInEmail): NewEmail {
  const { locale, number } = order;
  const { account } = emailMessages(locale);
  const texts = account[payment.kind];
  const isByBank = payment.method === 'bank_transfer' || payment.method === 'card';
  return emailToBuyer(order, shop, `${payment.kind}-${payment.id}`, {
    subject: texts.subject(number),
    title: texts.title,
    parts: [
      paragraph(texts.lead(money(locale, payment.amount), leftToRight(number))),
      facts(locale, texts.facts, [
        { label: account.amount, value: money(locale, payment.amount) },
        { label: account.method, value: account.methods[payment.method] },
        { label: account.day, value: formatDay(locale, payment.paidOn) },
        ...given(account.reference, inOwnDirection, payment.reference),
      ]),
      ...(payment.kind === 'refund' && isByBank ? [paragraph(account.refund.bankTakes)] : []),
      ...balanceParts(order, shop),
      orderButton(order, shop, progressOf(order)),
    ],
  });
}

/** To the buyer who has a receipt of a payment or a refund that was recorded by mistake. */
export function paymentVoidedEmail(
  order: AccountInEmail,
  shop: ShopInEmail,
  { id, kind, amount }: Pick<PaymentInEmail, 'id' | 'kind' | 'amount'>,
): NewEmail {
  const { locale, number } = order;
  const { voided } = emailMessages(locale).account;
  return emailToBuyer(order, shop, `voided-${id}`, {
    subject: voided.subject(number),
    title: voided.title,
    parts: [
      paragraph(voided[kind](money(locale, amount), leftToRight(number))),
      ...balanceParts(order, shop),
      orderButton(order, shop, progressOf(order)),
      paragraph(voided.ask, 'soft'),
    ],
  });
}

/** What is paid and what is left, for either side; how to pay it while there is a usual way to. */
export function balanceParts(order: AccountInEmail, shop: ShopInEmail): EmailPart[] {
  const { locale, balance, invoice } = order;
  const { account, order: orderTexts } = emailMessages(locale);
  const texts = account.balance;
  const { charged, received, owed, refundDue } = balance;
  // A cancelled order that is paid back leaves nothing to say.
  if ([charged, received, owed, refundDue].every((amount) => amount === 0)) return [];
  return [
    facts(locale, texts.title, [
      ...(invoice ? [{ label: texts.invoice, value: leftToRight(invoice.number) }] : []),
      { label: texts.charged, value: money(locale, charged) },
      { label: texts.received, value: money(locale, received) },
      ...(owed > 0 ? [{ label: texts.owed, value: money(locale, owed) }] : []),
      ...(owed > 0 && invoice ? [{ label: texts.dueOn, value: formatDay(locale, invoice.dueOn) }] : []),
      ...(refundDue > 0 ? [{ label: texts.refundDue, value: money(locale, refundDue) }] : []),
    ]),
    ...(owed === 0 && charged > 0 ? [paragraph(orderTexts.payment.paid)] : []),
    ...(owed > 0 && canPayAsAgreed(order) ? paymentParts(order, shop) : []),
  ];
}

function progressOf({ status }: AccountInEmail): 'open' | 'settled' {
  return status === 'delivered' || status === 'cancelled' ? 'settled' : 'open';
}

/** What is paid at the door or the counter cannot be paid that way once the goods are handed over. */
function canPayAsAgreed({ status, payment }: AccountInEmail): boolean {
  return status !== 'delivered' || payment === 'bank_transfer';
}
