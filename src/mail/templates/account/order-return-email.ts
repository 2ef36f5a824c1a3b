import { unbrokenUnits } from '#i18n/unbroken.ts';
import type { Dirhams } from '#primitives/money.ts';
import type { RepairResult, ReturnOutcome } from '#primitives/payment.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { NewEmail } from '../../outbox-queries.ts';
import { emailMessages } from '../email-layout.ts';
import { type EmailPart, facts, inOwnDirection, leftToRight, paragraph } from '../email-parts.ts';
import type { ShopInEmail } from '../order-email-data.ts';
import { emailToBuyer, money, orderButton } from '../order-email-parts.ts';
import { type AccountInEmail, balanceParts } from './order-account-emails.ts';

interface GoodsInEmail {
  /** Of the return. */
  readonly id: string;
  readonly lines: readonly { readonly name: LocalizedText; readonly quantity: number }[];
}

interface ReturnInEmail extends GoodsInEmail {
  readonly outcome: ReturnOutcome;
  /** What the buyer gets for the goods; 0 for an exchange or a repair. */
  readonly goods: Dirhams;
  readonly deliveryFee: Dirhams;
  /** Absent for an exchange or a repair. */
  readonly creditNote?: string;
}

/** To the buyer, when goods are back for their money, are exchanged, or were taken in for a repair. */
export function orderReturnEmail(
  order: AccountInEmail,
  shop: ShopInEmail,
  returned: ReturnInEmail,
): NewEmail {
  const { account } = emailMessages(order.locale);
  const { outcome } = returned;
  if (outcome === 'repair')
    return goodsEmail(order, shop, returned, {
      event: `return-${returned.id}`,
      texts: account.takenIn,
      parts: [paragraph(account.takenIn.next)],
    });
  return goodsEmail(order, shop, returned, {
    event: `return-${returned.id}`,
    texts: outcome === 'refund' ? account.returned : account.exchanged,
    parts:
      outcome === 'refund'
        ? [...creditParts(order, returned), ...balanceParts(order, shop)]
        : [paragraph(account.complaint)],
  });
}

/** To the buyer, when repaired goods are with them again, or cannot be repaired. */
export function repairEndEmail(
  order: AccountInEmail,
  shop: ShopInEmail,
  repair: GoodsInEmail & { readonly result: RepairResult },
): NewEmail {
  const { account } = emailMessages(order.locale);
  const isDone = repair.result === 'given_back';
  return goodsEmail(order, shop, repair, {
    event: `repair-${repair.id}`,
    texts: isDone ? account.repaired : account.notRepairable,
    parts: [paragraph(isDone ? account.complaint : account.notRepairable.next)],
  });
}

interface GoodsTexts {
  readonly subject: (number: string) => string;
  readonly title: string;
  readonly lead: (number: string) => string;
  readonly goods: string;
}

/** An email that names goods of an order, with what it says about them. */
function goodsEmail(
  order: AccountInEmail,
  shop: ShopInEmail,
  { lines }: GoodsInEmail,
  {
    event,
    texts,
    parts,
  }: { readonly event: string; readonly texts: GoodsTexts; readonly parts: EmailPart[] },
): NewEmail {
  const { locale, number } = order;
  const { account } = emailMessages(locale);
  return emailToBuyer(order, shop, event, {
    subject: texts.subject(number),
    title: texts.title,
    parts: [
      paragraph(texts.lead(leftToRight(number))),
      facts(
        locale,
        texts.goods,
        lines.map(({ name, quantity }) => ({
          label: account.pieces(quantity),
          value: inOwnDirection(unbrokenUnits(name[locale])),
        })),
      ),
      ...parts,
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
