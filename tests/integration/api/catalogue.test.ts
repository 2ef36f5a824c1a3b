import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { formerProductSlugs, products } from '#database/schema/catalogue.ts';
import departments from '#database/seed/data/departments.json' with { type: 'json' };
import { seedProducts } from '#database/seed/data/products.ts';
import { firstTestimonials } from '#database/seed/data/testimonials.ts';
import { seedBody } from '#domain/catalogue/seed/seed-body.server.ts';
import { buildTestApp } from '../../support/app.ts';
import { onDatabase } from '../../support/databases.ts';

interface Answer<Data> {
  readonly success: boolean;
  readonly data: Data;
}

interface CategoryAnswer {
  readonly name: string;
  readonly subcategories: readonly { readonly name: string }[];
  readonly translations: { readonly ar: { readonly name: string } };
}

onDatabase('server', 'reading the catalogue', 'catalogue', (database) => {
  let app: ReturnType<typeof buildTestApp>;

  beforeAll(async () => {
    app = buildTestApp({ database });
  });

  async function read<Data>(path: string): Promise<Data> {
    const answer = await app.request(path);
    expect(answer.status).toBe(200);
    const { success, data } = (await answer.json()) as Answer<Data>;
    expect(success).toBe(true);
    return data;
  }

  // Specification 7.04
  test('categories come as the tree, in its order and in both languages', async () => {
    const categories = await read<CategoryAnswer[]>('/api/categories');
    const tree = departments.flatMap((department) => department.categories);
    expect(categories.map(({ name }) => name)).toEqual(tree.map(({ en }) => en));
    expect(categories.map(({ translations }) => translations.ar.name)).toEqual(tree.map(({ ar }) => ar));
    expect(categories.map(({ subcategories }) => subcategories.map(({ name }) => name))).toEqual(
      tree.map(({ subcategories }) => subcategories.map(({ en }) => en)),
    );
  });

  test('a product answers what was written, by its slug and by its id', async () => {
    const visit = await read<{ id: string; sku: string }>('/api/products/ogulf-furniture-assembly-visit');
    for (const seed of seedProducts.filter((_, index) => index % 20 === 0)) {
      const written = seedBody(seed, new Map([[visit.sku, visit.id]]));
      const bySlug = await read<{ id: string }>(`/api/products/${written.slug}`);
      expect(bySlug).toEqual({
        id: expect.any(String),
        images: [],
        imageIds: [],
        version: 1,
        ...written,
      });
      expect(await read(`/api/products/${bySlug.id}`)).toEqual(bySlug);
    }
  });

  test('a product is still found by a slug it had before', async () => {
    const [first] = seedProducts;
    const [row] = await database.db
      .select()
      .from(products)
      .where(eq(products.slug, first?.slug ?? ''));
    await database.db.insert(formerProductSlugs).values({ slug: 'an-older-name', productId: row?.id ?? '' });
    expect(await read('/api/products/an-older-name')).toMatchObject({ slug: first?.slug });
  });

  test('testimonials are those that are active', async () => {
    const shown = await read<{ text: string; translations: { ar: { text: string } } }[]>('/api/testimonials');
    const active = firstTestimonials.filter(({ isActive }) => isActive);
    expect(active.length).toBeGreaterThanOrEqual(12);
    expect(active.length).toBeLessThan(firstTestimonials.length);
    expect(shown.map(({ text, translations }) => ({ en: text, ar: translations.ar.text }))).toEqual(
      active.map(({ text }) => text),
    );
  });

  test('a conditional request gets 304 until the response changes', async () => {
    const first = await app.request('/api/categories');
    const etag = first.headers.get('ETag') ?? '';
    expect(etag).toMatch(/^W\/".+"$/);
    expect(first.headers.get('Cache-Control')).toBe('no-cache');
    const again = await app.request('/api/categories', { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    const other = await app.request('/api/testimonials', { headers: { 'If-None-Match': etag } });
    expect(other.status).toBe(200);
  });

  test('what does not exist is not found, in the language of the caller', async () => {
    const answer = await app.request('/api/products/no-such-product', {
      headers: { 'Accept-Language': 'ar' },
    });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({
      success: false,
      error: { code: 'not_found', message: expect.stringMatching(/\p{Script=Arabic}/u) },
    });
  });

  test('no reference, however odd, is an error of the shop', async () => {
    const odd = fc.oneof(
      fc.string({ minLength: 1, maxLength: 150, unit: 'binary' }),
      fc.constantFrom("' or 1=1 --", '%00', '..', '00000000-0000-0000-0000-000000000000', 'x'.repeat(10_000)),
    );
    await fc.assert(
      fc.asyncProperty(odd, async (reference) => {
        const answer = await app.request(`/api/products/${encodeURIComponent(reference.toWellFormed())}`);
        expect([301, 400, 404]).toContain(answer.status);
      }),
      { numRuns: 100 },
    );
  });
});
