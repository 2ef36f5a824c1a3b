import { beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '#database/schema/audit-log.ts';
import { contentVersion } from '#database/schema/content-version.ts';
import { images } from '#database/schema/images.ts';
import { firstSiteContent } from '#database/seed/data/site-content.ts';
import { openProductIndex } from '#domain/catalogue/product-index/catalogue-index.server.ts';
import type { SiteContentChange } from '#domain/site-content/site-content.ts';
import { cacheContent } from '#server/content-cache.ts';
import { buildTestApp } from '../../support/app.ts';
import { openBuiltPages } from '../../support/built-pages.ts';
import { onDatabase } from '../../support/databases.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

type Content = SiteContentChange & { id: string };

const address = '/api/site-content';
const picture = '/images/pages/0123456789abcdef-600.webp';
const text = (en: string, ar = en) => ({ en, ar });

onDatabase('server', 'the words and pictures of the shop', 'catalogue', (database) => {
  let staff: StaffCalls;
  let app: ReturnType<typeof buildTestApp>;
  const content = { current: { version: 1, isUnreachable: false } };

  beforeAll(async () => {
    const { db } = database;
    await db.insert(images).values({
      originalName: 'room.webp',
      size: 1000,
      type: 'image/webp',
      category: 'pages',
      relativePath: 'pages/0123456789abcdef.webp',
      width: 1920,
      height: 1080,
      contentHash: 'a'.repeat(64),
      altEn: 'A bright room',
      altAr: 'غرفة مضيئة',
    });
    const productIndex = openProductIndex(db);
    const pages = await openBuiltPages({ db, productIndex, cachedRead: cacheContent({ content }) });
    app = buildTestApp({ database, pages, productIndex });
    staff = await staffCalls(database);
    const { id: _id, ...first } = await read();
    // A shop that is seeded without pictures has none to show.
    const withPicture = <Part extends object>(part: Part) => ({ ...part, picture });
    await save({
      ...first,
      hero: { ...first.hero, slides: first.hero.slides.map(withPicture) },
      cities: { ...first.cities, cards: first.cities.cards.map(withPicture) },
    });
  });

  const read = async () => (await staff.readForStaff<Content>(address)).data;
  const current = async () => {
    const { id: _id, ...body } = await read();
    return body;
  };
  const save = (body: object) => staff.write<Content>('PUT', address, body);
  const shownAt = async (path: string) => {
    const [row] = await database.db.select().from(contentVersion);
    content.current = { version: row?.version ?? 0, isUnreachable: false };
    return (await app.request(path)).text();
  };
  const lastEntry = async () => {
    const query = new URLSearchParams({ entity: 'site-content' });
    return (
      await staff.read<{ id: string; action: string; isUndoable: boolean }[]>(`/api/activity?${query}`)
    )[0];
  };
  const undo = async (preview = false) =>
    staff.send<{ undone: number; refused: { id: string; reason: string; fields: string[] }[] }>(
      'POST',
      `/api/activity/${(await lastEntry())?.id}/undo`,
      { preview },
    );

  test('are at first those of a new shop', async () => {
    const { hero, stats, about } = await read();
    expect(hero.title).toEqual(firstSiteContent.hero.title);
    expect(stats).toEqual(firstSiteContent.stats);
    expect(about.points).toEqual(firstSiteContent.about.points);
    expect(await staff.statusOf(address)).toBe(401);
  });

  // Specification 9.05
  test('are on the next page that anyone opens, in both languages', async () => {
    const body = await current();
    const [first] = body.hero.slides;
    await save({
      ...body,
      announcement: {
        ...body.announcement,
        isShown: true,
        text: text('Closed on Sunday', 'مغلق يوم الأحد'),
        link: 'https://shop.test/ar/contact',
      },
      hero: {
        ...body.hero,
        title: text('A new heading', 'عنوان جديد'),
        slides: [{ ...first, label: text('See the room', 'شاهد الغرفة') }],
      },
      stats: {
        ...body.stats,
        figures: [
          ...body.stats.figures,
          { id: 'own', kind: 'own', isShown: true, figure: text('24 h'), label: text('to answer', 'للرد') },
        ],
      },
    });
    const english = await shownAt('/');
    expect(english).toMatch(/<a [^>]*href="\/contact"[^>]*>Closed on Sunday<\/a>/);
    expect(english).toMatch(/<h1[^>]*>A new heading<\/h1>/);
    expect(english.match(/A bright room/g)?.length).toBeGreaterThan(0);
    expect(english).toContain('See the room');
    expect(english).toContain('24 h');
    const arabic = await shownAt('/ar');
    expect(arabic).toMatch(/<a [^>]*href="\/ar\/contact"[^>]*>مغلق يوم الأحد<\/a>/);
    expect(arabic).toContain('عنوان جديد');
    expect(arabic).not.toContain('A new heading');
    expect(await shownAt('/about')).toContain('24 h');
    expect(await shownAt('/products')).toContain('Closed on Sunday');
  });

  test('an announcement is on pages on its days alone, in Qatar', async () => {
    const body = await current();
    const announced = (startsOn: string, endsOn: string) => ({
      ...body.announcement,
      isShown: true,
      text: text('Eid offer', 'عرض العيد'),
      startsOn,
      endsOn,
    });
    await save({ ...body, announcement: announced('2026-11-16', '2026-11-20') });
    expect(await shownAt('/cart')).not.toContain('Eid offer');
    await save({ ...(await current()), announcement: announced('2026-11-01', '2026-11-15') });
    expect(await shownAt('/cart')).toContain('Eid offer');
    await save({
      ...(await current()),
      announcement: { ...announced('2026-11-01', '2026-11-15'), isShown: false },
    });
    expect(await shownAt('/cart')).not.toContain('Eid offer');
  });

  test('a preview shows the unsaved on the real page, to who has its key, and never to others', async () => {
    const { version: _version, ...body } = await current();
    const { key } = await staff.write<{ key: string }>('POST', `${address}/preview`, {
      ...body,
      announcement: { ...body.announcement, isShown: true, text: text('Not yet'), startsOn: '2030-01-01' },
      hero: { ...body.hero, title: text('Only a draft', 'مسودة فقط') },
    });
    const response = await app.request(`/?draft=${key}`);
    const html = await response.text();
    expect(html).toContain('Only a draft');
    expect(html).toContain('Not yet');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(response.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'");
    expect(await shownAt(`/ar?draft=${key}`)).toContain('مسودة فقط');
    const plain = await app.request('/');
    expect(plain.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(await plain.text()).not.toContain('Only a draft');
    expect((await app.request('/?draft=guessed')).status).toBe(404);
    await database.pool.query(
      `update site_content_previews set created_at = created_at - interval '9 hours'`,
    );
    expect((await app.request(`/?draft=${key}`)).status).toBe(404);
  });

  describe('a change', () => {
    test('is refused with both states when a colleague saved first', async () => {
      const mine = await current();
      await save({ ...mine, about: { ...mine.about, title: text('Theirs') } });
      const { status, error } = await staff.send('PUT', address, {
        ...mine,
        hero: { ...mine.hero, title: text('Mine') },
      });
      expect(status).toBe(409);
      expect(error.conflict).toMatchObject({
        changed: ['about'],
        current: { about: { title: text('Theirs') } },
      });
    });

    test('of several at once is written once', async () => {
      const body = await current();
      const answers = await Promise.all(
        ['1', '2', '3'].map((en) =>
          staff.send('PUT', address, { ...body, hero: { ...body.hero, title: text(en) } }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    });

    test('needs pictures that are there and described; what it does not touch may lack them', async () => {
      const body = await current();
      const about = { ...body.about, picture: '/images/pages/fedcba-600.webp' };
      const { error } = await staff.send('PUT', address, { ...body, about });
      expect(error.fields).toMatchObject([{ path: 'about.picture', code: 'invalid' }]);
      await database.pool.query(`update images set alt_ar = '' where category = 'pages'`);
      const lacking = await staff.send('PUT', address, {
        ...body,
        hero: { ...body.hero, lead: text('Other', 'غيره') },
      });
      expect(lacking.error.fields).toMatchObject([{ path: 'hero.slides.0.picture', code: 'lacks_alt' }]);
      await save({ ...body, stats: { ...body.stats, isShown: false } });
      await database.pool.query(`update images set alt_ar = 'غرفة' where category = 'pages'`);
    });

    test('needs Arabic where the shop requires it', async () => {
      const body = await current();
      const hero = { ...body.hero, title: text('English alone', '') };
      const settings = await staff.read<{ version: number }>('/api/staff/catalogue-settings');
      await staff.write('PUT', '/api/staff/catalogue-settings', {
        requiresArabic: true,
        version: settings.version,
      });
      const { error } = await staff.send('PUT', address, { ...body, hero });
      expect(error.fields).toMatchObject([{ path: 'hero.title.ar', code: 'lacks_arabic' }]);
      await staff.write('PUT', '/api/staff/catalogue-settings', {
        requiresArabic: false,
        version: settings.version + 1,
      });
      await save({ ...body, hero });
      expect(await shownAt('/ar')).toMatch(/<h1[^>]*>English alone<\/h1>/);
      // It is in the list of what is to be translated, and filled in there.
      const [item] =
        await staff.read<{ kind: string; id: string; version: number; texts: object[] }[]>(
          '/api/staff/translations',
        );
      expect(item).toMatchObject({
        kind: 'site-content',
        texts: [{ field: 'hero.title', en: 'English alone' }],
      });
      const { id, version } = item ?? {};
      const texts = [{ field: 'hero.title', ar: 'بالعربية الآن' }];
      const filled = { kind: 'site-content', id, version, texts };
      expect((await staff.send('POST', '/api/staff/translations', filled)).error).toBeUndefined();
      expect(await shownAt('/ar')).toMatch(/<h1[^>]*>بالعربية الآن<\/h1>/);
    });

    test('is in the history, and undone there, also the undo', async () => {
      const before = await current();
      await save({ ...before, cities: { ...before.cities, isShown: false } });
      expect(await shownAt('/')).not.toContain('id="cities"');
      expect(await lastEntry()).toMatchObject({ action: 'save-site-content', isUndoable: true });
      expect((await undo(true)).data).toEqual({ undone: 1, refused: [] });
      expect((await undo()).data).toEqual({ undone: 1, refused: [] });
      expect((await current()).cities).toEqual(before.cities);
      expect(await shownAt('/')).toContain('id="cities"');
      expect(await lastEntry()).toMatchObject({ action: 'undo-site-content', isUndoable: true });
      await undo();
      expect((await current()).cities.isShown).toBe(false);
    });

    test('stays where a colleague wrote the same since', async () => {
      const before = await current();
      await save({ ...before, hero: { ...before.hero, title: text('First') } });
      const entry = await lastEntry();
      await save({ ...(await current()), hero: { ...before.hero, title: text('Second') } });
      const { data } = await staff.send<object>('POST', `/api/activity/${entry?.id}/undo`, {
        preview: false,
      });
      expect(data).toEqual({
        undone: 0,
        refused: [{ id: 'hero', name: null, reason: 'changed', fields: ['title'] }],
      });
      expect((await current()).hero.title).toEqual(text('Second'));
    });
  });

  test('a picture that the page shows cannot be deleted', async () => {
    const { data } = await staff.readForStaff<
      { id: string; relativePath: string; version: number; uses: object[] }[]
    >('/api/images?search=room.webp');
    const [room] = data;
    expect(room?.uses).toMatchObject([{ kind: 'page' }]);
    const { status } = await staff.send('DELETE', `/api/images/${room?.id}?version=${room?.version}`);
    expect(status).toBe(409);
  });

  test('a damaged section is not shown, and the others are', async () => {
    await database.pool.query(`update site_content set document = jsonb_set(document, '{hero}', '"broken"')`);
    await database.pool.query('update content_version set version = version + 1');
    const html = await shownAt('/');
    expect(html).toContain(`<h1`);
    expect(html).toContain('Theirs');
    expect((await read()).hero.slides).toEqual([]);
  });

  test('every change has an entry with both states', async () => {
    const entries = await database.db.select().from(auditLog);
    const own = entries.filter(({ entity }) => entity === 'site-content');
    expect(own.length).toBeGreaterThan(8);
    for (const { before, after } of own) expect([before, after]).not.toContain(null);
  });
});
