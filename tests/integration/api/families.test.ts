import { beforeAll, expect, test } from 'vitest';
import type { ProductBody, ProductDraft } from '#domain/catalogue/products/product-body.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';
import { onDatabase } from '../../support/databases.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

type Product = ProductBody & { id: string; version: number };
interface Family {
  id: string;
  key: string;
  version: number;
  optionKeys: string[];
  productIds: string[];
  members: { id: string; status: string; options: Record<string, number | string> }[];
  gaps: { missingCount: number; missing: object[]; lacking: object[]; equal: string[][] };
}

onDatabase('server', 'families of products', 'settings', (database) => {
  let staff: StaffCalls;

  beforeAll(async () => {
    staff = await staffCalls(database);
  });

  let made = 0;
  const sides = (width: number) => ({ width, depth: 700, height: 740 });
  const create = (fields?: Partial<ProductDraft>) =>
    staff.write<Product>('POST', '/api/products', productDraft(fields));
  const request = (fields: object = {}) => {
    made += 1;
    const name = { en: `Family ${made}`, ar: `عائلة ${made}` };
    return { key: `family-${made}`, name, optionKeys: ['width', 'depth'], ...fields };
  };
  const add = (fields?: object) => staff.write<Family>('POST', '/api/product-families', request(fields));
  const stored = async (key: string) =>
    (await staff.readForStaff<Family[]>('/api/staff/product-families')).data.find((one) => one.key === key);
  const familyOfProduct = async (id: string) =>
    (await staff.read<{ family: string | null }>(`/api/products/${id}`)).family;

  test('products are moved in and out, and the list says what is missing', async () => {
    const small = await create({ dimensions: sides(1200) });
    const large = await create({ dimensions: { ...sides(1600), depth: 800 } });
    const sizeless = await create({ dimensions: null, status: 'draft' });
    const family = await add({ addedProductIds: [small.id, large.id, sizeless.id] });
    expect(family.productIds).toHaveLength(3);
    expect(await familyOfProduct(small.id)).toBe(family.key);
    expect(await stored(family.key)).toMatchObject({
      members: [{ options: { width: 1200, depth: 700 } }, { options: { width: 1600 } }, { status: 'draft' }],
      gaps: {
        missingCount: 2,
        missing: [
          { width: 1200, depth: 800 },
          { width: 1600, depth: 700 },
        ],
        lacking: [{ productId: sizeless.id, keys: ['width', 'depth'] }],
        equal: [],
      },
    });

    const same = await create({ dimensions: sides(1200) });
    const { key: _key, ...fields } = request();
    const changed = await staff.write<Family>('PUT', `/api/product-families/${family.id}`, {
      ...fields,
      addedProductIds: [same.id],
      removedProductIds: [sizeless.id],
      version: family.version,
    });
    expect(changed).toMatchObject({ key: family.key, version: family.version + 1 });
    expect((await stored(family.key))?.productIds).not.toContain(sizeless.id);
    expect((await stored(family.key))?.gaps.equal).toEqual([[small.id, same.id]]);

    // Another family takes a member over.
    const other = await add({ addedProductIds: [large.id] });
    expect(await familyOfProduct(large.id)).toBe(other.key);
    expect((await stored(family.key))?.productIds).not.toContain(large.id);
  });

  test('a stale version, a taken key and what cannot be an option are refused', async () => {
    const family = await add();
    const { key, ...fields } = request();
    const path = `/api/product-families/${family.id}`;
    await staff.write('PUT', path, { ...fields, version: family.version });
    const stale = await staff.send('PUT', path, {
      ...fields,
      optionKeys: ['width'],
      version: family.version,
    });
    expect(stale.error.code).toBe('stale_version');
    const taken = await staff.send('POST', '/api/product-families', { ...request(), key: family.key });
    expect(taken.error.fields).toMatchObject([{ path: 'key', code: 'taken' }]);
    const wrong = await staff.send('POST', '/api/product-families', {
      ...request(),
      key,
      optionKeys: ['width', 'no-such-attribute'],
    });
    expect(wrong.error.fields).toMatchObject([{ path: 'optionKeys.1' }]);
    const unknown = await staff.send('POST', '/api/product-families', {
      ...request(),
      addedProductIds: ['00000000-0000-4000-8000-000000000000'],
    });
    expect(unknown.error.fields).toMatchObject([{ path: 'addedProductIds.0' }]);
  });

  test('a deleted family leaves its products, and the history has both', async () => {
    const product = await create();
    const family = await add({ addedProductIds: [product.id] });
    await staff.send('DELETE', `/api/product-families/${family.id}?version=${family.version}`);
    expect(await stored(family.key)).toBeUndefined();
    expect(await familyOfProduct(product.id)).toBeNull();
    const { rows } = await database.pool.query<{ action: string }>(
      'SELECT action FROM audit_log WHERE entity_id = ANY($1) ORDER BY created_at, action',
      [[family.id, product.id]],
    );
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['create-product-family', 'delete-product-family', 'update-product']),
    );
  });

  test('a product names its family, in the API and in the CSV; an unknown one is refused', async () => {
    const family = await add();
    const product = await create({ family: family.key });
    expect((await stored(family.key))?.productIds).toEqual([product.id]);
    const wrong = await staff.send('POST', '/api/products', productDraft({ family: 'no-such-family' }));
    expect(wrong.error.fields).toMatchObject([{ path: 'family', code: 'invalid' }]);
    const check = async (file: string) =>
      (
        await staff.upload<{ problems: object[]; rows: { changes: object[] }[] }>(
          '/api/product-sheet/check',
          file,
          'text/csv',
        )
      ).data;
    const emptied = await check(`sku,product_family\n${product.sku},`);
    expect(emptied.rows[0]?.changes).toEqual([{ column: 'product_family', before: family.key, after: '' }]);
    expect((await check(`sku,product_family\n${product.sku},no-such-family`)).problems).toMatchObject([
      { column: 'product_family', code: 'unknown_family' },
    ]);
  });
});
