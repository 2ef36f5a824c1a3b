import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type Locale, locales } from '#primitives/locale.ts';
import { PageProblems, watchForProblems } from './page-problems.ts';

export { expect };

interface ShopFixtures {
  /** What went wrong in the browser; anything that the test has not announced fails it at the end. */
  problems: PageProblems;
}

export const test = base.extend<ShopFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  baseURL: async ({}, use) => {
    await use(process.env.SHOP_URL);
  },
  problems: [
    async ({ context }, use) => {
      const problems = new PageProblems();
      watchForProblems(context, problems);
      await use(problems);
      expect(problems.unexpected(), 'errors, refused content and failed requests in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

const widths = [390, 1440] as const;

export interface View {
  readonly locale: Locale;
  readonly width: (typeof widths)[number];
  /** The address of a page in the language of this view: '/about' or '/ar/about'. */
  readonly path: (page: string) => string;
}

/** Defines the same tests for English and Arabic, on a phone and on a desk. */
export function forEachView(define: (view: View) => void): void {
  for (const locale of locales) for (const width of widths) defineView(locale, width, define);
}

/** For what looks the same at every width: English on a desk and Arabic on a phone. */
export function forEachLanguage(define: (view: View) => void): void {
  defineView('en', 1440, define);
  defineView('ar', 390, define);
}

function defineView(locale: Locale, width: View['width'], define: (view: View) => void): void {
  test.describe(`${locale} at ${width} px`, () => {
    const phone = width < 768;
    test.use({
      viewport: { width, height: phone ? 844 : 900 },
      hasTouch: phone,
      isMobile: phone,
      locale: locale === 'ar' ? 'ar-QA' : 'en-QA',
    });
    define({
      locale,
      width,
      path: (page) => (locale === 'ar' ? `/ar${page === '/' ? '' : page}` : page),
    });
  });
}

/**
 * Waits until React has taken the page over. Before that a link loads a whole new document and keys do nothing, which
 * is right for a visitor and wrong for a test of what happens inside the page.
 */
export async function untilInteractive(page: Page): Promise<void> {
  // The outermost element is finished last.
  await page.waitForFunction(() =>
    Object.keys(document.documentElement).some((key) => key.startsWith('__reactProps')),
  );
  // Effects follow in tasks of their own; whoever queues behind them comes after them. Timers may be the test's own.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn++) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  });
}

const accessibilityRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function expectNoAxeViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: accessibilityRules }, resultTypes: ['violations'] })
    // Twice as fast; the other mode is for pages with frames of other sites, which the shop has none of.
    .setLegacyMode(true)
    .analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect(found, 'accessibility violations').toEqual([]);
}

/** The sum that browsers call cumulative layout shift, over everything since the page was opened. */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  const shift = await page.evaluate(async () => {
    await document.fonts.ready;
    return await new Promise<number>((resolve) => {
      let sum = 0;
      const add = (entries: PerformanceEntryList) => {
        for (const entry of entries as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
          if (!entry.hadRecentInput) sum += entry.value;
        }
      };
      const observer = new PerformanceObserver((list) => add(list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      setTimeout(() => {
        add(observer.takeRecords());
        observer.disconnect();
        resolve(sum);
      }, 300);
    });
  });
  expect(shift, 'cumulative layout shift').toBeLessThan(0.02);
}

/** Nothing sticks out sideways, which on a phone makes the whole page slide. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, window: available } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content, 'width of the content').toBeLessThanOrEqual(available);
}
