import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderActors, orderStatuses } from '#primitives/order-status.ts';
import { canChangeStatus, isSettled, orderSteps, possibleStatuses } from './order-states.ts';

const anyStatus = fc.constantFrom(...orderStatuses);
const anyActor = fc.constantFrom(...orderActors);

describe('the life of an order', () => {
  it('only moves forward, for staff and buyers', () => {
    fc.assert(
      fc.property(anyStatus, anyStatus, anyActor, (from, to, actor) => {
        fc.pre(to !== 'cancelled');
        if (canChangeStatus(from, to, actor)) {
          expect(orderSteps.indexOf(to)).toBeGreaterThan(orderSteps.indexOf(from));
        }
      }),
    );
  });

  it('ends: every way leads to delivered or cancelled, and from there nowhere', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), (choices) => {
        let status: (typeof orderStatuses)[number] = 'received';
        for (const choice of choices) {
          const next = possibleStatuses(status, 'staff');
          if (next.length === 0) break;
          status = next[choice % next.length] ?? status;
        }
        expect(isSettled(status)).toBe(['delivered', 'cancelled'].includes(status));
      }),
    );
  });

  it('refuses a repeat, so that a double click does nothing twice', () => {
    fc.assert(
      fc.property(anyStatus, anyActor, (status, actor) => {
        expect(canChangeStatus(status, status, actor)).toBe(false);
      }),
    );
  });

  it('can be ended by staff until it is delivered', () => {
    const cancellable = orderStatuses.filter((status) => canChangeStatus(status, 'cancelled', 'staff'));
    expect(cancellable).toEqual(['received', 'confirmed', 'preparing', 'out_for_delivery']);
  });

  it('can be cancelled by the buyer only until staff have confirmed it', () => {
    const possible = orderStatuses.flatMap((status) =>
      possibleStatuses(status, 'buyer').map((next) => [status, next]),
    );
    expect(possible).toEqual([['received', 'cancelled']]);
  });
});
