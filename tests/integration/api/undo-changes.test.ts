import { beforeAll, expect, test } from 'vitest';
import type { ProductBody, ProductDraft } from '#domain/catalogue/products/product-body.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';
import { onDatabase } from '../../support/databases.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

type Product = ProductBody & { id: string; version: number };
interface Entry {
  id: string;
  action: string;
  entityId: string;
  together: number;
  isUndoable: boolean;
}
interface Undone {
  undone: number;
  refused: { id: string; reason: string; fields: string[] }[];
}

onDatabase('server', 'undoing a change of many products', 'settings', (database) => {
  let staff: StaffCalls;

  beforeAll(async () => {
    staff = await staffCalls(database);
  });

  const create = (fields?: Partial<ProductDraft>) =>
    staff.write<Product>('POST', '/api/products', productDraft(fields));
  const bulk = (of: readonly Product[], change: object) =>
    staff.send('POST', '/api/products/bulk', {
      products: of.map(({ id, version }) => ({ id, version })),
      change,
    });
  const read = async (id: string) => (await staff.readForStaff<Product>(`/api/staff/products/${id}`)).data;
  const newest = async () => (await staff.readForStaff<Entry[]>('/api/activity')).data[0];
  const undo = async (entry: Entry | undefined, preview = false) =>
    (await staff.send<Undone>('POST', `/api/activity/${entry?.id}/undo`, { preview })).data;

  test('is one entry that unfolds into what each product got', async () => {
    const products = [
      await create({ price: 100 }),
      await create({ price: 200 }),
      await create({ price: 300 }),
    ];
    await bulk(products, { kind: 'price-by-percent', percent: 10 });
    const entry = await newest();
    expect(entry).toMatchObject({ action: 'change-products', together: 3, isUndoable: true });
    const { data } = await staff.readForStaff<Entry[]>(`/api/activity?together=${entry?.id}`);
    expect(new Set(data.map(({ entityId }) => entityId))).toEqual(new Set(products.map(({ id }) => id)));
    // In the history of one product each change stands by itself.
    const own = await staff.readForStaff<Entry[]>(`/api/activity?entity=product&entityId=${products[0]?.id}`);
    expect(own.data.map(({ action }) => action)).toEqual(['change-products', 'create-product']);
  });

  test('gives back what was, leaves out what was changed since, and can itself be undone', async () => {
    const [one, other, gone] = [
      await create({ price: 100 }),
      await create({ price: 100 }),
      await create({ price: 100 }),
    ];
    await bulk([one, other, gone], { kind: 'set-price', price: 150 });
    const entry = await newest();
    const { name, category } = other;
    await staff.write('PUT', `/api/products/${other.id}`, { name, category, price: 175 });
    // Another field of a product may change meanwhile.
    await staff.write('PUT', `/api/products/${one.id}`, { name: 'Renamed desk', category, price: 150 });
    await staff.write('DELETE', `/api/products/${gone.id}`);

    const expected = {
      undone: 1,
      refused: expect.arrayContaining([
        expect.objectContaining({ id: other.id, reason: 'changed', fields: ['price'] }),
        expect.objectContaining({ id: gone.id, reason: 'gone' }),
      ]),
    };
    expect(await undo(entry, true)).toMatchObject(expected);
    expect(await read(one.id)).toMatchObject({ price: 150 });
    expect(await undo(entry)).toMatchObject(expected);
    expect(await read(one.id)).toMatchObject({ price: 100, name: 'Renamed desk' });
    expect(await read(other.id)).toMatchObject({ price: 175 });

    expect(await undo(await newest())).toMatchObject({ undone: 1, refused: [] });
    expect(await read(one.id)).toMatchObject({ price: 150 });
  });

  test('gives back places, addresses and codes, unless another product has them now', async () => {
    const [one, other] = [await create({ slug: 'undo-one' }), await create()];
    const file = `id,sku,slug,category,subcategory\n${one.id},UNDO-1,undo-changed,storage,\n${other.id},UNDO-2,,desks,\n`;
    const { data: checked } = await staff.upload<{ hash: string; checkedAt: string }>(
      '/api/product-sheet/check',
      file,
      'text/csv',
    );
    const { hash, checkedAt } = checked;
    await staff.upload(`/api/product-sheet?hash=${hash}&checkedAt=${checkedAt}`, file, 'text/csv');
    const entry = await newest();
    expect(entry).toMatchObject({ action: 'import-product', together: 2 });
    await create({ sku: other.sku });
    expect(await undo(entry)).toMatchObject({
      undone: 1,
      refused: [{ id: other.id, reason: 'taken', fields: ['sku'] }],
    });
    expect(await read(one.id)).toMatchObject({
      sku: one.sku,
      slug: 'undo-one',
      category: 'desks',
      subcategory: 'executive-desks',
    });
    expect(await staff.read('/api/products/undo-changed')).toMatchObject({ id: one.id });
  });

  test('is refused for what is no such change', async () => {
    await create();
    const entry = await newest();
    expect(entry).toMatchObject({ action: 'create-product', isUndoable: false, together: 1 });
    expect((await staff.send('POST', `/api/activity/${entry?.id}/undo`, {})).status).toBe(404);
  });
});
