import { beforeAll, expect, test } from 'vitest';
import { productDraft } from '../../support/catalogue-bodies.ts';
import { onDatabase } from '../../support/databases.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

interface Tree {
  departments: { slug: string; name: { en: string; ar: string } }[];
  categories: {
    id: string;
    slug: string;
    department: string;
    version: number;
    products: number;
    subcategories: { slug: string; products: number }[];
  }[];
}

onDatabase('server', 'the tree of staff', 'settings', (database) => {
  let staff: StaffCalls;
  beforeAll(async () => {
    staff = await staffCalls(database);
  });

  const tree = () => staff.read<Tree>('/api/staff/categories');
  const furniture = async () =>
    (await tree()).categories.filter(({ department }) => department === 'furniture');
  const reorder = (categories: readonly { id: string; version: number }[]) =>
    staff.send('PUT', '/api/category-order', {
      department: 'furniture',
      categories: categories.map(({ id, version }) => ({ id, version })),
    });

  test('says how many products lie where; deleted ones do not count', async () => {
    await staff.write('POST', '/api/products', productDraft());
    const gone = await staff.write<{ id: string }>('POST', '/api/products', productDraft());
    await staff.write('DELETE', `/api/products/${gone.id}`);
    const { departments, categories } = await tree();
    expect(departments.map(({ slug }) => slug)).toContain('furniture');
    const desks = categories.find(({ slug }) => slug === 'desks');
    expect(desks?.products).toBe(1);
    expect(desks?.subcategories.find(({ slug }) => slug === 'executive-desks')?.products).toBe(1);
  });

  test('takes another order, which the shop shows, and leaves those that stay where they were', async () => {
    const before = await furniture();
    const [first, second, ...rest] = before;
    if (!first || !second) throw new Error('there are categories');
    expect((await reorder([second, first, ...rest])).status).toBe(200);
    const after = await furniture();
    expect(after.map(({ slug }) => slug)).toEqual([second, first, ...rest].map(({ slug }) => slug));
    expect(after.map(({ version }) => version)).toEqual([2, 2, ...rest.map(() => 1)]);
    const shop = await staff.read<{ slug: string }[]>('/api/categories');
    expect(shop.slice(0, after.length).map(({ slug }) => slug)).toEqual(after.map(({ slug }) => slug));
  });

  test('is not put into an order that was made from an older one', async () => {
    const before = await furniture();
    expect((await reorder(before.toReversed())).status).toBe(200);
    expect(await reorder(before)).toMatchObject({ status: 409, error: { code: 'stale_version' } });
    const now = await furniture();
    expect(await reorder(now.slice(1))).toMatchObject({
      status: 400,
      error: { fields: [{ path: 'categories' }] },
    });
    expect((await furniture()).map(({ id }) => id)).toEqual(now.map(({ id }) => id));
  });
});
