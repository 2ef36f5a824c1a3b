import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { ProductBody, ProductDraft } from '#domain/catalogue/products/product-body.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';
import { onDatabase } from '../../support/databases.ts';
import { orderByBuyer } from '../../support/orders.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

type Product = ProductBody & { id: string; version: number };
interface Taken {
  applied: boolean;
  rows: { id: string; outcome: string; difference: number; stockNow: number; stockAfter: number }[];
}
interface ToCount {
  id: string;
  sku: string;
  stock: number;
  reserved: number;
}

onDatabase('server', 'a stock take', 'settings', (database) => {
  let staff: StaffCalls;
  let buyers = 0;

  beforeAll(async () => {
    staff = await staffCalls(database);
  });

  const create = (fields?: Partial<ProductDraft>) =>
    staff.write<Product>('POST', '/api/products', productDraft({ leadTimeDays: 0, ...fields }));
  const scan = async (code: string) =>
    (await staff.readForStaff<ToCount[]>(`/api/staff/stock-take?code=${code}`)).data[0];
  const take = (counts: object[], more: object = {}) =>
    staff.send<Taken>('POST', '/api/staff/stock-take', { key: randomUUID(), counts, ...more });
  const sell = async (product: Product) => {
    buyers += 1;
    const { status } = await staff.send('POST', '/api/send-order', orderByBuyer(product, buyers));
    expect(status).toBe(201);
  };

  test('lists a category by name, and finds a product by its code as a scanner sends it', async () => {
    const zebra = await create({ name: 'Zebra cabinet', category: 'storage', subcategory: null });
    const apple = await create({ name: 'Apple cabinet', category: 'storage', subcategory: null });
    const { data, meta } = await staff.readForStaff<ToCount[], { total: number }>(
      '/api/staff/stock-take?category=storage',
    );
    expect(data.map(({ id }) => id)).toEqual([apple.id, zebra.id]);
    expect(meta.total).toBe(2);
    expect(await scan(zebra.sku.toLowerCase())).toMatchObject({ id: zebra.id });
    expect(await scan('NO-SUCH')).toBeUndefined();
  });

  test('is previewed, then written at once, and sales meanwhile stay', async () => {
    const [one, other] = [await create({ stock: 10 }), await create({ stock: 4 })];
    await sell(one);
    // The piece of the open order is sold, but still on the shelf.
    expect(await scan(one.sku)).toMatchObject({ stock: 9, reserved: 1 });
    const counts = [
      { id: one.id, counted: 8, expected: 10 },
      { id: other.id, counted: 4, expected: 4 },
    ];
    expect((await take(counts, { preview: true })).data).toMatchObject({
      applied: false,
      rows: [
        { outcome: 'changed', difference: -2, stockNow: 9, stockAfter: 7 },
        { outcome: 'unchanged', difference: 0 },
      ],
    });
    await sell(one);
    const key = randomUUID();
    expect((await take(counts, { key })).data).toMatchObject({
      applied: true,
      rows: [{ stockNow: 8, stockAfter: 6 }, {}],
    });
    expect(await scan(one.sku)).toMatchObject({ stock: 6, reserved: 2 });
    // A repeated request, after a lost answer, writes nothing more; other counts under the key are refused.
    expect(await take(counts, { key })).toMatchObject({ status: 200, data: { applied: true, rows: [] } });
    expect(await scan(one.sku)).toMatchObject({ stock: 6 });
    expect(await take(counts.slice(1), { key })).toMatchObject({ error: { code: 'key_reused' } });
    const movements = await staff.readForStaff<{ reason: string; change: number }[]>(
      `/api/products/${one.id}/stock-movements`,
    );
    expect(movements.data[0]).toMatchObject({ reason: 'count', change: -2 });
  });

  test('is refused whole where a count cannot be', async () => {
    const [one, gone, sold] = [await create({ stock: 1 }), await create(), await create({ stock: 2 })];
    await staff.write('DELETE', `/api/products/${gone.id}`);
    await sell(sold);
    const { data } = await take([
      { id: one.id, counted: 5, expected: 1 },
      { id: gone.id, counted: 1, expected: 4 },
      { id: sold.id, counted: 0, expected: 2 },
    ]);
    expect(data.applied).toBe(false);
    expect(data.rows.map(({ outcome }) => outcome)).toEqual(['changed', 'gone', 'too_low']);
    expect(await scan(one.sku)).toMatchObject({ stock: 1 });
  });

  test('is one entry of the history, which can be undone though something was sold since', async () => {
    const [one, other] = [await create({ stock: 10 }), await create({ stock: 5 })];
    await take([
      { id: one.id, counted: 12, expected: 10 },
      { id: other.id, counted: 1, expected: 5 },
    ]);
    await sell(one);
    const { data } = await staff.readForStaff<{ id: string; action: string; together: number }[]>(
      '/api/activity?entity=product',
    );
    const [entry] = data;
    expect(entry).toMatchObject({ action: 'count-stock', together: 2, isUndoable: true });
    const undone = await staff.send('POST', `/api/activity/${entry?.id}/undo`, {});
    expect(undone.data).toMatchObject({ undone: 2, refused: [] });
    expect(await scan(one.sku)).toMatchObject({ stock: 9 });
    expect(await scan(other.sku)).toMatchObject({ stock: 5 });
  });
});
