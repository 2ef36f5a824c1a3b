import { qarFromDirhams } from '#primitives/money.ts';
import type { Order } from '../order.ts';
import {
  businessFields,
  type EditedFieldName,
  type FieldChange,
  type OrderChanges,
  personalFields,
} from './change-types.ts';
import type { OrderEdit } from './order-edit.ts';
import type { PlannedLine, PricedEdit } from './price-edit.ts';

type Values = Readonly<Record<EditedFieldName, string | number | null>>;

/** Compares an order with its edit. */
export function orderChanges(order: Order, edit: OrderEdit, plan: PricedEdit): OrderChanges {
  const before = valuesOf(order, order);
  const after = valuesOf(edit, {
    ...plan,
    discountReason: edit.discountReason,
    // Credit terms have a form of their own (`setPaymentTerms`).
    paymentDueDays: order.paymentDueDays,
  });
  const changed = (fields: readonly EditedFieldName[]): FieldChange[] =>
    fields
      .filter((field) => before[field] !== after[field])
      .map((field) => ({ field, before: before[field], after: after[field] }));
  const lines = changedLines(order.lines, plan.lines);
  return {
    fields: changed(businessFields),
    lines: lines.filter(({ isOfCatalogue }) => isOfCatalogue).map(({ change }) => change),
    personal: {
      fields: changed(personalFields),
      // A line without a product is in the words of the buyer.
      lines: lines.filter(({ isOfCatalogue }) => !isOfCatalogue).map(({ change }) => change),
    },
  };
}

export function hasChanges({ fields, lines, personal }: OrderChanges): boolean {
  return fields.length + lines.length + personal.fields.length + personal.lines.length > 0;
}

const invoicedFields: readonly EditedFieldName[] = [
  'company',
  'crNumber',
  'lpoNumber',
  'deliveryFee',
  'discount',
  'total',
];

/** Whether a change would make an issued invoice wrong. */
export function changesInvoice({ fields, lines, personal }: OrderChanges): boolean {
  return (
    lines.length + personal.lines.length > 0 || fields.some(({ field }) => invoicedFields.includes(field))
  );
}

function valuesOf(
  { contact, company, lpoNumber, fulfilment, day, payment, notes }: Omit<OrderEdit, 'lines' | 'deliveryFee'>,
  {
    deliveryFee,
    discount,
    total,
    discountReason,
    paymentDueDays,
  }: Pick<Order, 'deliveryFee' | 'discount' | 'total' | 'discountReason' | 'paymentDueDays'>,
): Values {
  const address = fulfilment.kind === 'delivery' ? fulfilment : undefined;
  return {
    ...contact,
    company: company?.name ?? '',
    crNumber: company?.crNumber ?? '',
    lpoNumber,
    fulfilment: fulfilment.kind,
    zone: address?.zone ?? null,
    street: address?.street ?? '',
    building: address?.building ?? '',
    unit: address?.unit ?? '',
    landmark: address?.landmark ?? '',
    day,
    payment,
    paymentDueDays,
    notes,
    deliveryFee: qarFromDirhams(deliveryFee),
    discount: qarFromDirhams(discount),
    discountReason,
    total: qarFromDirhams(total),
  };
}

function changedLines(before: Order['lines'], after: readonly PlannedLine[]) {
  const keyOf = ({ productId, id }: Pick<PlannedLine, 'productId' | 'id'>) => productId ?? id ?? '';
  const pieces = (lines: readonly PlannedLine[]) =>
    new Map(lines.map((line) => [keyOf(line), line.quantity] as const));
  const [had, has] = [pieces(before), pieces(after)];
  const all = new Map<string, PlannedLine>([...before, ...after].map((line) => [keyOf(line), line]));
  return [...all]
    .map(([key, { sku, name, productId }]) => ({
      isOfCatalogue: productId !== null,
      change: { sku, name, before: had.get(key) ?? 0, after: has.get(key) ?? 0 },
    }))
    .filter(({ change }) => change.before !== change.after);
}
