import { z } from 'zod';
import type { AdminPaymentsTexts } from '#i18n/messages/admin/payments/payments.en.ts';
import { paymentKinds, receivedPaymentMethods, repairResults, returnOutcomes } from '#primitives/payment.ts';
import { isolateCode } from '../sales/bidi-isolate.ts';

const money = z.object({ amount: z.number(), method: z.enum(receivedPaymentMethods) });
const document = z.object({ number: z.string(), amount: z.number() });
const returned = z.object({
  pieces: z.int(),
  amount: z.number(),
  // Absent in the history of returns from before there were others.
  outcome: z.enum(returnOutcomes).default('refund'),
  // Absent in the history of repairs that were recorded once they were done.
  isTakenIn: z.boolean().default(false),
});
const repairEnd = z.object({ pieces: z.int(), result: z.enum(repairResults) });

/** What the history stores with each kind of event, and how it is told. */
const descriptions = {
  payment: (details: unknown, texts: Texts, format: Format) => {
    const { amount, method } = money.parse(details);
    return texts.events.payment(format(amount), texts.methods[method]);
  },
  refund: (details: unknown, texts: Texts, format: Format) => {
    const { amount, method } = money.parse(details);
    return texts.events.refund(format(amount), texts.methods[method]);
  },
  payment_voided: (details: unknown, texts: Texts, format: Format) => {
    const { amount, voided } = money.extend({ voided: z.enum(paymentKinds) }).parse(details);
    return voided === 'payment'
      ? texts.events.paymentVoided(format(amount))
      : texts.events.refundVoided(format(amount));
  },
  invoiced: (details: unknown, texts: Texts) =>
    texts.events.invoiced(isolateCode(document.parse(details).number)),
  credited: (details: unknown, texts: Texts, format: Format) => {
    const { number, amount } = document.parse(details);
    return texts.events.credited(isolateCode(number), format(amount));
  },
  returned: (details: unknown, texts: Texts, format: Format) => {
    const { pieces, amount, outcome, isTakenIn } = returned.parse(details);
    if (isTakenIn) return texts.events.takenIn(pieces);
    if (outcome === 'exchange') return texts.events.exchanged(pieces);
    if (outcome === 'repair') return texts.events.repaired(pieces);
    return texts.events.returned(pieces, format(amount));
  },
  repair_ended: (details: unknown, texts: Texts) => {
    const { pieces, result } = repairEnd.parse(details);
    return result === 'given_back' ? texts.events.givenBack(pieces) : texts.events.notRepairable(pieces);
  },
};

type Texts = Pick<AdminPaymentsTexts, 'events' | 'methods'>;
type Format = (qar: number) => string;

interface StoredEvent {
  readonly kind: string;
  readonly details: unknown;
}

/** Describes an event of an order's history that is about money or returned goods; undefined for the others. */
export function describePaymentEvent(
  { kind, details }: StoredEvent,
  texts: Texts,
  format: Format,
): string | undefined {
  return kind in descriptions
    ? descriptions[kind as keyof typeof descriptions](details, texts, format)
    : undefined;
}
