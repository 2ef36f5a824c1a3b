import { asc, count, eq, isNull, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { auditLog } from '#database/schema/audit-log.ts';
import { categories, formerProductSlugs, products, subcategories } from '#database/schema/catalogue.ts';
import { eachDatabase, type TestDatabase } from '../../support/databases.ts';
import { forgetHistory } from '../../support/forget-history.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';
import { repetitions } from '../../support/thorough.ts';
import { commandArbitrary, firstCommands, runCommand } from './catalogue-commands.ts';
import { CatalogueModel } from './catalogue-model.ts';

eachDatabase('any sequence of changes to the catalogue', 'settings', (database) => {
  let staff: StaffCalls;

  beforeAll(async () => {
    staff = await staffCalls(database);
  });

  test('keeps what must always hold', { timeout: repetitions(60_000, 500_000) }, async () => {
    const commands = fc.array(commandArbitrary, { minLength: 12, maxLength: 16, size: 'max' });
    await fc.assert(
      fc.asyncProperty(commands, async (sequence) => {
        await forgetHistory(database.db);
        for (const table of [products, subcategories, categories]) await database.db.delete(table);
        const model = new CatalogueModel();
        for (const command of [...firstCommands, ...sequence]) await runCommand(command, model, staff);
        await expectTree(model, staff);
        await expectProducts(model, staff);
        await expectRows(model, database);
      }),
      {
        // The rules are the same code; on the embedded database some sequences show that its SQL is, too.
        numRuns: database.engine === 'server' ? repetitions(4, 60) : repetitions(1, 20),
        // A failure is told with the shortest sequence that was found by then, not swallowed by the test's own limit.
        interruptAfterTimeLimit: repetitions(40_000, 400_000),
      },
    );
  });
});

/** The tree is the model's: nothing is lost, nothing is left over, and every slug names one place. */
async function expectTree(model: CatalogueModel, staff: StaffCalls): Promise<void> {
  const tree =
    await staff.read<{ id: string; slug: string; name: string; version: number; subcategories: object[] }[]>(
      '/api/categories',
    );
  expect(tree.map(({ id, slug, name, version }) => ({ id, slug, name, version }))).toEqual(
    model.categories.map(({ id, slug, name, version }) => ({ id, slug, name, version })),
  );
  expect(tree.map((category) => category.subcategories)).toMatchObject(
    model.categories.map((category) => category.subcategories),
  );
  const slugs = model.places.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
}

/** Every product is where it was put, by every address it ever had; a deleted one by none. */
async function expectProducts(model: CatalogueModel, staff: StaffCalls): Promise<void> {
  for (const product of model.products) {
    const { id, sku, name, slug, version, category, subcategory } = product;
    for (const reference of [id, slug, ...product.formerSlugs]) {
      const path = `/api/products/${reference}`;
      if (product.isDeleted) {
        expect(await staff.statusOf(path)).toBe(404);
      } else {
        const place = { category: category.slug, subcategory: subcategory?.slug ?? null };
        expect(await staff.read(path)).toMatchObject({ id, sku, name, slug, version, ...place });
      }
    }
  }
}

async function expectRows(model: CatalogueModel, { db }: TestDatabase): Promise<void> {
  const current = await db.select({ slug: products.slug }).from(products);
  const former = await db.select({ slug: formerProductSlugs.slug }).from(formerProductSlugs);
  const everySlug = [...current, ...former].map(({ slug }) => slug);
  expect(new Set(everySlug).size).toBe(everySlug.length);
  expect(everySlug.toSorted()).toEqual(
    model.products.flatMap(({ slug, formerSlugs }) => [slug, ...formerSlugs]).toSorted(),
  );

  const counted = await db
    .select({ slug: categories.slug, count: count() })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(isNull(products.deletedAt))
    .groupBy(categories.slug)
    .orderBy(asc(categories.slug));
  const expected = Map.groupBy(model.shownProducts, ({ category }) => category.slug);
  expect(new Map(counted.map((row) => [row.slug, row.count]))).toEqual(
    new Map([...expected].map(([slug, inside]) => [slug, inside.length])),
  );

  const misplaced = await db
    .select({ id: products.id })
    .from(products)
    .leftJoin(subcategories, eq(subcategories.id, products.subcategoryId))
    .where(
      sql`${products.subcategoryId} is not null and ${subcategories.categoryId} is distinct from ${products.categoryId}`,
    );
  const orphans = await db
    .select({ id: subcategories.id })
    .from(subcategories)
    .leftJoin(categories, eq(categories.id, subcategories.categoryId))
    .where(isNull(categories.id));
  expect({ misplaced, orphans }).toEqual({ misplaced: [], orphans: [] });

  const versions = await db.select({ id: products.id, version: products.version }).from(products);
  expect(new Map(versions.map(({ id, version }) => [id, version]))).toEqual(
    new Map(model.products.map(({ id, version }) => [id, version])),
  );
  expect(await db.$count(auditLog)).toBe(model.changes);
}
