import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { articleDocumentSchema } from '#domain/content/publishing/article-document.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import { LanguageProvider } from '#i18n/messages-context.tsx';
import { anyDocument } from '../../../../tests/support/any-document.ts';
import { articlesOfNewShop } from '../../../../tests/support/articles.ts';
import { repetitions } from '../../../../tests/support/thorough.ts';
import { articleView } from '../article-view.ts';
import { ArticleBlocks } from './article-blocks.tsx';

const [article] = articlesOfNewShop();
if (!article) throw new Error('there are no articles');
const product = {
  id: '0f3a5c0f-3a5c-4f3a-8c0f-3a5c0f3a5c0f',
  slug: 'a-desk',
  brand: '<b>Brand</b>',
  name: '"><script>alert(1)</script>',
  price: 10_000,
  stock: 3,
  isService: false,
  picture: null,
  leadTimeDays: 0,
  dimensions: null,
  swatches: [],
  familyLine: null,
};

function htmlOf(body: Parameters<typeof articleView>[1]['body']): string {
  const { blocks } = articleView(
    article as NonNullable<typeof article>,
    { body, closing: '' },
    [product],
    'en',
  );
  const router = createMemoryRouter([{ path: '/', element: <ArticleBlocks blocks={blocks} locale="en" /> }]);
  return renderToStaticMarkup(
    <LanguageProvider locale="en" messages={en}>
      <RouterProvider router={router} />
    </LanguageProvider>,
  );
}

describe('a text that passes the check of the server', () => {
  it('renders without script, event attribute, style or a link that runs something', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        expect(articleDocumentSchema.safeParse(document).error).toBeUndefined();
        const tags = htmlOf(document).match(/<[^>]*>/g) ?? [];
        for (const tag of tags) {
          expect(tag).not.toMatch(/^<\/?(script|style|iframe|object|embed|svg|form|base|meta|link)\b/i);
          const attributes = tag.replaceAll(/"[^"]*"/g, '""');
          expect(attributes).not.toMatch(/\s(on\w+|style|srcdoc|formaction)=/i);
          for (const [, target = ''] of tag.matchAll(/\s(?:href|src)="([^"]*)"/gi)) {
            expect(target).toMatch(/^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)/);
          }
        }
      }),
      { numRuns: repetitions(40, 100) },
    );
  });

  it('shows a product with its price, and leaves out one that is not sold', () => {
    const html = htmlOf([
      { kind: 'product', productId: product.id },
      { kind: 'product', productId: '11111111-3a5c-4f3a-8c0f-3a5c0f3a5c0f' },
    ]);
    expect(html.match(/href="\/product\//g)).toHaveLength(1);
    expect(html).not.toContain('<script');
  });

  it('gives headings anchors of their own', () => {
    const heading = (text: string, anchor?: string) => ({
      kind: 'heading' as const,
      level: 2 as const,
      ...(anchor && { anchor }),
      text: [{ text }],
    });
    const html = htmlOf([heading('Sizes'), heading('Sizes'), heading('المقاسات'), heading('Other', 'sizes')]);
    expect([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      'sizes',
      'sizes-2',
      'part',
      'sizes-3',
    ]);
  });
});
