import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldErrorsFrom } from './field-errors.ts';
import type { CheckMessage } from './text/field-rules.ts';

const code = z.string().regex(/^[A-Z]+$/, 'product_code' satisfies CheckMessage);

const order = z
  .strictObject({
    name: z.string().min(2).max(5),
    email: z.email(),
    lines: z
      .array(z.strictObject({ quantity: z.int().min(1).max(999) }))
      .min(1)
      .max(2),
    day: z.enum(['sunday', 'monday']).optional(),
    discount: z.number().positive().multipleOf(0.01).optional(),
    code: z.union([z.literal(''), code]).optional(),
    note: z.string().optional(),
    way: z
      .discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('pickup') }),
        z.strictObject({ kind: z.literal('delivery'), on: z.iso.date() }),
      ])
      .optional(),
  })
  .refine(({ day, note }) => day !== 'monday' || note, {
    path: ['note'],
    error: 'required' satisfies CheckMessage,
  });

function errorsOf(value: unknown) {
  const parsed = order.safeParse(value, { reportInput: true });
  return fieldErrorsFrom(parsed.error?.issues ?? []);
}

const valid = { name: 'Amal', email: 'amal@example.com', lines: [{ quantity: 1 }] };

test('input that is right has no errors', () => {
  expect(errorsOf(valid)).toEqual([]);
});

test.each([
  ['a missing field', { ...valid, name: undefined }, { path: 'name', code: 'required' }],
  ['null', { ...valid, name: null }, { path: 'name', code: 'required' }],
  ['an empty text', { ...valid, name: '' }, { path: 'name', code: 'required' }],
  ['an empty email', { ...valid, email: '' }, { path: 'email', code: 'required' }],
  ['a wrong type', { ...valid, name: 7 }, { path: 'name', code: 'invalid' }],
  ['a wrong format', { ...valid, email: 'amal' }, { path: 'email', code: 'invalid', rule: 'email' }],
  [
    'a value outside the choices',
    { ...valid, day: 'friday' },
    { path: 'day', code: 'invalid', rule: 'from_list' },
  ],
  ['a short text', { ...valid, name: 'A' }, { path: 'name', code: 'too_short', limit: 2 }],
  ['a long text', { ...valid, name: 'Amal Ali' }, { path: 'name', code: 'too_long', limit: 5 }],
  ['too few entries', { ...valid, lines: [] }, { path: 'lines', code: 'too_few', limit: 1 }],
  [
    'too many entries',
    { ...valid, lines: [{ quantity: 1 }, { quantity: 1 }, { quantity: 1 }] },
    { path: 'lines', code: 'too_many', limit: 2 },
  ],
  [
    'a small number',
    { ...valid, lines: [{ quantity: 0 }] },
    { path: 'lines.0.quantity', code: 'too_small', limit: 1 },
  ],
  [
    'a big number',
    { ...valid, lines: [{ quantity: 1 }, { quantity: 1000 }] },
    { path: 'lines.1.quantity', code: 'too_big', limit: 999 },
  ],
  [
    'an excluded limit, which is not itself allowed',
    { ...valid, discount: 0 },
    { path: 'discount', code: 'invalid', rule: 'above_zero' },
  ],
  ['an unknown field', { ...valid, role: 'admin' }, { path: 'role', code: 'unknown_field' }],
  [
    'an unknown field inside a list',
    { ...valid, lines: [{ quantity: 1, price: 0 }] },
    { path: 'lines.0.price', code: 'unknown_field' },
  ],
  ['a text for a number', { ...valid, discount: '5' }, { path: 'discount', code: 'invalid', rule: 'number' }],
  [
    'too many decimals',
    { ...valid, discount: 1.555 },
    { path: 'discount', code: 'invalid', rule: 'two_decimals' },
  ],
  [
    'a part of a piece',
    { ...valid, lines: [{ quantity: 1.5 }] },
    { path: 'lines.0.quantity', code: 'invalid', rule: 'whole_number' },
  ],
  [
    'a rule that the schema names',
    { ...valid, code: 'abc' },
    { path: 'code', code: 'invalid', rule: 'product_code' },
  ],
  [
    'a day that is none',
    { ...valid, way: { kind: 'delivery', on: 'soon' } },
    { path: 'way.on', code: 'invalid', rule: 'day' },
  ],
  [
    'a kind that is none',
    { ...valid, way: { kind: 'drone' } },
    { path: 'way.kind', code: 'invalid', rule: 'from_list' },
  ],
  ['a field that another one asks for', { ...valid, day: 'monday' }, { path: 'note', code: 'required' }],
  ['no object at all', 'text', { path: '', code: 'invalid' }],
])('%s', (_case, value, expected) => {
  expect(errorsOf(value)).toEqual([expected]);
});

test('a hostile body does not get an endless answer', () => {
  const flood = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`field${index}`, 1]));
  expect(errorsOf({ ...valid, ...flood })).toHaveLength(50);
});
