import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { cartPriceContract } from '#api/public/cart/cart-price.contract.ts';
import type { ProductDraft } from '#domain/catalogue/products/product-body.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';
import { onDatabase } from '../../support/databases.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

type Answer = z.output<typeof cartPriceContract.data>;

const unknownId = '00000000-0000-4000-8000-000000000000';

onDatabase('server', 'what a cart costs', 'settings', (database) => {
  let staff: StaffCalls;

  beforeAll(async () => {
    staff = await staffCalls(database);
  });

  const create = (fields: Partial<ProductDraft> = {}) =>
    staff.write<{ id: string; slug: string }>('POST', '/api/products', productDraft(fields));
  const ask = (body: unknown, language = 'en') =>
    staff.send<Answer>('POST', '/api/cart/price', body, { 'Accept-Language': language });
  const price = async (lines: [productId: string, quantity: number][], zone?: number) => {
    const { status, data } = await ask({
      lines: lines.map(([productId, quantity]) => ({ productId, quantity })),
      zone,
    });
    expect(status).toBe(200);
    return data;
  };

  test('each line has the product as it is now, in QAR and in both languages', async () => {
    const { id, slug } = await create({ sku: 'CART-1', price: 1499.5, stock: 4, leadTimeDays: 3 });
    const { lines, subtotal, total, delivery } = await price([[id, 3]]);
    expect(lines).toEqual([
      {
        productId: id,
        quantity: 3,
        status: 'available',
        available: 3,
        total: 4498.5,
        product: {
          id,
          slug,
          sku: 'CART-1',
          name: 'Writing desk',
          translations: { ar: { name: 'مكتب كتابة' } },
          price: 1499.5,
          isService: false,
          stock: 4,
          leadTimeDays: 3,
          picture: null,
        },
      },
    ]);
    expect({ subtotal, total, delivery }).toEqual({ subtotal: 4498.5, total: 4498.5, delivery: null });
  });

  test('short, sold out, deleted, unknown products and invalid ids are reported line by line', async () => {
    const { id: short } = await create({ price: 100, stock: 2 });
    const { id: soldOut } = await create({ stock: 0 });
    const { id: deleted } = await create();
    await staff.write('DELETE', `/api/products/${deleted}`);
    const { lines, subtotal } = await price([
      [short, 5],
      [soldOut, 1],
      [deleted, 1],
      [unknownId, 1],
      ['p0', 1],
      ["x' or 1=1", 1],
    ]);
    expect(lines.map(({ status, available }) => [status, available])).toEqual([
      ['short', 2],
      ['out_of_stock', 0],
      ['gone', 0],
      ['gone', 0],
      ['gone', 0],
      ['gone', 0],
    ]);
    expect(lines[2]?.product).toBeNull();
    expect(subtotal).toBe(200);
  });

  test('two lines of one product are one, and no lines cost nothing', async () => {
    const { id } = await create({ price: 19.99, stock: 10 });
    const twice = await price([
      [id, 1],
      [id, 2],
    ]);
    expect(twice.lines).toMatchObject([{ quantity: 3, total: 59.97 }]);
    expect(await price([])).toMatchObject({ lines: [], subtotal: 0, total: 0 });
  });

  describe('with a zone', () => {
    test('it names the earliest day, also for collecting, and the settings it went by', async () => {
      const { id } = await create({ price: 100, leadTimeDays: 0 });
      // The tests' clock stands on a Sunday at noon in Qatar.
      expect(await price([[id, 1]], 38)).toMatchObject({
        delivery: { zone: 38, isDelivered: true, fee: 0, missingToMinimum: 0, missingToFree: null },
        pickup: { isActive: true, day: '2026-11-15' },
        total: 100,
        deliverySettingsVersion: 1,
      });
      expect((await price([[id, 1]], 38)).delivery?.day).toMatch(/^2026-11-1[6-9]$/);
    });

    test('that does not exist it still prices the lines', async () => {
      const { id } = await create({ price: 100 });
      expect(await price([[id, 1]], 9999)).toMatchObject({ delivery: null, total: 100 });
    });

    test('fee, minimum and what is missing follow the settings of the moment', async () => {
      const { id } = await create({ price: 100, stock: 50 });
      const { settings } = await staff.read<{
        settings: { groups: object[]; id?: string; fallback: object };
      }>('/api/zone-delivery-settings');
      const { id: _id, ...body } = settings;
      await staff.write('POST', '/api/zone-delivery-settings', {
        ...body,
        groups: [],
        fallback: { ...body.fallback, fee: 45.5, freeFrom: 1000, minimumOrder: 250 },
      });
      expect(await price([[id, 2]], 38)).toMatchObject({
        subtotal: 200,
        delivery: { fee: 45.5, minimumOrder: 250, missingToMinimum: 50, missingToFree: 800 },
        total: 245.5,
        deliverySettingsVersion: 2,
      });
      expect(await price([[id, 10]], 38)).toMatchObject({
        delivery: { fee: 0, missingToMinimum: 0, missingToFree: null },
        total: 1000,
      });
      expect(await price([[unknownId, 1]], 38)).toMatchObject({ delivery: { fee: 0, day: null }, total: 0 });
    });
  });

  test.each([
    ['lines', 'required', {}],
    ['lines.0.quantity', 'too_small', { lines: [{ productId: 'a', quantity: 0 }] }],
    ['lines.0.quantity', 'too_big', { lines: [{ productId: 'a', quantity: 1000 }] }],
    ['lines.0.quantity', 'invalid', { lines: [{ productId: 'a', quantity: 1.5 }] }],
    ['lines.0.productId', 'required', { lines: [{ productId: '', quantity: 1 }] }],
    ['lines.0.price', 'unknown_field', { lines: [{ productId: 'a', quantity: 1, price: 1 }] }],
    ['lines', 'too_many', { lines: Array.from({ length: 101 }, () => ({ productId: 'a', quantity: 1 })) }],
    ['zone', 'invalid', { lines: [], zone: '38' }],
    ['zone', 'too_small', { lines: [], zone: 0 }],
  ])('refuses a wrong %s as %s, in the language of the caller', async (path, code, body) => {
    const { status, error } = await ask(body, 'ar');
    expect({ status, fields: error.fields }).toMatchObject({ status: 400, fields: [{ path, code }] });
    expect(error.fields[0]?.message).toMatch(/\p{Script=Arabic}/u);
  });
});
