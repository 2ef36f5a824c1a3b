import { expect, test } from '../support/browser.ts';

const budgetInBytes = 150_000;

for (const address of [
  '/',
  '/ar',
  '/ar/collection?category=desks',
  '/product/sadu-height-adjustable-desk-160',
  '/checkout',
  '/ar/order-confirmation?order=OG-7K4M-2QXD&key=none',
  '/ar/contact?request=quotation',
  '/blog',
]) {
  test(`the first view of ${address} needs at most 150 kB of JavaScript`, async ({ page }) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    const scripts = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ encodedBodySize }) => encodedBodySize),
    );
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts).not.toContain(0);
    expect(scripts.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budgetInBytes);
  });
}
