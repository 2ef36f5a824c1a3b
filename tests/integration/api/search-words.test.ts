import { beforeAll, expect, test } from 'vitest';
import type { SearchWords } from '#domain/catalogue/search/vocabulary/search-words.ts';
import { onDatabase } from '../../support/databases.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

onDatabase('server', 'the vocabulary of the search', 'catalogue', (database) => {
  let staff: StaffCalls;

  beforeAll(async () => {
    staff = await staffCalls(database);
  });

  const listed = async () => (await staff.readForStaff<SearchWords[]>('/api/staff/search-words')).data;
  const slugsFor = async (term: string) => {
    const found = await staff.read<{ slug: string }[]>(`/api/products/search/${encodeURIComponent(term)}`);
    return found.map(({ slug }) => slug);
  };

  test('a new shop has over 400 words, and browsers read the same ones', async () => {
    const lines = await listed();
    expect(lines.flatMap(({ words }) => words).length).toBeGreaterThan(400);
    const forBrowsers = await staff.read<object[]>('/api/search-words');
    expect(forBrowsers).toEqual(lines.map(({ places, words }) => ({ places, words })));
  });

  test('the next search finds by words that staff add, change and delete; a stale version is refused', async () => {
    expect(await slugsFor('qxzvkj')).toEqual([]);
    const added = await staff.write<SearchWords>('POST', '/api/search-words', {
      places: ['safes'],
      words: ['qxzvkj', 'money keeper'],
    });
    expect((await listed()).at(-1)).toEqual(added);
    expect(await slugsFor('qxzvkj')).toEqual(['khazna-fire-safe-keypad-62']);
    expect((await slugsFor('money keeper'))[0]).toBe('khazna-fire-safe-keypad-62');

    const path = `/api/search-words/${added.id}`;
    const changed = await staff.write<SearchWords>('PUT', path, {
      places: ['projectors'],
      words: ['qxzvkj'],
      version: added.version,
    });
    expect((await slugsFor('qxzvkj')).every((slug) => slug.includes('projector'))).toBe(true);
    const late = await staff.send('PUT', path, { places: [], words: ['x'], version: added.version });
    expect(late.error.code).toBe('stale_version');

    await staff.write('DELETE', `${path}?version=${changed.version}`);
    expect(await slugsFor('qxzvkj')).toEqual([]);
    const history = await staff.readForStaff<{ entity: string; kind: string }[]>('/api/activity');
    expect(history.data.filter(({ entity }) => entity === 'search-words').length).toBe(3);
  });

  test('phrases in the names of products are found when the index is built again', async () => {
    const before = await slugsFor('keypad fire');
    const added = await staff.write<SearchWords>('POST', '/api/search-words', {
      places: [],
      words: ['fire resistant safe', 'حارس الأموال'],
    });
    expect(before.length).toBeGreaterThan(0);
    await expect
      .poll(async () => (await slugsFor('حارس الأموال'))[0], { timeout: 10_000 })
      .toBe('khazna-fire-safe-keypad-62');
    await staff.write('DELETE', `/api/search-words/${added.id}?version=${added.version}`);
  });

  test('words without a letter, words twice and unknown categories are refused', async () => {
    const refused = async (body: object) => {
      const { error } = await staff.send('POST', '/api/search-words', body);
      return error.fields?.map(({ path }: { path: string }) => path);
    };
    expect(await refused({ places: [], words: [] })).toEqual(['words']);
    expect(await refused({ places: [], words: ['!!'] })).toEqual(['words.0']);
    expect(await refused({ places: [], words: ['safe', 'safe'] })).toEqual(['words']);
    expect(await refused({ places: ['no-such-place'], words: ['safe'] })).toEqual(['places.0']);
  });
});
