import { describe, expect, test } from 'vitest';
import { randomUuid } from '#ui/forms/random-uuid.ts';
import { cartOf } from '../../../tests/support/carts.ts';
import { validate } from './check-order-body.ts';
import { orderBodyFrom } from './order-body-from.ts';
import { emptyDraft, fieldPaths, type OrderDraft, orderFields } from './order-draft.ts';

const filled: OrderDraft = {
  ...emptyDraft,
  name: 'Aisha Al Kuwari',
  phone: '٥٥١٢ ٣٤٥٦',
  email: ' Aisha@Example.QA ',
  street: '٣٤٣',
  building: '12',
  acceptsTerms: true,
};

const problems = (
  draft: Partial<OrderDraft>,
  { zone = 69 as number | null, day = '2026-11-18' as string | null } = {},
) =>
  Object.fromEntries(
    validate(
      orderBodyFrom({
        key: randomUuid(),
        locale: 'ar',
        draft: { ...filled, ...draft },
        cart: cartOf(1).map((line) => ({ ...line, productId: randomUuid() })),
        zone,
        day,
        seen: { deliveryFee: 0, total: 1 },
      }),
    ),
  );

describe('before an order is sent', () => {
  test('a filled form has no problem, with the digits of an Arabic keyboard too', () => {
    expect(problems({})).toEqual({});
  });

  test('an empty form lists every missing field, in the order of the page', () => {
    expect(Object.keys(problems(emptyDraft, { zone: null, day: null }))).toEqual(
      expect.arrayContaining(['name', 'phone', 'email', 'zone', 'street', 'building', 'day', 'acceptsTerms']),
    );
    expect(problems(emptyDraft, { zone: null, day: null })).not.toHaveProperty('companyName');
    expect(
      new Set(Object.values(problems(emptyDraft, { zone: null, day: null })).map(({ code }) => code)),
    ).toEqual(new Set(['required']));
  });

  test('a pickup needs no address', () => {
    expect(problems({ kind: 'pickup', street: '', building: '' }, { zone: null })).toEqual({});
  });

  test.each([
    ['phone', '551234', { code: 'invalid' }],
    ['phone', 'call me', { code: 'invalid' }],
    ['email', 'aisha@example', { code: 'invalid' }],
    ['name', 'a'.repeat(121), { code: 'tooLong', limit: 120 }],
    ['notes', 'a'.repeat(1001), { code: 'tooLong', limit: 1000 }],
    ['street', '   ', { code: 'required' }],
  ] as const)('%s %o is %o', (field, text, problem) => {
    expect(problems({ [field]: text })).toEqual({ [field]: problem });
  });

  test('a company that has a number needs a name', () => {
    expect(problems({ crNumber: '12345' })).toEqual({ companyName: { code: 'required' } });
    expect(problems({ companyName: 'Doha Trading', crNumber: '12345' })).toEqual({});
  });
});

test('each field of the page maps to a path in the order', () => {
  const body = orderBodyFrom({
    key: randomUuid(),
    locale: 'en',
    draft: { ...filled, companyName: 'Doha Trading' },
    cart: [],
    zone: 69,
    day: '2026-11-18',
    seen: { deliveryFee: 0, total: 0 },
  });
  for (const field of orderFields) {
    const value = fieldPaths[field]
      .split('.')
      .reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], body);
    expect(value, field).toBeDefined();
  }
});
