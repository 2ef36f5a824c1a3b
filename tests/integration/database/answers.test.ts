import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditLog } from '#database/schema/audit-log.ts';
import { holidays } from '#database/schema/delivery.ts';
import { testimonials } from '#database/schema/testimonials.ts';
import { eachDatabase } from '../../support/databases.ts';

eachDatabase('what the database answers', 'schema', (database) => {
  it('has the same types as from any PostgreSQL server', async () => {
    const { rows } = await database.pool.query(
      `SELECT timestamptz '2026-11-15 12:34:56.789+03' AS moment, bigint '9007199254740993' AS big,
              numeric '12.50' AS exact, jsonb '{"a": [1, "ب"], "b": null}' AS document, true AS flag,
              ARRAY['x', 'ي'] AS list, int4 '7' AS whole, 'نص'::text AS words, NULL AS nothing`,
    );
    expect(rows).toEqual([
      {
        moment: new Date('2026-11-15T09:34:56.789Z'),
        big: '9007199254740993',
        exact: '12.50',
        document: { a: [1, 'ب'], b: null },
        flag: true,
        list: ['x', 'ي'],
        whole: 7,
        words: 'نص',
        nothing: null,
      },
    ]);
  });

  it('comes back from tables as it was written', async () => {
    const moment = new Date('2026-11-15T09:34:56.789Z');
    await database.db.insert(auditLog).values({
      actor: 'admin',
      action: 'update-product',
      entity: 'product',
      entityId: '1',
      before: { name: 'كرسي', price: 1999 },
      after: null,
      createdAt: moment,
    });
    const [entry] = await database.db.select().from(auditLog);
    expect(entry).toMatchObject({
      id: 1,
      before: { name: 'كرسي', price: 1999 },
      after: null,
      createdAt: moment,
    });
    await database.db
      .insert(holidays)
      .values({ startsOn: '2026-12-18', days: 1, nameEn: 'National Day', nameAr: 'اليوم الوطني' });
    const [holiday] = await database.db.select().from(holidays);
    expect(holiday).toMatchObject({ startsOn: '2026-12-18', isEstimated: false });
  });

  it('never goes to another question, however many are asked at once', async () => {
    const questions = Array.from({ length: 400 }, (_, n) =>
      n % 10 === 9
        ? database.pool.query('SELECT 1 / ($1::int - $1::int)', [n]).then(
            () => 'an answer',
            (error: { code: string }) => error.code,
          )
        : database.db
            .execute<{ n: number; text: string }>(sql`select ${n}::int as n, repeat('x', ${n}) as text`)
            .then(({ rows: [row] }) => `${row?.n} ${row?.text.length}`),
    );
    const answers = await Promise.all(questions);
    expect(answers).toEqual(answers.map((_, n) => (n % 10 === 9 ? '22012' : `${n} ${n}`)));
  });

  it('may be large', async () => {
    const { rows } = await database.pool.query(
      `SELECT repeat('ك', 500) AS text FROM generate_series(1, 20000)`,
    );
    expect(rows).toHaveLength(20_000);
    expect(rows.every((row) => row.text.length === 500)).toBe(true);
    const long = 'س'.repeat(2_000_000);
    const [row] = await database.db
      .insert(testimonials)
      .values({ authorEn: 'long', textEn: long, rating: 1 })
      .returning();
    expect(row?.textEn).toBe(long);
  });

  it('follows a refused statement as if nothing had happened', async () => {
    for (const statement of ['SELECT 1 / 0', 'not SQL', 'SELECT * FROM no_such_table']) {
      await expect(database.pool.query(statement)).rejects.toThrow();
      await expect(database.pool.query(`${statement} -- $1`, [])).rejects.toThrow();
    }
    expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  it('does not carry settings or statements from one connection to the next', async () => {
    const { client, release } = await database.connectDedicated();
    await client.query(`SET application_name = 'left behind'`);
    await client.query(`CREATE TEMP TABLE left_behind (id int)`);
    await client.query(`PREPARE left_behind AS SELECT 1`);
    await release();
    const { rows } = await database.pool.query(
      `SELECT current_setting('application_name') AS name, to_regclass('left_behind') AS "table",
              (SELECT count(*)::int FROM pg_prepared_statements WHERE name = 'left_behind') AS statements`,
    );
    expect(rows).toEqual([{ name: expect.not.stringContaining('left'), table: null, statements: 0 }]);
  });

  it('folds and finds Arabic words', async () => {
    const { rows } = await database.pool.query(
      `SELECT word_similarity('كراسي', 'كراسي مكتب') AS same, unaccent('Éclair') AS plain,
              to_tsvector('arabic', 'كراسي المكتب') @@ to_tsquery('arabic', 'مكتب') AS found`,
    );
    expect(rows).toEqual([{ same: 1, plain: 'Eclair', found: true }]);
  });
});
