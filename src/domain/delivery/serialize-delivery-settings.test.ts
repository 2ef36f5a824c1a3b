import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DeliverySettings } from './delivery-settings.ts';
import { deliverySettingsBodySchema, deliverySettingsChangeSchema } from './delivery-settings-body.ts';
import { deliverySettingsErrors } from './delivery-settings-errors.ts';
import { parseDeliverySettings, serializeDeliverySettings } from './serialize-delivery-settings.ts';

const amount = fc.integer({ min: 0, max: 1_000_000 });
const terms = {
  name: fc.constant({ en: 'Doha', ar: 'الدوحة' }),
  fee: amount,
  freeFrom: fc.option(amount),
  minimumOrder: amount,
  leadDays: fc.integer({ min: 0, max: 60 }),
  isActive: fc.boolean(),
};
const anySettings: fc.Arbitrary<DeliverySettings> = fc.record({
  version: fc.integer({ min: 1, max: 1000 }),
  groups: fc.uniqueArray(
    fc.record({
      id: fc.stringMatching(/^[a-z]{1,8}$/),
      zones: fc.array(fc.integer({ min: 1, max: 98 }), { minLength: 1, maxLength: 5 }),
      ...terms,
    }),
    { maxLength: 4, selector: ({ id }) => id },
  ),
  fallback: fc.record(terms),
  pickup: fc.record({ isActive: fc.boolean(), leadDays: fc.integer({ min: 0, max: 60 }) }),
});

it('settings survive the way through the API to the dirham, and what is read can be sent back', () => {
  fc.assert(
    fc.property(anySettings, (settings) => {
      const { id: _id, ...shown } = serializeDeliverySettings(settings);
      expect({ ...parseDeliverySettings(shown), version: shown.version }).toEqual(settings);
      expect(deliverySettingsChangeSchema.parse(shown)).toEqual(shown);
    }),
  );
});

it.each([
  ['a negative fee', { fee: -1 }],
  ['a fee of more than two decimals', { fee: 12.345 }],
  ['a fee above the limit', { fee: 10_001 }],
  ['a fee that is no number', { fee: '25' }],
  ['half a day', { leadDays: 1.5 }],
  ['no word on when it becomes free', { freeFrom: undefined }],
])('%s is refused', (_what, wrong) => {
  const good = {
    name: 'Doha',
    translations: { ar: { name: 'الدوحة' } },
    fee: 25.5,
    freeFrom: 500,
    minimumOrder: 0,
    leadDays: 1,
    isActive: true,
  };
  const body = { groups: [], fallback: good, pickup: { isActive: true, leadDays: 0 } };
  expect(deliverySettingsBodySchema.safeParse(body).success).toBe(true);
  expect(deliverySettingsBodySchema.safeParse({ ...body, fallback: { ...good, ...wrong } }).success).toBe(
    false,
  );
});

it('a zone in two groups, twice in one or in no register, and an id that comes twice are named', () => {
  fc.assert(
    fc.property(anySettings, ({ groups }) => {
      const shown = serializeDeliverySettings({
        version: 1,
        groups,
        fallback: {
          name: { en: '', ar: '' },
          fee: 0,
          freeFrom: null,
          minimumOrder: 0,
          leadDays: 0,
          isActive: true,
        },
        pickup: { isActive: true, leadDays: 0 },
      });
      const known = new Set(groups.flatMap(({ zones }) => zones.filter((zone) => zone !== 13)));
      const named = groups.flatMap(({ zones }) => zones);
      const errors = deliverySettingsErrors(shown, known);
      expect(errors.filter(({ code }) => code === 'taken')).toHaveLength(
        named.filter((zone) => zone !== 13).length - known.size,
      );
      expect(errors.filter(({ code }) => code === 'unknown_zone')).toHaveLength(
        named.filter((zone) => zone === 13).length,
      );
      const twice = deliverySettingsErrors({ groups: [...shown.groups, ...shown.groups] }, known);
      expect(twice.filter(({ path }) => path.endsWith('.id'))).toHaveLength(groups.length);
    }),
  );
});
