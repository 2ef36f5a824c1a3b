import { beforeAll, expect, test } from 'vitest';
import type { ProductBody, ProductDraft } from '#domain/catalogue/products/product-body.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';
import { onDatabase } from '../../support/databases.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

type Product = ProductBody & { id: string; version: number };
interface Attribute {
  id: string;
  key: string;
  version: number;
  isBuiltIn: boolean;
  products: number;
  categories: string[];
  options: { key: string; products: number }[];
}
interface Category {
  id: string;
  slug: string;
  name: string;
  version: number;
  attributes: { key: string; isFilter: boolean }[];
}

const both = (en: string, ar: string) => ({ en, ar });
const option = (key: string, en: string, ar: string) => ({ key, name: both(en, ar), swatch: '#ffffff' });

onDatabase('server', 'attributes of products', 'settings', (database) => {
  let staff: StaffCalls;

  beforeAll(async () => {
    staff = await staffCalls(database);
  });

  let made = 0;
  /** A colour with a key of its own. */
  const createColour = () => {
    made += 1;
    return staff.write<Attribute>('POST', '/api/attributes', {
      key: `tone-${made}`,
      kind: 'options',
      name: both(`Tone ${made}`, `درجة ${made}`),
      options: [option('pearl', 'Pearl', 'لؤلؤي'), option('amber', 'Amber', 'كهرماني')],
    });
  };
  const createNumber = () => {
    made += 1;
    return staff.write<Attribute>('POST', '/api/attributes', {
      key: `reach-${made}`,
      kind: 'number',
      unit: 'mm',
      name: both(`Reach ${made}`, `المدى ${made}`),
    });
  };
  const create = (fields?: Partial<ProductDraft>) =>
    staff.write<Product>('POST', '/api/products', productDraft(fields));
  const stored = async (key: string) =>
    (await staff.readForStaff<Attribute[]>('/api/staff/attributes')).data.find((one) => one.key === key);
  const desks = async () =>
    (await staff.read<Category[]>('/api/categories')).find(({ slug }) => slug === 'desks') as Category;

  test('sizes and weight are built in, and cannot be changed or deleted', async () => {
    const width = (await stored('width')) as Attribute;
    expect(width.isBuiltIn).toBe(true);
    expect((await staff.send('DELETE', `/api/attributes/${width.id}`)).error.code).toBe('still_in_use');
    const renamed = await staff.send('PUT', `/api/attributes/${width.id}`, {
      name: both('Breadth', 'العرض'),
      unit: 'mm',
    });
    expect(renamed.error.code).toBe('still_in_use');
  });

  test('a product has values of the kind of each attribute, and says which one is wrong', async () => {
    const [colour, reach] = [await createColour(), await createNumber()];
    const product = await create({ attributes: { [colour.key]: ['amber', 'pearl'], [reach.key]: 420 } });
    expect(product.attributes).toEqual({ [colour.key]: ['pearl', 'amber'], [reach.key]: 420 });
    const refused = await staff.send(
      'POST',
      '/api/products',
      productDraft({ attributes: { [colour.key]: ['pink'], [reach.key]: 'far', nothing: 1 } }),
    );
    expect(refused.error.fields.map(({ path }) => path).toSorted()).toEqual(
      [`attributes.${colour.key}`, `attributes.${reach.key}`, 'attributes.nothing'].toSorted(),
    );
    expect(refused.error.fields.every(({ message }) => message !== '')).toBe(true);
  });

  test('cartons and assembly are written, copied with the product, brought back and undone with it', async () => {
    const service = await create({ name: 'Assembly visit' });
    const reach = await createNumber();
    const fields = {
      attributes: { [reach.key]: 700 },
      cartons: [{ width: 1250, depth: 650, height: 90, weightKg: 22.5, count: 2 }],
      assembly: { kind: 'service' as const, productId: service.id },
    };
    const product = await create(fields);
    expect(product).toMatchObject(fields);
    const copy = await staff.write<Product>('POST', `/api/products/${product.id}/duplicate`);
    expect(copy).toMatchObject(fields);

    await staff.write('DELETE', `/api/products/${copy.id}`);
    expect(await staff.write('POST', `/api/products/${copy.id}/restore`)).toMatchObject(fields);

    const self = { kind: 'self', minutes: 45 };
    await staff.write('PUT', `/api/products/${product.id}`, { ...product, assembly: self, cartons: [] });
    expect(await staff.read(`/api/products/${product.id}`)).toMatchObject({ assembly: self, cartons: [] });

    const unknown = await staff.send('POST', '/api/products', {
      ...productDraft(),
      assembly: { kind: 'service', productId: crypto.randomUUID() },
    });
    expect(unknown.error.fields[0]?.path).toBe('assembly.productId');
  });

  test('what products use cannot be deleted, not even by an option, and says how many', async () => {
    const colour = await createColour();
    await create({ attributes: { [colour.key]: ['pearl'] } });
    const used = (await stored(colour.key)) as Attribute;
    expect(used.products).toBe(1);
    expect(used.options.map(({ products }) => products)).toEqual([1, 0]);
    expect((await staff.send('DELETE', `/api/attributes/${colour.id}`)).error.code).toBe('still_in_use');
    const body = { name: both('Tone', 'درجة'), options: [option('amber', 'Amber', 'كهرماني')] };
    const refused = await staff.send('PUT', `/api/attributes/${colour.id}`, {
      ...body,
      version: colour.version,
    });
    expect(refused.error.code).toBe('still_in_use');
    const changed = await staff.write<Attribute>('PUT', `/api/attributes/${colour.id}`, {
      name: both('Shade', 'تدرّج'),
      options: [option('pearl', 'Pearl white', 'أبيض لؤلؤي')],
      version: colour.version,
    });
    expect(changed.version).toBe(colour.version + 1);
    const late = await staff.send('PUT', `/api/attributes/${colour.id}`, {
      ...body,
      version: colour.version,
    });
    expect(late.error.code).toBe('stale_version');

    const unused = await createColour();
    await staff.write('DELETE', `/api/attributes/${unused.id}`);
    expect(await stored(unused.key)).toBeUndefined();
  });

  test('keys, names and kinds are refused beside their fields', async () => {
    const refusedFields = async (fields: object) => {
      const body = { key: 'odd-one', kind: 'number', name: both('Odd one', 'غريب'), ...fields };
      const { error } = await staff.send('POST', '/api/attributes', body);
      return error.fields.map(({ path, code }) => `${path} ${code}`);
    };
    expect(await refusedFields({ key: 'width' })).toEqual(['key taken']);
    expect(await refusedFields({ key: 'sort' })).toEqual(['key taken']);
    expect(await refusedFields({ key: 'shelf-to' })).toEqual(['key taken']);
    expect(await refusedFields({ name: both('Width', 'العرض') })).toEqual(['name.en taken', 'name.ar taken']);
    expect(await refusedFields({ kind: 'options' })).toEqual(['options required']);
    expect(await refusedFields({ kind: 'yes-no', unit: 'mm' })).toEqual(['unit unknown_field']);
    expect(
      await refusedFields({ kind: 'option', options: [{ ...option('a', 'A', 'أ'), swatch: 'red' }] }),
    ).toEqual(['options.0.swatch invalid']);
  });

  test('a category has attributes in its order, and its lists are narrowed by its filters', async () => {
    const [colour, reach] = [await createColour(), await createNumber()];
    const category = await desks();
    const attributes = [
      { key: colour.key, isFilter: true },
      { key: 'width', isFilter: true },
      { key: reach.key, isFilter: false },
    ];
    const { name, version } = category;
    await staff.write('PUT', `/api/categories/${category.id}`, { name, version, attributes });
    expect((await desks()).attributes).toEqual(attributes);
    expect((await stored(colour.key))?.categories).toEqual(['desks']);

    const white = await create({
      attributes: { [colour.key]: ['pearl'] },
      dimensions: null,
      sku: 'NARROW-1',
    });
    const wide = { width: 1800, depth: 800, height: 740 };
    await create({ attributes: { [colour.key]: ['pearl', 'amber'] }, dimensions: wide, sku: 'NARROW-2' });
    const found = async (query: string) =>
      (await staff.read<{ sku: string }[]>(`/api/products?category=desks&attributes=${query}`)).map(
        ({ sku }) => sku,
      );
    expect((await found(`${colour.key}:pearl`)).toSorted()).toEqual(['NARROW-1', 'NARROW-2']);
    expect(await found(`${colour.key}:amber`)).toEqual(['NARROW-2']);
    expect(await found(`${colour.key}:pearl;width:1700..`)).toEqual(['NARROW-2']);
    expect(await staff.statusOf('/api/products?attributes=colour')).toBe(400);

    // A change of the product alone changes the list.
    await staff.write('PUT', `/api/products/${white.id}`, { ...white, attributes: {} });
    expect(await found(`${colour.key}:pearl`)).toEqual(['NARROW-2']);
  });

  test('attributes can be put in another order, and are listed for everyone', async () => {
    const before = (await staff.readForStaff<Attribute[]>('/api/staff/attributes')).data;
    const order = before.toReversed().map(({ id, version }) => ({ id, version }));
    await staff.write('PUT', '/api/attribute-order', { attributes: order });
    const after = await staff.read<Attribute[]>('/api/attributes');
    expect(after.map(({ key }) => key)).toEqual(before.toReversed().map(({ key }) => key));
    const short = await staff.send('PUT', '/api/attribute-order', { attributes: order.slice(1) });
    expect(short.error.code).toBe('invalid_input');
  });
});
