import { describe, expect, it } from 'vitest';
import { orderLine, sampleOrder } from '../../../../tests/support/sample-orders.ts';
import { editOf } from './edit-of.ts';
import { hasChanges, orderChanges } from './order-changes.ts';
import type { OrderEdit } from './order-edit.ts';
import type { PricedEdit } from './price-edit.ts';

const described = orderLine({
  id: 'words',
  productId: null,
  sku: '',
  name: { en: 'Desk for Aisha', ar: '' },
});
const order = sampleOrder({ lines: [orderLine(), described], discountReason: '' });

function changesOf(edit: Partial<OrderEdit>, plan: Partial<PricedEdit> = {}) {
  const { lines, subtotal, discount, deliveryFee, total } = order;
  const planned = { lines, subtotal, discount, deliveryFee, total, ...plan } as PricedEdit;
  return orderChanges(order, { ...editOf(order), ...edit }, planned);
}

describe('what changed in an order', () => {
  it('is nothing for the order as it is', () => {
    expect(hasChanges(changesOf({}))).toBe(false);
  });

  it('names each field with the state before and after, amounts in QAR', () => {
    const { fields } = changesOf({ day: '2026-11-18', lpoNumber: 'PO-1' }, { total: order.total + 25_00 });
    expect(fields).toEqual([
      { field: 'lpoNumber', before: '', after: 'PO-1' },
      { field: 'day', before: order.day, after: '2026-11-18' },
      { field: 'total', before: order.total / 100, after: order.total / 100 + 25 },
    ]);
  });

  it('keeps what may name a person apart, so that it can be erased', () => {
    const { fields, lines, personal } = changesOf(
      {
        contact: { ...order.contact, phone: '+97466123456' },
        discountReason: 'Aisha complained',
        notes: 'Ask for Aisha',
      },
      { lines: [orderLine({ quantity: 5 })] },
    );
    expect(fields).toEqual([]);
    expect(lines).toMatchObject([{ sku: 'SD-160', before: 2, after: 5 }]);
    expect(personal.fields.map(({ field }) => field)).toEqual(['phone', 'notes', 'discountReason']);
    expect(personal.lines).toMatchObject([{ name: { en: 'Desk for Aisha' }, before: 2, after: 0 }]);
  });

  it('tells delivery from pickup, with the address that is gone', () => {
    const { fields, personal } = changesOf({ fulfilment: { kind: 'pickup' } });
    expect(fields).toEqual([
      { field: 'fulfilment', before: 'delivery', after: 'pickup' },
      { field: 'zone', before: 69, after: null },
    ]);
    expect(personal.fields.map(({ field }) => field)).toEqual(['street', 'building']);
  });
});
