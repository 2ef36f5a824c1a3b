import { beforeAll, expect, test } from 'vitest';
import { contentVersion } from '#database/schema/content-version.ts';
import { images } from '#database/schema/images.ts';
import type { BrandName } from '#domain/catalogue/brands/brand-name.ts';
import type { ProductBody, ProductDraft } from '#domain/catalogue/products/product-body.ts';
import { findProduct } from '#domain/catalogue/products/product-queries.server.ts';
import { categoryBody, productDraft, subcategoryBody } from '../../support/catalogue-bodies.ts';
import { onDatabase } from '../../support/databases.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

type Product = ProductBody & { id: string; version: number };
interface Item {
  kind: string;
  id: string;
  version: number;
  texts: { field: string; en: string; longest: number }[];
}

onDatabase('server', 'what is to be translated', 'settings', (database) => {
  let staff: StaffCalls;

  beforeAll(async () => {
    staff = await staffCalls(database);
  });

  const untranslated = {
    ar: {
      name: '',
      shortDescription: 'مكتب',
      description: 'مكتب.',
      specifications: [{ label: 'السطح', value: '' }],
    },
  };
  const create = (fields?: Partial<ProductDraft>) =>
    staff.write<Product>('POST', '/api/products', productDraft(fields));
  const list = async () => (await staff.readForStaff<Item[]>('/api/staff/translations')).data;
  const find = async (id: string) => (await list()).find((item) => item.id === id);
  const save = (item: Pick<Item, 'kind' | 'id' | 'version'>, texts: Record<string, string>) =>
    staff.send('POST', '/api/staff/translations', {
      kind: item.kind,
      id: item.id,
      version: item.version,
      texts: Object.entries(texts).map(([field, ar]) => ({ field, ar })),
    });

  test('is one list of products, categories, subcategories and pictures, and is filled in there', async () => {
    const product = await create({ translations: untranslated });
    const category = await staff.write<{ id: string; subcategories: { id: string }[] }>(
      'POST',
      '/api/categories',
      categoryBody('Lamps', {
        translations: { ar: { name: '', description: 'مصابيح' } },
        subcategories: [
          subcategoryBody('Floor lamps', { translations: { ar: { name: '', description: '' } } }),
        ],
      }),
    );
    const [picture] = await database.db
      .insert(images)
      .values({
        originalName: 'lamp.webp',
        size: 1,
        type: 'image/webp',
        category: 'products',
        relativePath: 'products/lamp.webp',
        width: 1,
        height: 1,
        contentHash: 'lamp',
        altEn: 'A lamp',
      })
      .returning();
    const part = `subcategories.${category.subcategories[0]?.id}.name`;
    const fieldsOf = async (id = '') => (await find(id))?.texts.map(({ field }) => field);
    expect(await fieldsOf(product.id)).toEqual(['name', 'specifications.0.value']);
    expect(await fieldsOf(category.id)).toEqual(['name', part]);
    expect(await fieldsOf(picture?.id)).toEqual(['alt']);

    const item = (await find(product.id)) as Item;
    expect((await save(item, { name: 'مكتب' })).status).toBe(200);
    expect(await fieldsOf(product.id)).toEqual(['specifications.0.value']);
    expect(await save(item, { 'specifications.0.value': 'بلوط' })).toMatchObject({
      error: { code: 'stale_version' },
    });
    expect((await save({ ...item, version: 2 }, { 'specifications.0.value': 'بلوط' })).status).toBe(200);
    expect(await find(product.id)).toBeUndefined();
    expect(await staff.read(`/api/products/${product.id}`)).toMatchObject({
      translations: { ar: { name: 'مكتب', specifications: [{ label: 'السطح', value: 'بلوط' }] } },
    });

    expect(
      (await save((await find(category.id)) as Item, { name: 'مصابيح', [part]: 'مصابيح أرضية' })).status,
    ).toBe(200);
    expect(await find(category.id)).toBeUndefined();
    expect((await save((await find(picture?.id ?? '')) as Item, { alt: 'مصباح' })).status).toBe(200);
    expect(await find(picture?.id ?? '')).toBeUndefined();
  });

  test('has brands once for all of their products, which show the name on Arabic pages at once', async () => {
    const brand = 'Al Reem & Co';
    const { slug } = await create({ brand });
    await create({ brand, sku: 'REEM-2' });
    const shown = async () => (await findProduct(database.db, slug))?.brandName;
    const item = (await find(brand)) as Item;
    expect((await list()).filter(({ id }) => id === brand)).toEqual([
      {
        kind: 'brand',
        id: brand,
        version: 1,
        name: brand,
        texts: [{ field: 'name', en: brand, longest: 60 }],
      },
    ]);
    expect(await save(item, { name: 'أ'.repeat(61) })).toMatchObject({ error: { code: 'invalid_input' } });
    const versionOf = async () => (await database.db.select().from(contentVersion))[0]?.version ?? 0;
    const before = await versionOf();
    expect((await save(item, { name: 'الريم' })).status).toBe(200);
    expect(await find(brand)).toBeUndefined();
    expect(await shown()).toEqual({ en: brand, ar: 'الريم' });
    expect(await versionOf(), 'cached pages are invalidated').toBeGreaterThan(before);
    expect(await save(item, { name: 'ريم' })).toMatchObject({ error: { code: 'stale_version' } });

    const named = (await staff.readForStaff<BrandName[]>('/api/staff/brand-names')).data;
    const stored = named.find(({ id }) => id === brand) as BrandName;
    expect(stored).toEqual({ id: brand, name: brand, translations: { ar: { name: 'الريم' } }, version: 2 });
    const change = { id: brand, translations: { ar: { name: 'شركة الريم' } }, version: 2 };
    expect(await staff.write('PUT', '/api/staff/brand-names', change)).toMatchObject({ version: 3 });
    expect(await shown()).toEqual({ en: brand, ar: 'شركة الريم' });
    expect(await staff.send('PUT', '/api/staff/brand-names', change)).toMatchObject({
      error: { code: 'stale_version', conflict: { version: 3 } },
    });
    expect(
      (await staff.send('PUT', '/api/staff/brand-names', { ...change, id: 'No such brand' })).status,
    ).toBe(404);
    expect(await staff.read(`/api/products/${slug}`), 'the API has the brand itself').toMatchObject({
      brand,
    });
    expect(await staff.read(`/api/products/${slug}`)).not.toHaveProperty('brandName');
    const log = await staff.readForStaff<{ action: string }[]>('/api/activity?entity=brand-name');
    expect(log.data).toHaveLength(2);
  });

  test('a text that is too long, or has Arabic already, is refused beside its field', async () => {
    const product = await create({ translations: untranslated });
    const item = (await find(product.id)) as Item;
    expect(
      await save(item, { 'specifications.0.value': 'أ'.repeat(161), description: 'مكتب' }),
    ).toMatchObject({
      status: 400,
      error: {
        fields: [
          { path: 'texts.0.ar', code: 'too_long' },
          { path: 'texts.1.ar', code: 'taken' },
        ],
      },
    });
  });

  test('a shop that requires Arabic refuses to publish what lacks it, by every way', async () => {
    const live = await create({ translations: untranslated });
    const settings = await staff.readForStaff<{ version: number }>('/api/staff/catalogue-settings');
    const { version } = settings.data;
    const requiring = { requiresArabic: true, version };
    expect((await staff.send('PUT', '/api/staff/catalogue-settings', requiring)).status).toBe(200);
    expect(await staff.send('PUT', '/api/staff/catalogue-settings', requiring)).toMatchObject({
      error: { code: 'stale_version' },
    });

    const refused = await staff.send('POST', '/api/products', productDraft({ translations: untranslated }));
    expect(refused.error.fields.map(({ path, code }) => [path, code])).toEqual([
      ['translations.ar.name', 'lacks_arabic'],
      ['translations.ar.specifications', 'lacks_arabic'],
    ]);
    const draft = await create({ translations: untranslated, status: 'draft' });
    const { name, price, category } = draft;
    expect(
      (await staff.send('PUT', `/api/products/${draft.id}`, { name, price, category, status: 'live' }))
        .status,
    ).toBe(400);
    const { data: bulk } = await staff.send<{ applied: boolean; rows: { outcome: string }[] }>(
      'POST',
      '/api/products/bulk',
      {
        products: [{ id: draft.id, version: draft.version }],
        change: { kind: 'status', status: 'live' },
      },
    );
    expect(bulk).toMatchObject({ applied: false, rows: [{ outcome: 'lacks_arabic' }] });
    const file = `sku,status\n${draft.sku},live\n`;
    const { data: checked } = await staff.upload<{ problems: { column: string; code: string }[] }>(
      '/api/product-sheet/check',
      file,
      'text/csv',
    );
    expect(checked.problems).toMatchObject([
      { column: 'name_ar', code: 'lacks_arabic' },
      { column: 'specifications_ar', code: 'lacks_arabic' },
    ]);
    // What was in the shop before can still be changed.
    expect((await staff.send('PUT', `/api/products/${live.id}`, { name, price: 5, category })).status).toBe(
      200,
    );
    await staff.write('PUT', '/api/staff/catalogue-settings', {
      requiresArabic: false,
      version: version + 1,
    });
    expect(
      (await staff.send('PUT', `/api/products/${draft.id}`, { name, price, category, status: 'live' }))
        .status,
    ).toBe(200);
  });
});
