import { formatNearDay } from '#i18n/dates.ts';
import type { OrderActor } from '#primitives/order-status.ts';
import type { NewEmail } from '../outbox-queries.ts';
import { emailMessages } from './email-layout.ts';
import { button, leftToRight, paragraph } from './email-parts.ts';
import { changesPart } from './order-changes-part.ts';
import type { ChangesInEmail, OrderInEmail, ShopInEmail } from './order-email-data.ts';
import {
  emailToBuyer,
  handoverPart,
  linesPart,
  money,
  orderAddress,
  orderButton,
  paymentParts,
} from './order-email-parts.ts';
import { withoutFreeText } from './unverified-recipient.ts';

interface ChangedOrder extends OrderInEmail {
  /** Each version is written about once. */
  readonly version: number;
}

/** To the buyer, when the contents of an order changed: what is different and how the order stands now. */
export function orderChangedEmail(
  changed: ChangedOrder,
  shop: ShopInEmail,
  changes: ChangesInEmail,
  by: Extract<OrderActor, 'buyer' | 'staff'>,
): NewEmail {
  // The buyer may have typed another address, which nobody has verified.
  const order = by === 'buyer' ? withoutFreeText(changed) : changed;
  const { locale, number } = order;
  const texts = emailMessages(locale).order.changed;
  const lead = by === 'buyer' ? texts.byBuyer : texts.byStaff;
  return emailToBuyer(order, shop, `changed-${changed.version}`, {
    subject: texts.subject(number),
    title: texts.title,
    parts: [
      paragraph(lead(leftToRight(number))),
      ...changesPart(locale, changes, 'buyer'),
      orderButton(order, shop),
      linesPart(order),
      handoverPart(order, shop),
      ...paymentParts(order, shop),
      paragraph(texts.wrong, 'soft'),
    ],
  });
}

interface ProposedOrder extends ChangedOrder {
  readonly proposal: { readonly total: number } | null;
}

/** Asks the buyer for consent to a change that raises the total. */
export function orderProposalEmail(
  order: ProposedOrder,
  shop: ShopInEmail,
  changes: ChangesInEmail,
): NewEmail {
  const { locale, number, total, proposal } = order;
  const texts = emailMessages(locale).order.proposal;
  const day = changes.fields.find(({ field }) => field === 'day')?.after ?? order.day;
  return emailToBuyer(order, shop, `proposal-${order.version}`, {
    subject: texts.subject(number),
    title: texts.title,
    parts: [
      paragraph(
        texts.lead(leftToRight(number), money(locale, proposal?.total ?? total), money(locale, total)),
      ),
      ...changesPart(locale, changes, 'buyer'),
      button(texts.answer, orderAddress(order, shop)),
      paragraph(texts.until(formatNearDay(locale, String(day)))),
    ],
  });
}

/** To the buyer whose consent is no longer asked for: how the order stands without the proposed change. */
export function proposalWithdrawnEmail(order: ChangedOrder, shop: ShopInEmail): NewEmail {
  const { locale, number } = order;
  const texts = emailMessages(locale).order.proposalWithdrawn;
  return emailToBuyer(order, shop, `proposal-withdrawn-${order.version}`, {
    subject: texts.subject(number),
    title: texts.title,
    parts: [
      paragraph(texts.lead(leftToRight(number))),
      orderButton(order, shop),
      linesPart(order),
      handoverPart(order, shop),
      ...paymentParts(order, shop),
    ],
  });
}
