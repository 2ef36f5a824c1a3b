import type { MessageStatus } from '#primitives/message-status.ts';
import type { FulfilmentKind, OrderStatus } from '#primitives/order-status.ts';
import type { QuoteStatus } from '#primitives/quote-status.ts';
import { Badge, type BadgeTone } from '../components/badge.tsx';
import { useSalesTexts } from './sales-texts.ts';

const orderTones: Record<OrderStatus, BadgeTone> = {
  received: 'waiting',
  confirmed: 'accent',
  preparing: 'accent',
  out_for_delivery: 'accent',
  delivered: 'positive',
  cancelled: 'negative',
};

export function OrderBadge({
  status,
  fulfilment = 'delivery',
}: {
  readonly status: OrderStatus;
  readonly fulfilment?: FulfilmentKind;
}) {
  const nameOf = useOrderStatusName();
  return <Badge tone={orderTones[status]}>{nameOf(status, fulfilment)}</Badge>;
}

/** Name of an order status; an order for pickup has other names for the same statuses. */
export function useOrderStatusName(): (status: OrderStatus, fulfilment: FulfilmentKind) => string {
  const { statuses, pickupStatuses } = useSalesTexts().orders;
  return (status, fulfilment) => (fulfilment === 'pickup' ? pickupStatuses : statuses)[status];
}

const quoteTones: Record<QuoteStatus, BadgeTone> = {
  requested: 'waiting',
  quoted: 'accent',
  accepted: 'positive',
  declined: 'negative',
  withdrawn: 'neutral',
  expired: 'neutral',
};

export function QuoteBadge({ status }: { readonly status: QuoteStatus }) {
  return <Badge tone={quoteTones[status]}>{useSalesTexts().quotations.statuses[status]}</Badge>;
}

const messageTones: Record<MessageStatus, BadgeTone> = {
  new: 'waiting',
  read: 'neutral',
  answered: 'positive',
  closed: 'neutral',
};

export function MessageBadge({ status }: { readonly status: MessageStatus }) {
  return <Badge tone={messageTones[status]}>{useSalesTexts().messages.statuses[status]}</Badge>;
}
