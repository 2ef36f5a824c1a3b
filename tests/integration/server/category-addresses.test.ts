import { beforeAll, expect, test } from 'vitest';
import { openProductIndex } from '#domain/catalogue/product-index/catalogue-index.server.ts';
import type { SiteContentChange } from '#domain/site-content/site-content.ts';
import type { PageHandler } from '#storefront/page-services.ts';
import { openBuiltPages, pageRequestInfo } from '../../support/built-pages.ts';
import { categoryBody, subcategoryBody } from '../../support/catalogue-bodies.ts';
import { onDatabase } from '../../support/databases.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

interface Part {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly translations: { readonly ar: { readonly name: string; readonly description: string } };
}
interface Category extends Part {
  readonly department: string;
  readonly image: string | null;
  readonly imageId: string | null;
  readonly subcategories: readonly Part[];
  readonly version: number;
}

onDatabase('server', 'the address of a category', 'catalogue', (database) => {
  let staff: StaffCalls;
  let pages: PageHandler;

  beforeAll(async () => {
    staff = await staffCalls(database);
    pages = await openBuiltPages({
      db: database.db,
      productIndex: openProductIndex(database.db),
      cachedRead: (_name, read) => read(),
    });
  });

  const open = (path: string) => pages(new Request(`http://shop.test${path}`), pageRequestInfo);
  const textOf = async (path: string) => (await open(path)).text();
  /** The status, and where a redirect leads. */
  const answerOf = async (path: string) => {
    const { status, headers } = await open(path);
    return [status, headers.get('Location')].filter((part) => part !== null).join(' ');
  };
  const inArabic = (path: string) => `/ar${path}`;
  /** In both languages; one redirect must be enough. */
  const expectRedirect = async (from: string, to: string) => {
    expect(await answerOf(from), from).toBe(`301 ${to}`);
    expect(await answerOf(inArabic(from)), inArabic(from)).toBe(`301 ${inArabic(to)}`);
    expect(await answerOf(to), to).toBe('200');
  };

  const create = (name: string, parts: readonly string[] = []) =>
    staff.write<Category>('POST', '/api/categories', {
      ...categoryBody(name),
      subcategories: parts.map((part) => subcategoryBody(part)),
    });
  const change = ({ id, image: _image, ...category }: Category, fields: Partial<Category>) =>
    staff.write<Category>('PUT', `/api/categories/${id}`, { ...category, ...fields });
  const find = async (slug: string) => {
    const found = (await staff.read<Category[]>('/api/categories')).find((one) => one.slug === slug);
    if (!found) throw new Error(`no category ${slug}`);
    return found;
  };
  const renamed = <P extends Part>(part: P, slug: string, name: string, ar: string): P => ({
    ...part,
    slug,
    name,
    translations: { ar: { ...part.translations.ar, name: ar } },
  });

  test('takes its id, slug and names in any case, in each form', async () => {
    const desks = await find('desks');
    const part = desks.subcategories.find(({ slug }) => slug === 'executive-desks');
    const canonical = (path: string) => `rel="canonical" href="http://shop.test${path}"`;
    for (const reference of [desks.id, 'desks', 'DESKS', 'Desks', encodeURIComponent('المكاتب')]) {
      for (const path of [`/collection?category=${reference}`, `/category/${reference}`]) {
        const answer = await open(path);
        expect(answer.status, path).toBe(200);
        expect(await answer.text(), path).toContain(canonical('/category/desks'));
      }
      const narrowed = await textOf(`/products?category=${reference}`);
      expect(narrowed).toContain('8 products');
      expect(narrowed).toContain('href="/products?category=desks&amp;subcategory=executive-desks"');
    }
    expect(await textOf('/ar/category/DESKS')).toContain(canonical('/ar/category/desks'));
    for (const reference of [part?.id, 'Executive-desks', 'EXECUTIVE%20desks']) {
      const path = `/subcategory/${reference}`;
      expect(await textOf(path), path).toContain(canonical('/subcategory/executive-desks'));
      await expectRedirect(`/category/${reference}`, '/subcategory/executive-desks');
    }
    await expectRedirect('/subcategory/desks', '/category/desks');
  });

  test('has its description on the page and in the metadata, in both languages', async () => {
    const desks = await find('desks');
    const part = desks.subcategories.find(({ slug }) => slug === 'staff-desks');
    for (const [path, place] of [
      ['/category/desks', desks],
      ['/subcategory/staff-desks', part],
    ] as const) {
      const [english, arabic] = [await textOf(path), await textOf(inArabic(path))];
      for (const [html, text = expect.fail()] of [
        [english, place?.description],
        [arabic, place?.translations.ar.description],
      ] as const) {
        expect(html).toContain(`<meta name="description" content="${text}"/>`);
        expect(html).toContain(`>${text}</p>`);
      }
    }
  });

  test('that it had before a rename redirects to the current one, in each form and with its filters', async () => {
    const created = await create('Old lamps', ['Old floor lamps']);
    const [part] = created.subcategories;
    if (!part) throw new Error('it has a subcategory');
    const oldNames = [created, part].map(({ slug, name, translations }) =>
      [slug, name, name.toUpperCase(), translations.ar.name].map(encodeURIComponent),
    );
    await change(renamed(created, 'new-lamps', 'New lamps', 'مصابيح جديدة'), {
      subcategories: [renamed(part, 'new-floor-lamps', 'New floor lamps', 'مصابيح أرضية جديدة')],
    });
    const [ofCategory = [], ofPart = []] = oldNames;
    for (const old of ofCategory) {
      await expectRedirect(`/category/${old}`, '/category/new-lamps');
      await expectRedirect(`/collection?category=${old}`, '/category/new-lamps');
      await expectRedirect(`/collection?category=${old}&sort=newest`, '/category/new-lamps?sort=newest');
      await expectRedirect(`/category/${old}?sort=newest&page=2`, '/category/new-lamps?sort=newest&page=2');
      await expectRedirect(
        `/products?inStock=true&category=${old}`,
        '/products?inStock=true&category=new-lamps',
      );
    }
    for (const old of ofPart) {
      await expectRedirect(`/subcategory/${old}`, '/subcategory/new-floor-lamps');
      await expectRedirect(
        `/products?subcategory=${old}`,
        '/products?category=new-lamps&subcategory=new-floor-lamps',
      );
      await expectRedirect(
        `/category/old-lamps?subcategory=${old}`,
        '/category/new-lamps?subcategory=new-floor-lamps',
      );
    }
    expect(await answerOf(`/category/${created.id}`)).toBe('200');
    expect(await answerOf(`/subcategory/${part.id}`)).toBe('200');
  });

  test('of several renames leads to the last one in one redirect, and back again after another', async () => {
    const first = await create('Chain A');
    const second = await change(renamed(first, 'chain-b', 'Chain B', 'سلسلة ب'), {});
    const third = await change(renamed(second, 'chain-c', 'Chain C', 'سلسلة ج'), {});
    await expectRedirect('/category/chain-a', '/category/chain-c');
    await expectRedirect('/category/chain-b', '/category/chain-c');
    await change(renamed(third, 'chain-a', 'Chain A', 'سلسلة أ'), {});
    expect(await answerOf('/category/chain-a')).toBe('200');
    await expectRedirect('/category/chain-b', '/category/chain-a');
    await expectRedirect('/category/chain-c', '/category/chain-a');
  });

  test('never leads in a circle, when two categories or subcategories exchange their names', async () => {
    const one = await create('Swap one', ['Part one', 'Part two']);
    const two = await create('Swap two');
    const between = await change(renamed(one, 'swap-between', 'Swap between', 'تبديل'), {});
    await change(renamed(two, 'swap-one', 'Swap one', one.translations.ar.name), {});
    const [first, second] = between.subcategories;
    if (!first || !second) throw new Error('it has two subcategories');
    await change(renamed(between, 'swap-two', 'Swap two', two.translations.ar.name), {
      subcategories: [
        renamed(first, second.slug, second.name, second.translations.ar.name),
        renamed(second, first.slug, first.name, first.translations.ar.name),
      ],
    });
    for (const path of ['/category/swap-one', '/category/swap-two', '/subcategory/part-one']) {
      expect(await answerOf(path), path).toBe('200');
    }
    expect(await textOf('/category/swap-one')).toMatch(/<h1[^>]*>Swap one<\/h1>/);
    await expectRedirect('/category/swap-between', '/category/swap-two');
  });

  test('that a new category takes is the address of the new one', async () => {
    const created = await create('Taken over');
    await change(renamed(created, 'moved-on', 'Moved on', 'منتقلة'), {});
    await expectRedirect('/category/taken-over', '/category/moved-on');
    await create('Taken over');
    expect(await answerOf('/category/taken-over')).toBe('200');
    expect(await answerOf('/collection?category=taken%20OVER')).toBe('200');
  });

  test('of a deleted subcategory leads to its category, of a deleted category to the collection, until it comes back', async () => {
    const created = await create('Passing', ['Passing part', 'Staying part']);
    const [part, stays] = created.subcategories;
    if (!part || !stays) throw new Error('it has two subcategories');
    const withoutPart = await change(created, { subcategories: [stays] });
    for (const reference of [part.id, part.slug, 'Passing%20PART']) {
      await expectRedirect(`/subcategory/${reference}`, '/category/passing');
      await expectRedirect(`/products?subcategory=${reference}`, '/products?category=passing');
    }
    await change(renamed(withoutPart, 'passed', 'Passed', 'عابرة'), {});
    await expectRedirect('/subcategory/passing-part', '/category/passed');
    await staff.write('DELETE', `/api/categories/${created.id}`);
    for (const path of [
      '/category/passing',
      '/category/passed',
      `/category/${created.id}`,
      '/collection?category=Passed',
      `/subcategory/${stays.slug}`,
      '/subcategory/passing-part',
    ]) {
      await expectRedirect(path, '/collection');
    }
    await expectRedirect('/products?category=passed&inStock=true', '/products?inStock=true');
    await staff.write('POST', `/api/categories/${created.id}/restore`);
    expect(await answerOf('/category/passed')).toBe('200');
    expect(await answerOf(`/subcategory/${stays.slug}`)).toBe('200');
    await expectRedirect('/category/passing', '/category/passed');
    await expectRedirect('/subcategory/passing-part', '/category/passed');
  });

  test('that nothing ever had is not found, and the page says which category was requested', async () => {
    for (const path of [
      '/collection?category=Standing%20Lamps',
      '/ar/collection?category=Standing%20Lamps',
    ]) {
      const response = await open(path);
      expect(response.status, path).toBe(404);
      expect(await response.text(), path).toContain(`${path.split('?')[0]}?category=Standing Lamps<`);
    }
    expect(await answerOf('/category/standing-lamps')).toBe('404');
    expect(await answerOf('/subcategory/standing-lamps')).toBe('404');
  });

  test('of an empty category is not in the sitemap, and its page says so and leads on', async () => {
    const sitemap = await textOf('/sitemap.xml');
    expect(sitemap).toContain('<loc>http://shop.test/subcategory/tablets</loc>');
    for (const empty of ['/subcategory/macbooks', '/category/moved-on']) expect(sitemap).not.toContain(empty);
    const english = await textOf('/subcategory/macbooks');
    expect(english).toContain('No products in “MacBooks” at the moment');
    expect(english).toMatch(/href="\/category\/laptops"[^>]*>See everything in Laptops</);
    expect(english).toContain('<meta name="robots" content="noindex');
    expect(await textOf('/ar/subcategory/macbooks')).toContain('لا منتجات حاليًا في «أجهزة ماك بوك»');
    const category = await textOf('/category/moved-on');
    expect(category).toContain('No products in “Moved on” at the moment');
    expect(category).toMatch(/href="\/collection"[^>]*>Browse all categories</);
  });

  test('is followed by the links of the home page, articles, services and location pages after a rename', async () => {
    const meeting = await find('meeting');
    const desks = await find('desks');
    const chairs = await find('seating');
    const services = await find('service');
    // The slides need pictures, which the shop of this test does not have; its buttons follow the same rule.
    const address = '/api/site-content';
    const { data: stored } = await staff.readForStaff<SiteContentChange & { id: string }>(address);
    const { id: _id, ...content } = stored;
    const buttons = ['/subcategory/executive-desks', '/category/meeting'].map((link) => ({
      label: { en: 'Shop', ar: 'تسوّق' },
      link,
    }));
    await staff.write('PUT', address, { ...content, hero: { ...content.hero, slides: [], buttons } });
    await change(renamed(meeting, 'rooms', 'Rooms', 'غرف'), {});
    await change(renamed(chairs, 'chairs', 'All chairs', 'كل الكراسي'), {
      subcategories: chairs.subcategories.map((part) =>
        part.slug === 'ergonomic-chairs' ? renamed(part, 'mesh', 'Mesh', 'شبك') : part,
      ),
    });
    await change(renamed(services, 'help', 'Help', 'مساعدة'), {});
    const withoutExecutive = desks.subcategories.filter(({ slug }) => slug !== 'executive-desks');
    const { id, image: _image, ...body } = desks;
    await staff.write('PUT', `/api/categories/${id}?moveProductsTo=staff-desks`, {
      ...body,
      subcategories: withoutExecutive,
    });
    const home = await textOf('/');
    for (const path of ['/category/desks', '/category/rooms']) expect(home).toContain(`href="${path}"`);
    expect(home).not.toContain('/subcategory/executive-desks');
    const article = await textOf('/how-to-choose-an-office-chair');
    expect(article).toContain('href="/category/chairs"');
    expect(article).not.toContain('/category/seating');
    expect(await textOf('/services')).toContain('/product/ogulf-furniture-assembly-visit');
    expect(await textOf('/office-furniture-doha')).toMatch(/\/product\/[a-z-]+-chair/);
    const { data } = await staff.readForStaff<{ slug: string }[]>('/api/products?category=SEATING');
    expect(data.length).toBeGreaterThan(10);
  });
});
