import fc from 'fast-check';
import { collection } from '#domain/orders/day-sheet/collection.ts';
import type { DayOrder } from '#domain/orders/day-sheet/day-sheet.ts';
import { orderBalance } from '#domain/orders/payments/order-balance.ts';
import { orderStatuses, paymentMethods } from '#primitives/order-status.ts';

const address = (zone: number) => ({ zone, street: '343', building: '12', unit: '', landmark: '' });
export const dayDrivers = ['Ali', 'Babu', 'Chen'].map((name) => ({ id: name, name, phone: '' }));
export const anyDriver = fc.option(fc.constantFrom(...dayDrivers), { nil: null });
const amounts = fc.integer({ min: 0, max: 100_000_000 });

/** Any order of a day, in any status, paid or not, of any driver. */
export const anyDayOrder: fc.Arbitrary<DayOrder> = fc
  .record({
    id: fc.uuid(),
    number: fc.string(),
    status: fc.constantFrom(...orderStatuses),
    locale: fc.constantFrom('en', 'ar'),
    contactName: fc.string(),
    contactPhone: fc.string(),
    companyName: fc.string(),
    address: fc.option(fc.integer({ min: 1, max: 98 }).map(address), { nil: null }),
    notes: fc.string(),
    driverNotes: fc.array(fc.string()),
    siteFit: fc.constant(null),
    placing: fc.constant(null),
    lines: fc.constant([]),
    payment: fc.constantFrom(...paymentMethods),
    total: amounts,
    driver: anyDriver,
    paymentDueDays: fc.option(fc.constantFrom(30, 60), { nil: null }),
    paid: amounts,
  })
  .map(({ paymentDueDays, paid, ...order }) => {
    const { status, total } = order;
    const balance = orderBalance({ status, total, paid, returned: 0, refunded: 0, hasInvoice: false });
    return { ...order, collection: collection({ payment: order.payment, paymentDueDays, balance }) };
  });
