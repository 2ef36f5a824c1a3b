import { beforeAll, expect, test } from 'vitest';
import { seedAttributes } from '#database/seed/data/attributes.ts';
import { seedPackages } from '#database/seed/data/packages.ts';
import { seedFamilies } from '#database/seed/data/product-families.ts';
import { firstComplementRules } from '#domain/catalogue/complements/seed-complement-rules.server.ts';
import { onDatabase } from '../../support/databases.ts';
import { olderCatalogue } from '../../support/older-catalogue.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

type Names = readonly { readonly en: string }[];
type Offer = Record<'attributes' | 'families' | 'rules' | 'packages', Names> & { readonly products: number };
interface Product {
  readonly name: string;
  readonly family: string | null;
  readonly version: number;
  readonly attributes: object;
  readonly cartons: readonly object[];
  readonly assembly: object | null;
}

const path = '/api/staff/built-in-catalogue';
const desk = '/api/products/sadu-staff-desk-140-light-oak';
const renamed = 'lawh-monitor-arm-single-silver';

onDatabase('server', 'what a new shop has and an older one can add', 'catalogue', (database) => {
  let staff: StaffCalls;
  let seeded: Product;

  const offer = async () => (await staff.readForStaff<Offer>(path)).data;
  const add = (part: string) => staff.write<{ added: number }>('POST', path, { part });

  beforeAll(async () => {
    staff = await staffCalls(database);
    seeded = await staff.read<Product>(desk);
  });

  test('a new shop has nothing to add', async () => {
    expect(await offer()).toMatchObject({ attributes: [], families: [], rules: [], packages: [] });
  });

  test('a shop from before gets all of it, part by part, for products that are still the same', async () => {
    await database.pool.query(`
      ${olderCatalogue}
      update products set name_en = 'Something else' where slug = '${renamed}';
      update products set attributes = '{}', cartons = '[{"width":1,"depth":2,"height":3,"weightKg":4}]'
        where slug = 'sadu-staff-desk-140-light-oak';
    `);
    const before = await offer();
    expect(before.attributes).toHaveLength(seedAttributes.filter(({ key }) => key !== 'width').length);
    // They wait for the attributes that they name; added before these, nothing is.
    expect(before.families).toHaveLength(seedFamilies.length);
    expect((await staff.send('POST', path, { part: 'families' })).status).toBe(400);
    // One of its parts is another product now.
    expect(before.packages).toHaveLength(seedPackages.length - 1);

    expect((await add('attributes')).added).toBe(before.attributes.length);
    const filled = await staff.read<Product>(desk);
    expect(filled.attributes).toEqual(seeded.attributes);
    expect(filled.assembly).toEqual(seeded.assembly);
    expect(filled.cartons).toMatchObject([{ width: 1, depth: 2, height: 3, weightKg: 4 }]);
    expect(filled.version).toBe(seeded.version + 1);
    expect(await staff.read<Product>(`/api/products/${renamed}`)).toMatchObject({ attributes: {} });

    expect((await offer()).attributes).toEqual([]);
    await add('families');
    expect((await staff.read<Product>(desk)).family).toBe('sadu-staff-desk');
    expect((await add('rules')).added).toBe(firstComplementRules.length);
    expect((await add('packages')).added).toBe(seedPackages.length - 1);
    expect(await offer()).toMatchObject({ attributes: [], families: [], rules: [], packages: [] });

    // A repeat adds nothing.
    expect((await add('packages')).added).toBe(0);
    const log = await staff.readForStaff<{ action: string }[]>('/api/activity?entity=package');
    // What was added together is one entry.
    expect(log.data.map(({ action }) => action)).toEqual(['create-package']);
  });
});
