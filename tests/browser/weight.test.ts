import { expect, test } from '../support/browser.ts';

const budgetInBytes = 150_000;

const addresses = [
  '/',
  '/ar/collection?category=desks',
  '/product/sadu-height-adjustable-desk-160',
  '/checkout',
  '/ar/order-confirmation?order=OG-7K4M-2QXD&key=none',
  '/ar/contact?request=quotation',
  '/blog',
];

test('the first view of a page needs at most 150 kB of JavaScript', async ({ context }) => {
  // Side by side, because most of it is waiting until nothing more comes.
  await Promise.all(
    addresses.map(async (address) => {
      const page = await context.newPage();
      await page.goto(address, { waitUntil: 'networkidle' });
      const scripts = await page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ encodedBodySize }) => encodedBodySize),
      );
      expect(scripts.length, address).toBeGreaterThan(2);
      expect(scripts, address).not.toContain(0);
      const sum = scripts.reduce((before, size) => before + size, 0);
      expect(sum, address).toBeLessThanOrEqual(budgetInBytes);
    }),
  );
});
