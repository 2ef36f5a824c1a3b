import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { firstViewWeights } from '../../scripts/build/first-view-weights.ts';
import { expect, test, testAnswers } from '../support/browser/browser.ts';
import {
  loadedFiles,
  picturesBelowFirstView,
  scriptsAmong,
  untilNothingMoreComes,
} from '../support/browser/first-view.ts';
import { isThorough } from '../support/thorough.ts';

/** In bytes. */
const mostJavaScript = 150_000;
/** A drawing program, which has to be there at once; what it opens comes when it is opened. */
const mostOfPlanner = 200_000;
const mostRequests = 15;

/** Pages with limits of their own, and the heaviest. */
const budgets: Readonly<Record<string, number>> = {
  '/': 125_000,
  '/product/sadu-height-adjustable-desk-160': 135_000,
  '/checkout': mostJavaScript,
  '/ar/contact?request=quotation': mostJavaScript,
};

/** Nightly as well; what the build says of every page is tested below. */
const furtherBudgets: typeof budgets = {
  '/ar/collection?category=desks': mostJavaScript,
  '/ar/order-confirmation?order=OG-7K4M-2QXD&key=none': mostJavaScript,
  '/quick-order': mostJavaScript,
  '/ar/lists': mostJavaScript,
  '/compare?products=sadu-height-adjustable-desk-160,majlis-executive-desk-220': mostJavaScript,
  '/ar/packages': mostJavaScript,
  '/ar/planner': mostOfPlanner,
  '/blog': mostJavaScript,
};

async function openWhole(page: Page, address: string) {
  await page.goto(address);
  await untilNothingMoreComes(page);
  return loadedFiles(page);
}

test('the first view of a page needs at most 150 kB of JavaScript, home and product less', async ({
  context,
}) => {
  // Side by side, because most of it is waiting until nothing more comes.
  await Promise.all(
    Object.entries({ ...budgets, ...(isThorough && furtherBudgets) }).map(async ([address, budget]) => {
      const scripts = scriptsAmong(await openWhole(await context.newPage(), address));
      const sizes = scripts.map(({ encodedBodySize }) => encodedBodySize);
      expect(sizes.length, address).toBeGreaterThan(2);
      expect(sizes, address).not.toContain(0);
      const sum = sizes.reduce((before, size) => before + size, 0);
      test.info().annotations.push({ type: address, description: `${(sum / 1000).toFixed(1)} kB` });
      expect(sum, address).toBeLessThanOrEqual(budget);
    }),
  );
});

testAnswers('by the lists of the build no page needs more than 150 kB of JavaScript', async () => {
  const weights = await firstViewWeights(join(import.meta.dirname, '../../build/client'));
  expect(weights.length).toBeGreaterThan(30);
  const heavy = weights.filter(({ kilobytes }) => kilobytes < 50 || kilobytes * 1000 > mostJavaScript);
  expect(heavy).toEqual([]);
});

testAnswers('the styles of a page are announced before its first line', async ({ request }) => {
  const answer = await request.get('/ar');
  const [, styles] = (await answer.text()).match(/<link rel="stylesheet" href="([^"]+)"/) ?? [];
  expect(answer.headers().link).toBe(`<${styles}>; rel=preload; as=style`);
  expect((await request.get(styles ?? '')).headers()['content-type']).toContain('text/css');
});

test('the first view of home makes at most 15 requests', async ({ context }) => {
  const views = [390, 1440].flatMap((width) => ['/', '/ar'].map((address) => ({ width, address })));
  const few = views.filter(({ width, address }) => isThorough || (width === 390) === (address === '/ar'));
  await Promise.all(
    few.map(async ({ width, address }) => {
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 844 });
      const loaded = await openWhole(page, address);
      const ahead = await picturesBelowFirstView(page);
      const names = ['document', ...loaded.map(({ name }) => name).filter((name) => !ahead.includes(name))];
      expect(names.length, `${address} at ${width} px: ${names.join(' ')}`).toBeLessThanOrEqual(mostRequests);
    }),
  );
});

test('a pointer at rest is no interaction @nightly', async ({ page }) => {
  const root = page.locator('html');
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(root).not.toHaveAttribute('data-in-use');
  await page.mouse.move(200, 300);
  await expect(root).toHaveAttribute('data-in-use');
});

test('a page that the browser puts at its beginning is not yet scrolled @nightly', async ({ page }) => {
  const root = page.locator('html');
  await page.goto('/ar', { waitUntil: 'networkidle' });
  await page.evaluate(() => document.dispatchEvent(new Event('scroll', { bubbles: true })));
  await expect(root).not.toHaveAttribute('data-in-use');
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect(root).toHaveAttribute('data-in-use');
});
