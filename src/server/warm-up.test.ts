import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { warmUp } from './warm-up.ts';

const product = { slug: 'a-desk', category: 'desks', subcategory: 'staff-desks' };

function appWith(products: readonly unknown[], failsAt = '') {
  const asked: string[] = [];
  const app = new Hono();
  app.all('*', (c) => {
    asked.push(c.req.path);
    if (c.req.path === failsAt) return c.text('away', 503);
    if (c.req.path === '/blog/rss.xml') {
      return c.text('<guid isPermaLink="true">https://shop.example/an-article</guid>');
    }
    return c.req.path === '/api/products' ? c.json({ data: products }) : c.text('a page');
  });
  return { app, asked };
}

const unending = new AbortController().signal;

test('a page of every kind is made ready in both languages', async () => {
  const { app, asked } = appWith([product]);
  await warmUp(app, unending);
  for (const page of [
    '/products',
    '/product/a-desk',
    '/category/desks',
    '/subcategory/staff-desks',
    '/cart',
    '/an-article',
  ]) {
    expect(asked).toContain(page);
    expect(asked).toContain(`/ar${page}`);
  }
  expect(asked).toContain('/ar');
  expect(new Set(asked).size).toBe(asked.length);
});

test('a shop without products, or with a page that fails, is made ready as far as it goes', async () => {
  const empty = appWith([]);
  await warmUp(empty.app, unending);
  expect(empty.asked).toContain('/ar/products');
  expect(empty.asked.some((path) => path.startsWith('/product/'))).toBe(false);

  const failing = appWith([product], '/');
  await warmUp(failing.app, unending);
  expect(failing.asked).toContain('/ar/cart');
});

test('a shop that is stopped meanwhile asks for nothing more', async () => {
  const { app, asked } = appWith([product]);
  const stopping = new AbortController();
  await warmUp(
    {
      request: (path, init) => {
        if (path === '/products') stopping.abort();
        return app.request(path, init);
      },
    },
    stopping.signal,
  );
  expect(asked.at(-1)).toBe('/products');
});
