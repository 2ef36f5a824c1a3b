import { cp, readdir, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findDamage } from '#database/check-relations.ts';
import { openDatabase } from '#database/connect.ts';
import { DatabaseDamagedError } from '#database/database-start-error.ts';
import { consumeCleanEnd } from '#database/embedded/clean-end.ts';
import { createDatabase } from '../../support/databases.ts';
import { isThorough } from '../../support/thorough.ts';

describe('damage of a database file', () => {
  const relations = ['products', 'products_pkey', 'products_slug_unique'] as const;
  const files = new Map<string, { path: string; bytes: number }>();
  let undamaged: Awaited<ReturnType<typeof createDatabase>>;
  let database: Awaited<ReturnType<typeof createDatabase>>;

  beforeAll(async () => {
    undamaged = await createDatabase('embedded', 'catalogue');
    const open = await openDatabase(undamaged.settings);
    const connection = await open.connectDedicated();
    expect(await findDamage(connection)).toBeUndefined();
    await connection.release();
    for (const relation of relations) {
      const { rows } = await open.pool.query<{ path: string; bytes: number }>(
        'SELECT pg_relation_filepath($1) AS path, pg_relation_size($1)::int AS bytes',
        [relation],
      );
      if (rows[0]) files.set(relation, rows[0]);
    }
    await open.close();
  });
  afterAll(() => undamaged.remove());

  beforeEach(async () => {
    database = await createDatabase('embedded', 'nothing');
    await cp(undamaged.settings.dataDir, database.settings.dataDir, { recursive: true });
  });
  afterEach(() => database.remove());

  async function cutToHalf(relation: (typeof relations)[number]): Promise<void> {
    const file = files.get(relation);
    expect(file?.bytes).toBeGreaterThan(8192);
    await truncate(join(database.settings.dataDir, 'database', file?.path ?? ''), (file?.bytes ?? 0) / 2);
  }

  it.each(isThorough ? relations : relations.slice(-1))(
    'is noticed at the start where half of the file is missing: %s',
    async (relation) => {
      await cutToHalf(relation);
      const error = await openDatabase(database.settings).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(DatabaseDamagedError);
      expect((error as Error).message).toMatch(/is damaged: products\w* cannot be read whole \(.+\)$/);
      // Refused again, and not taken for a database that was closed in order.
      await expect(openDatabase(database.settings)).rejects.toThrow('is damaged');
    },
  );

  it('is looked for after an end that was not in order', async () => {
    await cutToHalf('products');
    const folder = join(database.settings.dataDir, 'database');
    expect(await readdir(folder)).toContain('closed-in-order.json');
    expect(consumeCleanEnd(folder)).toBe(false);
    expect(await readdir(folder)).not.toContain('closed-in-order.json');
    await expect(openDatabase(database.settings)).rejects.toThrow('is damaged');
  });

  it('is noticed where a primary key has lost a row', async () => {
    const open = await openDatabase(database.settings);
    // A row that is written while the index is marked as not ready is not entered in it.
    const mark = 'UPDATE pg_index SET indisready = $1 WHERE indexrelid = $2::regclass';
    await open.pool.query(mark, [false, 'testimonials_pkey']);
    await open.pool.query(
      "INSERT INTO testimonials (author_en, text_en, rating, position) VALUES ('A', 'A', 5, 99)",
    );
    await open.pool.query(mark, [true, 'testimonials_pkey']);
    const connection = await open.connectDedicated();
    const damage = await findDamage(connection);
    await connection.release();
    await open.close();
    expect(damage).toMatchObject({
      relation: 'testimonials',
      reason: expect.stringMatching(/^its primary key has/),
    });
  });
});
