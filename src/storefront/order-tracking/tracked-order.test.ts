import { describe, expect, test } from 'vitest';
import type { OrderEdit } from '#domain/orders/editing/order-edit.ts';
import type { Order, OrderEvent } from '#domain/orders/order.ts';
import type { OrderStatus } from '#primitives/order-status.ts';
import { orderTimeline, trackedOrder } from './tracked-order.ts';

const event = (status: OrderStatus, hour: number, known: Partial<OrderEvent> = {}): OrderEvent => ({
  kind: status === 'received' ? 'placed' : 'status_changed',
  status,
  note: '',
  isForDriver: false,
  actor: 'staff',
  actorName: '',
  details: null,
  at: new Date(Date.UTC(2026, 10, 15, hour)),
  ...known,
});

const shown = (status: OrderStatus, history: readonly OrderEvent[]) =>
  orderTimeline(status, history).map(
    (step) =>
      `${step.isCurrent ? '>' : step.isDone ? '+' : '-'}${step.status}${step.at ? `@${step.at.getUTCHours()}` : ''}`,
  );

describe('the timeline of an order', () => {
  test('shows past steps with their times, and future steps', () => {
    expect(shown('confirmed', [event('received', 8), event('confirmed', 9)])).toEqual([
      '+received@8',
      '>confirmed@9',
      '-preparing',
      '-out_for_delivery',
      '-delivered',
    ]);
  });

  test('shows a skipped step as done', () => {
    expect(shown('preparing', [event('received', 8), event('preparing', 9)])).toEqual([
      '+received@8',
      '+confirmed',
      '>preparing@9',
      '-out_for_delivery',
      '-delivered',
    ]);
  });

  test('does not show a step that was taken back, and shows its new time when it is taken again', () => {
    const back = (status: OrderStatus, hour: number, takenBack: OrderStatus) =>
      event(status, hour, { details: { takenBack, why: 'undone' } });
    const history = [
      event('received', 8),
      event('confirmed', 9),
      event('out_for_delivery', 10),
      back('confirmed', 11, 'out_for_delivery'),
    ];
    const confirmed = ['+received@8', '>confirmed@9', '-preparing', '-out_for_delivery', '-delivered'];
    expect(shown('confirmed', history)).toEqual(confirmed);
    expect(shown('out_for_delivery', [...history, event('out_for_delivery', 12)])).toEqual([
      '+received@8',
      '+confirmed@9',
      '+preparing',
      '>out_for_delivery@12',
      '-delivered',
    ]);
    expect(shown('cancelled', [...history, event('cancelled', 12)])).toEqual([
      '+received@8',
      '+confirmed@9',
      '>cancelled@12',
    ]);
  });

  test('ends with a cancellation, its reason and who cancelled', () => {
    const history = [event('received', 8), event('cancelled', 9, { note: 'No longer made', actor: 'staff' })];
    expect(shown('cancelled', history)).toEqual(['+received@8', '>cancelled@9']);
    expect(orderTimeline('cancelled', history).at(-1)).toMatchObject({
      note: 'No longer made',
      actor: 'staff',
    });
  });
});

test('staff notes and the tracking key are not sent to the page', () => {
  const order: Order = {
    id: 'id-of-the-row',
    number: 'OG-7K4M-2QXD',
    trackingKey: 'the-secret-key',
    locale: 'en',
    status: 'confirmed',
    placedAt: new Date(0),
    contact: { name: 'Aisha', phone: '+97455123456', email: 'aisha@example.qa' },
    company: null,
    lpoNumber: '',
    fulfilment: { kind: 'pickup' },
    districts: [],
    day: '2026-11-18',
    payment: 'bank_transfer',
    notes: '',
    siteAccess: null,
    lines: [],
    subtotal: 0,
    discount: 0,
    deliveryFee: 0,
    total: 0,
    paymentDueDays: null,
    balance: { charged: 0, received: 0, owed: 0, refundDue: 0, state: 'nothing_due' },
    invoice: null,
    quote: { id: 'id-of-the-quotation', reference: 'QT-7K4M-2QXD' },
    history: [
      event('received', 8),
      event('confirmed', 9, { note: 'pays late', actorName: 'mariam' }),
      event('received', 10, { kind: 'note', status: null, note: 'call her twice' }),
    ],
    version: 3,
    discountReason: 'friend of the owner',
    takenBy: 'khalid',
    proposal: {
      orderVersion: 3,
      total: 5000,
      proposedBy: 'noora',
      createdAt: new Date(0),
      edit: {} as OrderEdit,
      prices: {},
      changes: {
        fields: [],
        lines: [],
        personal: {
          fields: [{ field: 'discountReason', before: '', after: 'late last time' }],
          lines: [],
        },
      },
    },
  };
  const quote = { reference: 'QT-7K4M-2QXD', trackingKey: 'key-of-the-quotation', lpoFile: null };
  expect(trackedOrder(order, { quote, wayIn: null, days: null }).lpoFilePath).toBe(
    '/quotation?quotation=QT-7K4M-2QXD&key=key-of-the-quotation#lpo',
  );
  const lpoFile = {
    originalName: 'lpo.pdf',
    type: 'application/pdf',
    size: 1,
    relativePath: 'stored.pdf',
  } as const;
  const tracked = trackedOrder(order, { quote: { ...quote, lpoFile }, wayIn: null, days: null });
  expect(tracked.lpoFilePath, 'a file is there').toBeNull();
  expect(
    trackedOrder({ ...order, status: 'cancelled' }, { quote, wayIn: null, days: null }).lpoFilePath,
  ).toBeNull();
  expect(tracked.invoicePath).toBe('/api/order-invoices/OG-7K4M-2QXD/the-secret-key');
  const sent = JSON.stringify({ ...tracked, invoicePath: null });
  for (const secret of [
    'pays late',
    'mariam',
    'call her twice',
    'the-secret-key',
    'id-of-the-row',
    'id-of-the-quotation',
    'key-of-the-quotation',
    'stored.pdf',
    'friend of the owner',
    'khalid',
    'noora',
    'late last time',
  ]) {
    expect(sent).not.toContain(secret);
  }
});
