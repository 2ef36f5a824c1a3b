import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type BrowserContext, test as base, expect, type Page, type TestInfo } from '@playwright/test';
import type axe from 'axe-core';
import { type Locale, locales } from '#primitives/locale.ts';
import { isThorough } from '../thorough.ts';
import { untilHydrated } from './first-view.ts';
import { PageProblems, watchForProblems } from './page-problems.ts';

export { expect };

interface ShopFixtures {
  /** What went wrong in the browser; anything that the test has not announced fails it at the end. */
  problems: PageProblems;
}

/** For what the answers of the shop tell by themselves: no browser is opened. */
export const testAnswers = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  baseURL: async ({}, use) => {
    await use(process.env.SHOP_URL);
  },
});

export const test = testAnswers.extend<ShopFixtures>({
  problems: [
    async ({ context }, use, testInfo) => {
      const problems = new PageProblems();
      watchForProblems(context, problems);
      await use(problems);
      if (testInfo.status !== testInfo.expectedStatus) await attachScreenshots(context, testInfo);
      expect(problems.unexpected(), 'errors, refused content and failed requests in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * What a failed test shows of each page. Playwright's own option `screenshot: 'only-on-failure'` takes a picture of every page
 * at the end of every test, and throws it away if the test has passed.
 */
async function attachScreenshots(context: BrowserContext, testInfo: TestInfo): Promise<void> {
  for (const [place, page] of context.pages().entries()) {
    const path = testInfo.outputPath(`failed-${place + 1}.png`);
    // A page that hangs has no picture, and must not hide why the test failed.
    const isTaken = await page.screenshot({ path, timeout: 5000 }).then(
      () => true,
      () => false,
    );
    if (isTaken) await testInfo.attach('screenshot', { path, contentType: 'image/png' });
  }
}

const widths = [390, 1440] as const;

export interface View {
  readonly locale: Locale;
  readonly width: (typeof widths)[number];
  /** The address of a page in the language of this view: '/about' or '/ar/about'. */
  readonly path: (page: string) => string;
}

/** Defines the same tests for English and Arabic, on a phone and on a desk. */
function forEachView(define: (view: View) => void): void {
  for (const locale of locales) for (const width of widths) defineView(locale, width, define);
}

/** For what looks the same at every width: English on a desk and Arabic on a phone. */
export function forEachLanguage(define: (view: View) => void): void {
  inEnglish(define);
  inArabic(define);
}

/**
 * For journeys on pages whose looks are tested in both languages elsewhere (`pages.test.ts`, `fits.test.ts`): in
 * `npm test` in the given language, nightly in both. Journeys on neighbouring pages take different ones.
 */
export function forOneLanguage(locale: Locale, define: (view: View) => void): void {
  if (locale === 'en' || isThorough) inEnglish(define);
  if (locale === 'ar' || isThorough) inArabic(define);
}

/** As `forOneLanguage`, for tests with a view of their own. */
export function oneLanguage(locale: Locale): readonly Locale[] {
  return isThorough ? locales : [locale];
}

/** For pages with a layout of their own: as `forEachLanguage` in `npm test`, as `forEachView` nightly. */
export const forItsViews = isThorough ? forEachView : forEachLanguage;

/**
 * For what is the same in both languages and at every width: how something behaves, once its looks are tested. Which of
 * the two does not matter, so the tests of a page take turns.
 */
export function inEnglish(define: (view: View) => void): void {
  defineView('en', 1440, define);
}

export function inArabic(define: (view: View) => void): void {
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
 * Waits until React has hydrated the page. Before that a link loads a whole new document and keys do nothing, which
 * is right for a visitor and wrong for a test of what happens inside the page.
 */
export async function untilInteractive(page: Page): Promise<void> {
  // Hydration waits for the first interaction on some pages, and what is below the first view on all of them.
  await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
  await untilHydrated(page);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main :is(a, button)')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    ),
  );
  // Effects run in tasks of their own, so a task queued now runs after them. Timers may be faked by the test.
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

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const accessibilityRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What is off screen is laid out late, and until then lies where axe finds something else behind it. */
function layOutAll(): void {
  const style = new CSSStyleSheet();
  style.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(style);
}

/** What fades in has less contrast on the way. */
async function untilShownInFull(): Promise<void> {
  const running = document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    );
  await Promise.allSettled(running.map(({ finished }) => finished));
}

interface Looked {
  readonly part: string | undefined;
  readonly rules: string[];
  /** Of a longer list or table, only so many rows; Infinity: all. */
  readonly rows: number;
}

/**
 * Returns violations only: every result of every rule would take a third of the CPU time of a check. Nothing is fetched
 * beforehand, which only rules for sounds and for locked screens need.
 */
async function findViolations({ part, rules, rows }: Looked) {
  const { axe: checker } = window as unknown as { axe: typeof axe };
  const include = part ? [...document.querySelectorAll(part)] : [document.documentElement];
  const lists = include.flatMap((root) => [
    ...root.querySelectorAll('ul, ol, tbody, [role=listbox], [role=grid]'),
  ]);
  const exclude = lists.flatMap((list) => [...list.children].slice(rows));
  const { violations } = await checker.run(
    { include, exclude },
    { runOnly: { type: 'tag', values: rules }, resultTypes: ['violations'], preload: false },
  );
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
}

/** Rows of one list are alike, and the first few take little of the time that all of them do. */
const rowsOfLongLists = 10;

const openDialog = 'dialog[open]';

/** On which pages of its browser a test has looked at a dialog. */
const lookedAt = new WeakMap<BrowserContext, Set<string>>();

/**
 * For the states that a page has in a journey. Nightly it looks at the whole page, or only within a part of it: where a
 * test is about that part, the rest has been looked at elsewhere, and takes most of the time. In `npm test` every page has
 * been looked at by `pages.test.ts` and `fits.test.ts`, and journeys look at what only they open: dialogs, once each.
 */
export async function expectNoAxeViolations(page: Page, within?: string): Promise<void> {
  const part = await partToLookAt(page, within);
  if (!isThorough) {
    const looked = lookedAt.get(page.context()) ?? new Set();
    lookedAt.set(page.context(), looked);
    const { pathname } = new URL(page.url());
    if (part !== openDialog || looked.has(pathname)) return;
    looked.add(pathname);
  }
  await expectNoAxeViolationsNow(page, part);
}

/** Looks in `npm test` too. An open dialog keeps people from everything else, so only it is looked at. */
export async function expectNoAxeViolationsNow(
  page: Page,
  within?: string,
  rows = rowsOfLongLists,
): Promise<void> {
  const part = await partToLookAt(page, within);
  if (!(await page.evaluate(() => 'axe' in window))) {
    // Once a document: the package would read its large form in twice for every look.
    await page.evaluate(axeSource);
    await page.evaluate(layOutAll);
  }
  await page.evaluate(untilShownInFull);
  const found = await page.evaluate(findViolations, { part, rules: accessibilityRules, rows });
  expect(found, 'accessibility violations').toEqual([]);
}

async function partToLookAt(page: Page, within: string | undefined): Promise<string | undefined> {
  const hasDialog = await page.evaluate(() => document.querySelector('dialog:modal') !== null);
  return hasDialog ? openDialog : within;
}

/**
 * The sum that browsers call cumulative layout shift, over everything since the page was opened. A page that has just
 * come gets a moment in which something may still move.
 */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  const shift = await page.evaluate(async () => {
    await document.fonts.ready;
    const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const age = performance.now() - (opened?.loadEventEnd || performance.now());
    if (age < 300) await new Promise((resolve) => setTimeout(resolve, 300 - age));
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) sum += entry.value;
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // What is buffered is handed over with the next frames.
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    add(observer.takeRecords());
    observer.disconnect();
    return sum;
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
