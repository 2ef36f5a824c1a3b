import type { Browser } from '@playwright/test';
import { languages, launchBrowser } from './support/browser.ts';
import { untilAtRest } from './support/measure.ts';
import { isTrial, numberOption } from './support/options.ts';
import { percentile } from './support/percentile.ts';
import { report, rounded } from './support/result.ts';
import { examplePagesOf, startShopUnderTest } from './support/shop-under-test.ts';
import { type MainThreadWork, mainThreadWork, type TraceEvent } from './support/trace.ts';

/**
 * How long does a first view occupy the browser's main thread, compared with the same HTML without scripts? `--runs=`
 * sets how often each page is loaded (9).
 */
const runs = numberOption('runs', isTrial ? 3 : 9);
const phone = { width: 390, height: 844 };
const mostTimesWithoutScripts = 2.5;
/** Scripts start when a page is loaded, and hydration ends long before this. */
const watchedMs = 3_000;

async function load(browser: Browser, address: string, javaScriptEnabled: boolean): Promise<MainThreadWork> {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 2,
    isMobile: true,
    javaScriptEnabled,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'v8'] });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(watchedMs);
  const trace = await browser.stopTracing();
  await context.close();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  return mainThreadWork(traceEvents);
}

function medians(loads: readonly MainThreadWork[]): MainThreadWork {
  const median = (value: (one: MainThreadWork) => number) => percentile(loads.map(value), 0.5);
  return {
    total: median(({ total }) => total),
    script: median(({ script }) => script),
    styleAndLayout: median(({ styleAndLayout }) => styleAndLayout),
    longestTask: median(({ longestTask }) => longestTask),
  };
}

const shop = await startShopUnderTest();
const browser = await launchBrowser();
const rows: (string | number)[][] = [];
let highestRatio = 0;
try {
  for (const [page, path] of Object.entries(await examplePagesOf(shop))) {
    for (const [language, prefix] of languages) {
      const address = `${shop.url}${prefix}${path === '/' && prefix ? '' : path}`;
      // The first visit of a page makes the shop encode its pictures in the background.
      await load(browser, address, true);
      await untilAtRest(shop.server);
      const withScripts: MainThreadWork[] = [];
      const without: MainThreadWork[] = [];
      for (let turn = 0; turn < runs; turn += 1) {
        withScripts.push(await load(browser, address, true));
        without.push(await load(browser, address, false));
      }
      const loaded = medians(withScripts);
      const limit = medians(without);
      highestRatio = Math.max(highestRatio, loaded.total / limit.total);
      rows.push([
        `${page}, ${language}`,
        rounded(loaded.total),
        rounded(loaded.script),
        rounded(loaded.styleAndLayout),
        rounded(loaded.longestTask),
        rounded(limit.total),
        rounded(loaded.total / limit.total),
      ]);
    }
  }
} finally {
  await browser.close();
  await shop.stop();
}
await report('main-thread', {
  question: "How long does a first view occupy the browser's main thread?",
  method:
    `Chromium as a phone of ${phone.width} by ${phone.height} points, not throttled; processor time of the main thread ` +
    `from the first HTML until ${watchedMs / 1000} s after the load event, compared with the same HTML without scripts. ` +
    `Median of ${runs} loads each, in turn. Times in ms.`,
  tables: [
    {
      title: 'Main thread',
      columns: [
        '',
        'total',
        'script',
        'style and layout',
        'longest task',
        'without scripts',
        'times without scripts',
      ],
      rows,
    },
  ],
  bars: [
    {
      what: 'the most time of the main thread, as a multiple of that without scripts',
      value: highestRatio,
      atMost: mostTimesWithoutScripts,
    },
  ],
});
