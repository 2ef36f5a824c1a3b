import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#database/connect.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { listMigrations } from '#database/migration-journal.ts';
import { seedBrandNames } from '#database/seed/data/brand-names.ts';
import { firstShopProfile } from '#database/seed/data/shop-profile.ts';
import { firstSiteContent } from '#database/seed/data/site-content.ts';
import { applyMigrations } from '#database/transfer/apply-migrations.ts';
import { mapPictures } from '#domain/site-content/site-content.ts';
import { createDatabase } from '../../support/databases.ts';
import { enginesOfSlowSuite } from '../../support/thorough.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
});

async function openEmpty(engine: OpenDatabase['engine'], processes = 1): Promise<OpenDatabase[]> {
  const { settings, remove } = await createDatabase(engine, 'nothing');
  cleanups.push(remove);
  const opened = await Promise.all(Array.from({ length: processes }, () => openDatabase(settings)));
  cleanups.push(() => Promise.all(opened.map((open) => open.close())));
  return opened;
}

async function countTables({ pool }: OpenDatabase): Promise<number> {
  const { rows } = await pool.query(`SELECT count(*)::int AS n FROM pg_tables WHERE schemaname = 'public'`);
  return rows[0].n;
}

async function appliedMigrations({ pool }: OpenDatabase): Promise<number> {
  const { rows } = await pool.query('SELECT count(*)::int AS n FROM drizzle.__drizzle_migrations');
  return rows[0].n;
}

const migrationFiles = (await readdir('src/database/migrations')).filter((name) => name.endsWith('.sql'));
/** The place of the last migration before the words of the home page became data. */
const beforeSiteContent = migrationFiles.sort().findIndex((name) => name.endsWith('_site_content.sql')) - 1;

// An empty embedded database is also brought up to date by `prepared-database.test.ts`.
describe.each(enginesOfSlowSuite)('migrations (%s database)', (engine) => {
  it('bring an empty database up to date, and do nothing to one that is', async () => {
    const [open] = await openEmpty(engine);
    if (!open) throw new Error('not opened');
    expect(await countTables(open)).toBe(0);
    await migrateDatabase(open);
    const tables = await countTables(open);
    expect(tables).toBeGreaterThan(25);
    await migrateDatabase(open);
    expect(await countTables(open)).toBe(tables);
    expect(await appliedMigrations(open)).toBe(migrationFiles.length);
  });
});

describe('migrations', () => {
  it('run once when several processes start at the same time on one server', async () => {
    const processes = await openEmpty('server', 5);
    await Promise.all(processes.map((open) => migrateDatabase(open)));
    const [open] = processes;
    expect(open && (await appliedMigrations(open))).toBe(migrationFiles.length);
  });

  it('give the profile of an older shop the figures, limits and periods that were constants and the words of the search, and its own name stays', async () => {
    const [open] = await openEmpty('server');
    if (!open) throw new Error('not opened');
    const { client, release } = await open.connectDedicated();
    await applyMigrations(client, listMigrations()[1]);
    const name = { en: 'Pearl Desks', ar: 'مكاتب اللؤلؤ' };
    await client.query('INSERT INTO shop_profile (document) VALUES ($1)', [{ name }]);
    await release();
    await migrateDatabase(open);
    const { rows } = await open.pool.query('SELECT document FROM shop_profile');
    const { stats, orderLimits, returnPolicy, creditTermDays } = firstShopProfile;
    expect(rows).toEqual([{ document: { name, stats, orderLimits, returnPolicy, creditTermDays } }]);
    // What the search knew from its code is now data of the shop.
    const { rows: words } = await open.pool.query(
      `SELECT places, (SELECT count(*)::int FROM search_words, jsonb_array_elements(words)) AS all FROM search_words WHERE words ? 'تجوري'`,
    );
    expect(words).toEqual([{ places: ['safes'], all: expect.toSatisfy((all: number) => all > 400) }]);
  });

  it('give an existing shop the words of a new one, with the pictures and for the brands that it has, and an empty database none', async () => {
    const [open, empty] = [...(await openEmpty('server')), ...(await openEmpty('server'))];
    if (!open || !empty) throw new Error('not opened');
    const { client, release } = await open.connectDedicated();
    await applyMigrations(client, listMigrations()[beforeSiteContent]);
    await client.query(`INSERT INTO shop_profile (document) VALUES ('{}')`);
    await client.query(
      `INSERT INTO images (original_name, size, type, category, relative_path, width, height, content_hash)
       VALUES ('hero-open-office.webp', 1, 'image/webp', 'scenes', 'scenes/open.webp', 1, 1, 'hash')`,
    );
    await client.query(
      `WITH department AS (INSERT INTO departments (slug, name_en, name_ar) VALUES ('all', 'All', 'الكل') RETURNING id),
       category AS (INSERT INTO categories (department_id, slug, name_en, name_ar) SELECT id, 'all', 'All', 'الكل' FROM department RETURNING id)
       INSERT INTO products (slug, sku, brand, name_en, category_id, price)
       SELECT lower(brand), brand, brand, brand, category.id, 100 FROM category, unnest($1::text[]) AS brand`,
      [['Acme', 'Majlis', 'Sadu']],
    );
    await release();
    await migrateDatabase(open);
    const { rows: brands } = await open.pool.query('SELECT brand, name_ar FROM brand_names ORDER BY brand');
    expect(brands).toEqual(['Majlis', 'Sadu'].map((brand) => ({ brand, name_ar: seedBrandNames[brand] })));
    const { rows } = await open.pool.query('SELECT document, version FROM site_content');
    const document = mapPictures(firstSiteContent, (file) =>
      file === 'hero-open-office.webp' ? 'scenes/open.webp' : null,
    );
    expect(rows).toEqual([{ document, version: 1 }]);
    await migrateDatabase(empty);
    expect((await empty.pool.query('SELECT FROM site_content')).rowCount).toBe(0);
  });

  it('match the schema: drizzle-kit generate finds nothing to change', async () => {
    const copy = await mkdtemp(join(tmpdir(), 'shop-migrations-'));
    cleanups.push(() => rm(copy, { recursive: true, force: true }));
    const kit = (...args: string[]) =>
      promisify(execFile)('node_modules/.bin/drizzle-kit', [
        ...args,
        '--dialect',
        'postgresql',
        // drizzle-kit treats every path as relative.
        '--out',
        relative('.', copy),
      ]);
    await cp('src/database/migrations', copy, { recursive: true });
    await kit('check');
    await kit(
      'generate',
      '--schema',
      'src/database/schema/*.ts',
      '--casing',
      'snake_case',
      '--name',
      'difference',
    );
    expect((await readdir(copy)).filter((name) => name.endsWith('.sql'))).toEqual(migrationFiles);
  });
});
