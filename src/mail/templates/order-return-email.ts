import type { Dirhams } from '#primitives/money.ts';
import type { ReturnOutcome } from '#primitives/payment.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { NewEmail } from '../outbox-queries.ts';
import { emailMessages } from './email-layout.ts';
import { type EmailPart, facts, inOwnDirection, leftToRight, paragraph } from './email-parts.ts';
import { type AccountInEmail, balanceParts } from './order-account-emails.ts';
import type { ShopInEmail } from './order-email-data.ts';
import { emailToBuyer, money, orderButton } from './order-email-parts.ts';

interface ReturnInEmail {
  readonly id: string;
  readonly outcome: ReturnOutcome;
  readonly lines: readonly { readonly name: LocalizedText; readonly quantity: number }[];
  /** What the buyer gets for the goods; 0 for an exchange or a repair. */
  readonly goods: Dirhams;
  readonly deliveryFee: Dirhams;
  /** Absent for an exchange or a repair. */
  readonly creditNote?: string;
}

/** To the buyer, when goods are back for their money, or are exchanged or repaired. */
export function orderReturnEmail(
  order: AccountInEmail,
  shop: ShopInEmail,
  returned: ReturnInEmail,
): NewEmail {
  const { locale, number } = order;
  const { account } = emailMessages(locale);
  const texts = { refund: account.returned, exchange: account.exchanged, repair: account.repaired }[
    returned.outcome
  ];
  return emailToBuyer(order, shop, `return-${returned.id}`, {
    subject: texts.subject(number),
    title: texts.title,
    parts: [
      paragraph(texts.lead(leftToRight(number))),
      facts(
        locale,
        texts.goods,
        returned.lines.map(({ name, quantity }) => ({
          label: inOwnDirection(name[locale]),
          value: account.pieces(quantity),
        })),
      ),
      ...(returned.outcome === 'refund'
        ? [...creditParts(order, returned), ...balanceParts(order, shop)]
        : [paragraph(account.complaint)]),
      orderButton(order, shop, 'settled'),
    ],
  });
}

function creditParts({ locale, balance }: AccountInEmail, returned: ReturnInEmail): EmailPart[] {
  const { returned: texts } = emailMessages(locale).account;
  const { goods, deliveryFee, creditNote } = returned;
  const { refundDue, owed } = balance;
  const outcome =
    refundDue > 0
      ? texts.refund(money(locale, refundDue))
      : owed > 0
        ? texts.lessOwed(money(locale, owed))
        : texts.settled;
  return [
    facts(locale, texts.credited, [
      { label: texts.value, value: money(locale, goods) },
      ...(deliveryFee > 0
        ? [
            { label: texts.deliveryFee, value: money(locale, deliveryFee) },
            { label: texts.total, value: money(locale, goods + deliveryFee) },
          ]
        : []),
      ...(creditNote ? [{ label: texts.creditNote, value: leftToRight(creditNote) }] : []),
    ]),
    paragraph(outcome),
  ];
}
