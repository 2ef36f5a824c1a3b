import { beforeAll, expect, test } from 'vitest';
import { outboxEmails } from '#database/schema/outbox.ts';
import type { ProductBody, ProductDraft } from '#domain/catalogue/products/product-body.ts';
import { listCatalogueAddresses } from '#domain/catalogue/products/slug-queries.server.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';
import { onDatabase } from '../../support/databases.ts';
import { orderOf } from '../../support/orders.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

type Product = ProductBody & { id: string; version: number };
interface StaffProduct extends Product {
  previewPath: string | null;
  successors: { id: string; status: string }[];
}

onDatabase('server', 'the status of a product', 'settings', (database) => {
  let staff: StaffCalls;

  beforeAll(async () => {
    staff = await staffCalls(database);
  });

  const create = (fields?: Partial<ProductDraft>) =>
    staff.write<Product>('POST', '/api/products', productDraft(fields));
  const change = ({ id, name, price, category, version }: Product, fields: Partial<ProductDraft>) =>
    staff.send<Product>('PUT', `/api/products/${id}`, { name, price, category, version, ...fields });
  const forStaff = async (id: string) =>
    (await staff.readForStaff<StaffProduct>(`/api/staff/products/${id}`)).data;
  const isListed = async ({ id, sku }: Product) =>
    (await staff.read<{ id: string }[]>(`/api/products?search=${sku}`)).some((found) => found.id === id);
  const inSitemap = async ({ slug }: Product) =>
    (await listCatalogueAddresses(database.db)).products.some((page) => page.slug === slug);
  const order = (product: Product) => staff.send('POST', '/api/send-order', orderOf(product, 1));
  const statusInCart = async ({ id }: Product) => {
    const lines = [{ productId: id, quantity: 1 }];
    const { data } = await staff.send<{ lines: { status: string }[] }>('POST', '/api/cart/price', { lines });
    return data.lines[0]?.status;
  };

  test('a draft is invisible to visitors and cannot be ordered, whatever they know of it', async () => {
    const draft = await create({ status: 'draft', leadTimeDays: 0 });
    expect(await isListed(draft)).toBe(false);
    expect(await inSitemap(draft)).toBe(false);
    for (const reference of [draft.id, draft.slug]) {
      expect(await staff.statusOf(`/api/products/${reference}`)).toBe(404);
    }
    expect(await order(draft)).toMatchObject({ status: 409, error: { code: 'order_changed' } });
    expect(await statusInCart(draft)).toBe('gone');
    const { meta } = await staff.readForStaff<unknown, { total: number }>(
      `/api/staff/products?search=${draft.sku}&status=draft`,
    );
    expect(meta.total).toBe(1);
  });

  test('a draft has a preview address, which ends when it is published', async () => {
    const draft = await create({ status: 'draft', leadTimeDays: 0 });
    const { previewPath } = await forStaff(draft.id);
    expect(previewPath).toMatch(new RegExp(`^/product/${draft.slug}\\?preview=[\\w-]{22}$`));
    const published = await change(draft, { status: 'live' });
    expect(published.status).toBe(200);
    expect(await forStaff(draft.id)).toMatchObject({ status: 'live', previewPath: null });
    expect(await isListed(draft)).toBe(true);
    expect((await order(published.data)).status).toBe(201);
    await change({ ...published.data, version: 3 }, { status: 'draft' });
    const again = await forStaff(draft.id);
    expect(again.previewPath).not.toBe(previewPath);
    // What only staff may know is in no public answer and in no history.
    const { data: history } = await staff.readForStaff(`/api/activity?entity=product&entityId=${draft.id}`);
    expect(JSON.stringify(history)).not.toContain(again.previewPath?.split('=')[1]);
  });

  test('a discontinued product has a page, is in no list and cannot be ordered', async () => {
    const successor = await create();
    const product = await create({ leadTimeDays: 0 });
    const { data, status } = await change(product, {
      status: 'discontinued',
      successorIds: [successor.id],
    });
    expect(status).toBe(200);
    expect(await isListed(product)).toBe(false);
    expect(await inSitemap(product)).toBe(false);
    expect(await staff.read(`/api/products/${product.slug}`)).toMatchObject({ status: 'discontinued' });
    expect(await order(data)).toMatchObject({ status: 409, error: { code: 'order_changed' } });
    expect(await statusInCart(product)).toBe('gone');
    expect((await forStaff(product.id)).successors).toMatchObject([{ id: successor.id, status: 'live' }]);
    expect(
      (
        await staff.send('POST', '/api/stock-alerts', {
          productId: product.id,
          email: 'a@example.qa',
          locale: 'en',
        })
      ).status,
    ).toBe(404);
  });

  test('successors are other products that exist', async () => {
    const product = await create();
    const refused = await change(product, {
      successorIds: [product.id, '00000000-0000-4000-8000-000000000000'],
    });
    expect(refused).toMatchObject({
      status: 400,
      error: { fields: [{ path: 'successorIds.0' }, { path: 'successorIds.1' }] },
    });
  });

  test('many are published at once, and whoever waited for one is told', async () => {
    const waiting = await create({ stock: 0 });
    await staff.send('POST', '/api/stock-alerts', {
      productId: waiting.id,
      email: 'waits@example.qa',
      locale: 'en',
    });
    const hidden = (await change(waiting, { status: 'draft', stock: 5 })).data;
    const emails = () => database.db.$count(outboxEmails);
    const before = await emails();
    const other = await create({ status: 'draft' });
    const { data: answer } = await staff.send<{ applied: boolean }>('POST', '/api/products/bulk', {
      products: [hidden, other].map(({ id, version }) => ({ id, version })),
      change: { kind: 'status', status: 'live' },
    });
    expect(answer.applied).toBe(true);
    expect(await isListed(other)).toBe(true);
    expect(await emails()).toBe(before + 1);
  });

  test('deleted products are listed and come back with the status that they had', async () => {
    const draft = await create({ status: 'draft', name: 'Forgotten desk' });
    await staff.write('DELETE', `/api/products/${draft.id}?version=${draft.version}`);
    const { data } = await staff.readForStaff<{ id: string; deletedBy: string }[]>(
      '/api/staff/deleted-products',
    );
    expect(data[0]).toMatchObject({
      id: draft.id,
      name: 'Forgotten desk',
      status: 'draft',
      deletedBy: 'admin',
    });
    await staff.write('POST', `/api/products/${draft.id}/restore`);
    expect(await forStaff(draft.id)).toMatchObject({ status: 'draft', deletedAt: null });
    expect(await staff.statusOf(`/api/products/${draft.id}`)).toBe(404);
  });
});
