import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderStatuses } from '#primitives/order-status.ts';
import { canChangeStatus } from '../order-states.ts';
import { bulkStatuses, refusalOf } from './bulk-step.ts';

test('a bulk step takes an order exactly where the same step for one order is possible', () => {
  fc.assert(
    fc.property(fc.constantFrom(...orderStatuses), fc.constantFrom(...bulkStatuses), (status, to) => {
      const refusal = refusalOf({ status, isProposalOpen: false }, to);
      expect(refusal === undefined).toBe(canChangeStatus(status, to, 'staff'));
    }),
  );
});

test.each([
  ['received', 'confirmed', undefined],
  ['received', 'out_for_delivery', undefined],
  ['confirmed', 'confirmed', 'already'],
  ['preparing', 'confirmed', 'further'],
  ['out_for_delivery', 'preparing', 'further'],
  ['delivered', 'out_for_delivery', 'delivered'],
  ['cancelled', 'confirmed', 'cancelled'],
] as const)('an order that is %s and shall be %s: %s', (status, to, refusal) => {
  expect(refusalOf({ status, isProposalOpen: false }, to)).toBe(refusal);
});

test('an order whose change waits for the buyer is prepared but not sent out', () => {
  expect(refusalOf({ status: 'confirmed', isProposalOpen: true }, 'preparing')).toBeUndefined();
  expect(refusalOf({ status: 'confirmed', isProposalOpen: true }, 'out_for_delivery')).toBe('proposal_waits');
});
