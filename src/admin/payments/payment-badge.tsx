import type { PaymentState } from '#primitives/payment.ts';
import { Badge, type BadgeTone } from '../components/badge.tsx';
import { usePaymentsTexts } from './payments-texts.ts';

const tones: Record<PaymentState, BadgeTone> = {
  unpaid: 'neutral',
  part_paid: 'waiting',
  paid: 'positive',
  refund_due: 'negative',
  refunded: 'neutral',
  nothing_due: 'neutral',
  untracked: 'neutral',
};

/** How an order stands with what was paid for it. */
export function PaymentBadge({ state }: { readonly state: PaymentState }) {
  return <Badge tone={tones[state]}>{usePaymentsTexts().states[state]}</Badge>;
}
