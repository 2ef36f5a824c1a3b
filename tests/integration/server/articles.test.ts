import { setTimeout as wait } from 'node:timers/promises';
import { eq, isNotNull } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { watchContent } from '#database/content-version.ts';
import { articles } from '#database/schema/articles.ts';
import { openProductIndex } from '#domain/catalogue/product-index/catalogue-index.server.ts';
import type { ArticleBody } from '#domain/content/publishing/article-body.ts';
import { addMissingArticles, builtInCount } from '#domain/content/publishing/seed-articles.server.ts';
import { startPublishing } from '#server/publish-on-time.ts';
import type { PageHandler } from '#storefront/page-services.ts';
import { testNow } from '../../support/app.ts';
import { openBuiltPages, pageRequestInfo } from '../../support/built-pages.ts';
import { onDatabase } from '../../support/databases.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

type Article = ArticleBody & { id: string; version: number; isBuiltIn: boolean };
interface Entry {
  readonly id: string;
  readonly action: string;
  readonly isUndoable: boolean;
  readonly changes: { path: { field: string }[]; before: unknown; after: unknown }[];
}

const words = (title: string) => ({
  title,
  excerpt: `${title} in two sentences.`,
  body: [{ kind: 'paragraph' as const, text: [{ text: `The text of ${title}.` }] }],
  closing: '',
  seoTitle: '',
  seoDescription: '',
  keywords: [],
});
const nothing = { ...words(''), title: '', excerpt: '', body: [] };

let numbers = 0;
function bodyOf(fields: Partial<ArticleBody> = {}): ArticleBody {
  numbers += 1;
  return {
    slug: `written-article-${numbers}`,
    kind: 'care',
    writtenBy: 'showroom',
    categories: ['seating'],
    tags: [{ en: 'Summer', ar: 'الصيف' }],
    isFeatured: false,
    reviewedOn: null,
    cover: null,
    status: 'published',
    publishAt: null,
    ...words(`Written ${numbers}`),
    translations: { ar: words(`مكتوب ${numbers}`) },
    ...fields,
  };
}

onDatabase('server', 'articles of staff', 'catalogue', (database) => {
  let staff: StaffCalls;
  let pages: PageHandler;
  let now = testNow;

  beforeAll(async () => {
    staff = await staffCalls(database);
    pages = await openBuiltPages({
      db: database.db,
      productIndex: openProductIndex(database.db),
      cachedRead: (_name, read) => read(),
      now: () => now,
    });
  });
  beforeEach(() => {
    now = testNow;
  });

  const open = (path: string) => pages(new Request(`http://shop.test${path}`), pageRequestInfo);
  const textOf = async (path: string) => (await open(path)).text();
  const create = (fields: Partial<ArticleBody> = {}) =>
    staff.write<Article>('POST', '/api/staff/articles', bodyOf(fields));
  const change = ({ id, isBuiltIn: _, ...article }: Article, fields: Partial<ArticleBody>) =>
    staff.write<Article>('PUT', `/api/staff/articles/${id}`, { ...article, ...fields });
  const refusal = async (method: 'POST' | 'PUT', path: string, body: object) => {
    const { status, error } = await staff.send(method, path, body);
    return [status, ...(error?.fields ?? []).map((field) => `${field.path} ${field.code}`)];
  };
  const historyOf = (id: string) => staff.read<Entry[]>(`/api/activity?entity=article&entityId=${id}`);

  test('are found in the search of staff by their title in either language, drafts too, until they are deleted', async () => {
    const arabic = bodyOf().translations.ar;
    const { id } = await create({
      status: 'draft',
      publishAt: null,
      title: 'Quokka seating guide',
      translations: { ar: { ...arabic, title: 'دليل مقاعد الكوكا' } },
    });
    const find = async (search: string) => {
      const path = `/api/staff/search?${new URLSearchParams({ search })}`;
      return (await staff.read<{ articles: { id: string; status: string }[] }>(path)).articles;
    };
    for (const words of ['quokka', 'guide QUOKKA', 'مقاعد الكوكا', 'دليل كوكا'])
      expect(await find(words), words).toMatchObject([{ id, status: 'draft' }]);
    expect(await find('quokka%')).toEqual([]);
    await staff.write('DELETE', `/api/staff/articles/${id}`);
    expect(await find('quokka')).toEqual([]);
  });

  describe('the built-in ones', () => {
    test('are added to a shop that has none, and are never overwritten', async () => {
      const stored = () => database.db.select().from(articles).where(isNotNull(articles.builtInId));
      expect(await stored()).toHaveLength(builtInCount);
      const [edited, deleted, lost] = await stored();
      if (!edited || !deleted || !lost) throw new Error('the shop has no built-in articles');
      const read = await staff.read<Article>(`/api/staff/articles/${edited.id}`);
      await change(read, { title: 'Our own words' });
      await staff.write('DELETE', `/api/staff/articles/${deleted.id}`);
      await database.db.delete(articles).where(eq(articles.id, lost.id));
      await addMissingArticles(database.db);
      const after = await stored();
      expect(after).toHaveLength(builtInCount);
      expect(after.find(({ id }) => id === edited.id)?.titleEn).toBe('Our own words');
      expect(after.find(({ id }) => id === deleted.id)?.deletedAt).not.toBeNull();
      expect((await open(`/${deleted.slug}`)).status).toBe(404);
      expect((await open(`/${lost.slug}`)).status).toBe(200);
      const { id, titleEn: title } = deleted;
      const listed = async () => {
        const path = '/api/staff/deleted-articles';
        const all = await staff.read<{ id: string; title: string; deletedBy: string }[]>(path);
        return all.filter((article) => article.id === id);
      };
      expect(await listed()).toMatchObject([{ id, title, deletedBy: expect.stringMatching(/./) }]);
      await staff.send('POST', `/api/staff/articles/${deleted.id}/restore`);
      expect(await listed()).toEqual([]);
      expect((await open(`/${deleted.slug}`)).status).toBe(200);
    });

    test('are read as they were: contents, table, questions, closing words', async () => {
      const html = await textOf('/how-to-choose-an-office-chair');
      expect(html).toContain('id="article-questions"');
      expect(html).toContain('"@type":"FAQPage"');
      expect(html.match(/<h2 id="/g)?.length).toBeGreaterThan(3);
      expect(html).toContain('What to do next');
    });
  });

  test('one is written, read on its page, in lists, feed and sitemap, in both languages', async () => {
    const article = await create();
    const { slug } = article;
    expect(await textOf(`/${slug}`)).toContain(`The text of ${article.title}.`);
    expect(await textOf(`/ar/${slug}`)).toContain(`The text of ${article.translations.ar.title}.`);
    for (const path of ['/blog', '/blog?tag=summer', '/blog/rss.xml', '/sitemap.xml', '/llms.txt']) {
      expect(await textOf(path), path).toContain(slug);
    }
    expect(await textOf('/ar/blog?tag=summer')).toContain('الصيف');
  });

  test('one that is written in Arabic only is shown in Arabic on both pages', async () => {
    const { slug, translations } = await create({ ...nothing, translations: { ar: words('عربي') } });
    const html = await textOf(`/${slug}`);
    expect(html).toContain(translations.ar.title);
    expect(html).toContain('lang="ar" dir="rtl"');
  });

  test('a stale change is refused, and says what changed', async () => {
    const article = await create();
    const { id, isBuiltIn: _, ...sent } = article;
    await change(article, { title: 'Changed by a colleague' });
    const { status, error } = await staff.send('PUT', `/api/staff/articles/${id}`, {
      ...sent,
      excerpt: 'Mine.',
    });
    expect(status).toBe(409);
    expect(error).toMatchObject({ code: 'stale_version', conflict: { version: 2, changed: ['title'] } });
  });

  test('what cannot be is refused beside its field', async () => {
    const { slug } = await create();
    const refused = (fields: object) => refusal('POST', '/api/staff/articles', { ...bodyOf(), ...fields });
    expect(await refused({ slug })).toEqual([400, 'slug taken']);
    expect(await refused({ slug: 'our-story' })).toEqual([400, 'slug invalid']);
    expect(await refused({ slug: '', title: 'Desks' })).toEqual([400, 'slug required']);
    expect(await refused({ cover: '/images/articles/none-600.webp' })).toEqual([400, 'cover invalid']);
    expect(await refused({ ...nothing, translations: { ar: nothing } })).toEqual([
      400,
      'title required',
      'excerpt required',
      'body required',
    ]);
    const link = [{ kind: 'paragraph', text: [{ text: 'a', link: 'javascript:alert(1)' }] }];
    const [status, field] = await refused({ body: link });
    expect([status, String(field)]).toEqual([400, expect.stringMatching(/^body\.0/)]);
    const picture = { relativePath: 'articles/none.webp', width: 1, height: 1 };
    expect(await refused({ body: [{ kind: 'picture', picture, alt: '', caption: '' }] })).toEqual([
      400,
      'body invalid',
    ]);
  });

  test('a shop that requires Arabic does not publish what lacks it', async () => {
    const settings = await staff.read<{ version: number }>('/api/staff/catalogue-settings');
    const required = await staff.write<{ version: number }>('PUT', '/api/staff/catalogue-settings', {
      ...settings,
      requiresArabic: true,
    });
    const english = { translations: { ar: nothing } };
    const draft = await create({ ...english, status: 'draft' });
    const { id, isBuiltIn: _, ...sent } = draft;
    expect(await refusal('PUT', `/api/staff/articles/${id}`, { ...sent, status: 'published' })).toEqual([
      400,
      'translations.ar.title lacks_arabic',
      'translations.ar.excerpt lacks_arabic',
      'translations.ar.body lacks_arabic',
    ]);
    await staff.write('PUT', '/api/staff/catalogue-settings', { ...required, requiresArabic: false });
    const listed = await staff.read<{ id: string; lacksArabic: boolean }[]>(
      '/api/staff/articles?lacksArabic=true',
    );
    expect(listed.map((one) => one.id)).toContain(id);
    const lacking = await staff.read<{ id: string; kind: string }[]>('/api/staff/translations');
    expect(lacking).toContainEqual(expect.objectContaining({ id, kind: 'article' }));
  });

  test('a scheduled one appears at its time, a draft and an unpublished one not', async () => {
    const publishAt = new Date(testNow.getTime() + 60_000).toISOString();
    const article = await create({ publishAt });
    const { slug } = article;
    const scheduled = await staff.read<{ id: string }[]>('/api/staff/articles?state=scheduled');
    expect(scheduled.map(({ id }) => id)).toContain(article.id);
    expect((await open(`/${slug}`)).status).toBe(404);
    expect(await textOf('/blog')).not.toContain(slug);
    now = new Date(publishAt);
    expect((await open(`/${slug}`)).status).toBe(200);
    expect(await textOf('/blog')).toContain(slug);
    await change(article, { status: 'unpublished' });
    expect((await open(`/${slug}`)).status).toBe(404);
    expect((await open(`/${(await create({ status: 'draft' })).slug}`)).status).toBe(404);
  });

  test('cached pages of every server are invalidated when a scheduled one is due', async () => {
    const log = pino({ level: 'silent' });
    const content = await watchContent(database, log);
    const publishing = startPublishing({ db: database.db, content, log, now: () => now, everyMs: 20 });
    await create({ publishAt: new Date(testNow.getTime() + 60_000).toISOString() });
    await content.refresh();
    const { version } = content.current;
    await wait(200);
    expect(content.current.version).toBe(version);
    now = new Date(testNow.getTime() + 60_000);
    await expect.poll(() => content.current.version).toBeGreaterThan(version);
    await publishing.stop();
    await content.stop();
  });

  test('an address that is changed redirects, until another article takes it', async () => {
    const article = await create();
    const slug = `${article.slug}-new`;
    await change(article, { slug });
    for (const locale of ['', '/ar']) {
      const { status, headers } = await open(`${locale}/${article.slug}`);
      expect([status, headers.get('Location')]).toEqual([301, `${locale}/${slug}`]);
    }
    await create({ slug: article.slug });
    expect((await open(`/${article.slug}`)).status).toBe(200);
  });

  test('a change is in the history as its lines, and is undone where nothing has changed since', async () => {
    const article = await create();
    const body = [...article.body, { kind: 'paragraph' as const, text: [{ text: 'One more.' }] }];
    const changed = await change(article, { body, title: 'Another title' });
    const [entry] = await historyOf(article.id);
    expect(entry).toMatchObject({ action: 'update-article', isUndoable: true });
    expect(entry?.changes.find(({ path }) => path[0]?.field === 'body')).toMatchObject({
      before: [`The text of ${article.title}.`],
      after: [`The text of ${article.title}.`, 'One more.'],
    });
    await change(changed, { excerpt: 'Changed later.' });
    const undo = async (preview: boolean) =>
      (await staff.send('POST', `/api/activity/${entry?.id}/undo`, { preview })).data;
    expect(await undo(true)).toEqual({ undone: 1, refused: [] });
    expect(await undo(false)).toEqual({ undone: 1, refused: [] });
    expect(await staff.read(`/api/staff/articles/${article.id}`)).toMatchObject({
      title: article.title,
      body: article.body,
      excerpt: 'Changed later.',
    });
    expect(await undo(true)).toMatchObject({ undone: 0, refused: [{ reason: 'changed' }] });
  });

  test('a product in the text is shown with its price of now, and left out when it is not sold', async () => {
    const { rows } = await database.pool.query<{ id: string; slug: string }>(
      "select id, slug from products where status = 'live' order by slug limit 1",
    );
    const [product] = rows;
    if (!product) throw new Error('the shop has no products');
    const blocks = [...words('Text').body, { kind: 'product' as const, productId: product.id }];
    const { slug } = await create({ body: blocks, categories: [] });
    expect(await textOf(`/${slug}`)).toContain(`href="/product/${product.slug}"`);
    await database.pool.query("update products set status = 'discontinued' where id = $1", [product.id]);
    const html = await textOf(`/${slug}`);
    expect(html).toContain('The text of Text.');
    expect(html).not.toContain(`href="/product/${product.slug}"`);
  });

  test('a preview shows what is not saved, to those who have its address, for a week', async () => {
    const unsaved = { ...bodyOf({ status: 'draft', slug: '' }), ...words('Not saved') };
    const preview = await staff.write<{ en: string; ar: string }>(
      'POST',
      '/api/staff/article-previews',
      unsaved,
    );
    const response = await open(preview.en);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(await response.text()).toContain('The text of Not saved.');
    expect(await textOf(preview.ar)).toContain(unsaved.translations.ar.title);
    now = new Date(testNow.getTime() + 8 * 24 * 60 * 60 * 1000);
    expect((await open(preview.en)).status).toBe(404);
    expect((await open('/article-preview/guessed')).status).toBe(404);
  });
});
