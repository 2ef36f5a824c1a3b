import { qarFromDirhams } from '#primitives/money.ts';
import type { RepairResult } from '#primitives/payment.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { ListedOrder } from './listing/order-list.ts';
import type { Order } from './order.ts';
import { isEditable, possibleStatuses } from './order-states.ts';

/** An order as staff are shown it. The key of the buyer's page stays out. */
export function serializeOrder({
  trackingKey: _,
  siteAccess: _access,
  lines,
  history,
  placedAt,
  proposal,
  ...order
}: Order) {
  return {
    ...order,
    placedAt: placedAt.toISOString(),
    lines: lines.map(({ unitPrice, lineTotal, name, ...line }) => ({
      ...line,
      name: name.en,
      translations: { ar: { name: name.ar } },
      unitPrice: qarFromDirhams(unitPrice),
      lineTotal: qarFromDirhams(lineTotal),
    })),
    districts: order.districts.map(serializeName),
    subtotal: qarFromDirhams(order.subtotal),
    discount: qarFromDirhams(order.discount),
    deliveryFee: qarFromDirhams(order.deliveryFee),
    total: qarFromDirhams(order.total),
    history: history.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
    possibleStatuses: [...possibleStatuses(order.status, 'staff')],
    isEditable: isEditable(order.status),
    proposal: proposal && {
      total: qarFromDirhams(proposal.total),
      proposedBy: proposal.proposedBy,
      createdAt: proposal.createdAt.toISOString(),
      changes: proposal.changes,
    },
  };
}

export function serializeListedOrder({ placedAt, total, owed, district, firstLine, ...order }: ListedOrder) {
  return {
    ...order,
    district: district && serializeName(district),
    firstLine: serializeName(firstLine),
    placedAt: placedAt.toISOString(),
    total: qarFromDirhams(total),
    owed: qarFromDirhams(owed),
  };
}

function serializeName({ en, ar }: LocalizedText) {
  return { name: en, translations: { ar: { name: ar } } };
}

/** Serializes an order for the audit log: enough to find it, and no personal data. */
export function recordedOrder(
  { id, version, number, status }: Pick<Order, 'id' | 'version' | 'number' | 'status'>,
  note = '',
  facts: RecordedFacts = {},
) {
  return { id, version, number, status, ...(note && { note }), ...facts };
}

/** What a change was about besides the status; amounts in QAR. */
interface RecordedFacts {
  readonly received?: number;
  readonly returned?: number;
  readonly paymentDueDays?: number | null;
  readonly invoice?: string;
  readonly driver?: string;
  readonly repair?: RepairResult | 'taken_in';
  readonly day?: string;
}

/** The same for a change of its contents, with the amounts. */
export function recordedContents(order: Order) {
  return {
    ...recordedOrder(order),
    discount: qarFromDirhams(order.discount),
    deliveryFee: qarFromDirhams(order.deliveryFee),
    total: qarFromDirhams(order.total),
  };
}
