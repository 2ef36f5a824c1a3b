import { describe, expect, it } from 'vitest';
import { cartAr } from '#i18n/messages/storefront/cart.ar.ts';
import { cartEn } from '#i18n/messages/storefront/cart.en.ts';
import { seededIndex } from '../../../../tests/support/seeded-index.ts';
import { firstComplementRules } from './seed-complement-rules.server.ts';

const rules = firstComplementRules.map((rule, number) => ({ ...rule, id: String(number), version: 1 }));
const index = seededIndex();
const count = (lines: Record<string, number>, given = rules) =>
  index.countSeats(
    given,
    Object.entries(lines).map(([productId, quantity]) => ({ productId, quantity })),
  );

describe('seats of a cart', () => {
  it('are compared with the places of benches, desks and tables', () => {
    const benches = { 'sadu-bench-6-person-140-white': 2, 'dhow-task-chair-black': 10 };
    expect(count(benches)).toEqual({ places: 12, seats: 10, fitting: 'task-chairs' });
    expect(count({ ...benches, 'sadu-staff-desk-140-light-oak': 3 })).toMatchObject({ places: 15 });
    expect(count({ ...benches, 'majlis-boardroom-table-480-walnut': 1 })).toEqual({
      places: 28,
      seats: 10,
      fitting: 'meeting-chairs',
    });
  });

  it('of other products are none, nor are their places', () => {
    expect(count({ 'noor-monitor-27-qhd-usb-c': 4, 'liwan-sofa-3-soft-beige': 1, gone: 2 })).toEqual({
      places: 0,
      seats: 0,
      fitting: null,
    });
  });

  it('count only by rules that are active and counted', () => {
    const bench = { 'sadu-bench-6-person-140-white': 1 };
    expect(
      count(
        bench,
        rules.map((rule) => ({ ...rule, isActive: false })),
      ).places,
    ).toBe(0);
    expect(
      count(
        bench,
        rules.map((rule) => ({ ...rule, isCounted: false })),
      ).places,
    ).toBe(0);
  });

  it('are said in both languages, with their plurals', () => {
    expect(cartEn.seats.text(12, 10)).toBe(
      'Your desks and tables have places for 12 people; there are 10 chairs in the cart.',
    );
    expect(cartEn.seats.text(1, 0)).toBe(
      'Your desks and tables have places for 1 person; there are no chairs in the cart.',
    );
    expect(cartAr.seats.text(12, 10)).toBe('تتسع مكاتبك وطاولاتك لـ 12 شخصًا، وفي السلة 10 كراسٍ.');
    expect(cartAr.seats.text(2, 1)).toBe('تتسع مكاتبك وطاولاتك لشخصين، وفي السلة كرسي واحد.');
    expect(cartAr.seats.text(100, 0)).toBe('تتسع مكاتبك وطاولاتك لـ 100 شخص، ولا كراسي في السلة.');
  });
});
