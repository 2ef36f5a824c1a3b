import { beforeAll, expect, test } from 'vitest';
import { openProductIndex } from '#domain/catalogue/product-index/catalogue-index.server.ts';
import {
  addMissedSearches,
  mostTermsOfDay,
} from '#domain/catalogue/search/missed/missed-search-queries.server.ts';
import {
  deleteOldMissedSearches,
  listMissedSearches,
  openMissedSearches,
} from '#domain/catalogue/search/missed/missed-searches.server.ts';
import { onDatabase } from '../../support/databases.ts';

const today = new Date('2026-11-18T09:00:00Z');
const daysLater = (days: number) => new Date(today.getTime() + days * 24 * 60 * 60 * 1000);

onDatabase('server', 'searches that found nothing', 'catalogue', (database) => {
  let productIndex: ReturnType<typeof openProductIndex>;

  beforeAll(() => {
    productIndex = openProductIndex(database.db);
  });

  const listed = async (now = today) => listMissedSearches(database.db, await productIndex(), now);
  const count = async (now: Date, ...terms: readonly string[]) => {
    const searches = openMissedSearches({ db: database.db, now: () => now, log: { warn: () => {} } });
    for (const term of terms) searches.note(term);
    await searches.write();
  };

  test('are counted by what they mean and by day, without phone numbers and emails', async () => {
    await count(today, 'Qxzvkj', 'qxzvkj', 'wvkjqz', 'qxzvkj 55123456', 'wvkjqz@example.com');
    await count(daysLater(1), 'qxzvkj');
    expect(await listed(daysLater(1))).toEqual([
      { term: expect.stringMatching(/^qxzvkj$/i), count: 3, lastDay: '2026-11-19' },
      { term: 'wvkjqz', count: 1, lastDay: '2026-11-18' },
    ]);
  });

  test('are no longer listed when they find something', async () => {
    await count(today, 'office chair');
    expect((await listed()).map(({ term }) => term)).not.toContain('office chair');
  });

  test('are bounded: of a flood the terms of one write and of one day', async () => {
    const day = daysLater(10);
    await count(day, ...Array.from({ length: 300 }, (_, at) => `wvk${letters(at)}`));
    const inTable = async () => {
      const { rows } = await database.pool.query(
        `SELECT count(*)::int AS n FROM missed_searches WHERE day = $1`,
        ['2026-11-28'],
      );
      return rows[0].n;
    };
    expect(await inTable()).toBe(100);
    const flood = Array.from({ length: mostTermsOfDay + 50 }, (_, at) => ({
      folded: `zzq${letters(at)}`,
      typed: `zzq${letters(at)}`,
      count: 1,
    }));
    await addMissedSearches(database.db, '2026-11-28', flood);
    expect(await inTable()).toBe(mostTermsOfDay);
    // What was counted before still is.
    await count(day, `wvk${letters(0)}`, `wvk${letters(0)}`, 'not counted');
    expect(await inTable()).toBe(mostTermsOfDay);
    expect((await listed(day))[0]).toMatchObject({ count: 3 });
  });

  test('are deleted after 90 days', async () => {
    expect((await deleteOldMissedSearches(database.db, daysLater(200))).deleted).toBeGreaterThan(100);
    expect(await listed(daysLater(200))).toEqual([]);
  });
});

/** A number in letters: digits would make a code of the term. */
function letters(number: number): string {
  return [...String(number)].map((digit) => 'qwzxvkjbpf'[Number(digit)]).join('');
}
