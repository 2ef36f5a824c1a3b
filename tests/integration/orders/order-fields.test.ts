import { beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../../support/databases.ts';
import { orderOf } from '../../support/orders.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

eachDatabase('an order', 'settings', (database) => {
  let staff: StaffCalls;

  beforeAll(async () => {
    staff = await staffCalls(database);
  });

  test.each([
    ['no name', { contact: { name: ' ', phone: '55123456', email: 'a@b.qa' } }, 'contact.name'],
    ['a phone nobody can call', { contact: { name: 'A', phone: '123', email: 'a@b.qa' } }, 'contact.phone'],
    ['no email address', { contact: { name: 'A', phone: '55123456', email: 'a@b' } }, 'contact.email'],
    ['terms that were not accepted', { acceptsTerms: false }, 'acceptsTerms'],
    [
      'no street',
      { fulfilment: { kind: 'delivery', zone: 69, street: '', building: '1', unit: '', landmark: '' } },
      'fulfilment.street',
    ],
    ['a payment nobody offers', { payment: 'points' }, 'payment'],
    ['a day that is none', { day: '2026-02-31' }, 'day'],
    ['no lines', { lines: [] }, 'lines'],
    ['a key that is none', { key: 'again' }, 'key'],
    ['more than it asks for', { discount: 100 }, 'discount'],
  ])('with %s says which field', async (_, fields, path) => {
    const product = { id: '00000000-0000-4000-8000-000000000000', price: 1 };
    const { status, error } = await staff.send('POST', '/api/send-order', {
      ...orderOf(product, 1),
      ...fields,
    });
    expect(status).toBe(400);
    expect(error.fields.map((field) => field.path)).toContain(path);
  });
});
