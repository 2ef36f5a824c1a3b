import { describe, expect, it } from 'vitest';
import { orderEditSchema, storedOrderEditSchema } from '#domain/orders/editing/order-edit.ts';
import { serializeOrder } from '#domain/orders/serialize-order.ts';
import { sampleOrder } from '../../../../tests/support/sample-orders.ts';
import type { StaffOrder } from '../staff-order.ts';
import { consentInput, newOrderValues, orderEditInput, orderValues, previewInput } from './order-values.ts';

const order = serializeOrder(
  sampleOrder({ company: { name: 'Gulf Works', crNumber: '12' }, lpoNumber: 'PO-1', discount: 500 }),
) as unknown as StaffOrder;

describe('the form of an order', () => {
  it('sends what the call takes, and nothing has changed', () => {
    const values = orderValues(order);
    const sent = orderEditInput(values);
    expect(
      storedOrderEditSchema.safeParse({ ...sent, ...consentInput(values), version: 1 }).error,
    ).toBeUndefined();
    expect(sent).toMatchObject({
      contact: order.contact,
      company: order.company,
      fulfilment: order.fulfilment,
      day: order.day,
      deliveryFee: null,
      discount: 5,
      lines: order.lines.map(({ id, quantity }) => ({ lineId: id, productId: null, quantity })),
    });
  });

  it('of a new order lacks what has to be typed, and asks for no preview of half a number', () => {
    const values = newOrderValues('0c6f7c5e-2222-4c1a-9f0a-000000000002', 'ar');
    const { error } = orderEditSchema.safeParse(orderEditInput(values));
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(
      expect.arrayContaining([
        'contact.name',
        'contact.phone',
        'fulfilment.zone',
        'fulfilment.street',
        'day',
        'lines',
      ]),
    );
    expect(previewInput(null, values)).toMatchObject({
      lines: [],
      destination: { kind: 'delivery', zone: null },
    });
    const line = { lineId: null, productId: order.id, sku: '', name: { en: '', ar: '' }, unitPrice: 1 };
    const half = '1x' as unknown as number;
    expect(previewInput(null, { ...values, lines: [{ ...line, quantity: half }] })).toBeNull();
    expect(previewInput(null, { ...values, lines: [{ ...line, quantity: 2 }] })?.lines).toHaveLength(1);
  });

  it('of a pickup sends neither address nor fee', () => {
    const values = orderValues(order);
    const pickup = { ...values, fulfilment: { ...values.fulfilment, kind: 'pickup' }, deliveryFee: 30 };
    expect(orderEditInput(pickup)).toMatchObject({ fulfilment: { kind: 'pickup' }, deliveryFee: null });
  });
});
