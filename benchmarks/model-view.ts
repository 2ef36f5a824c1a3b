import type { Browser, CDPSession, Page } from '@playwright/test';
import { en } from '#i18n/messages/storefront/en.ts';
import { loadedFiles, untilNothingMoreComes } from '../tests/support/browser/first-view.ts';
import { launchBrowser } from './support/browser.ts';
import { isTrial, numberOption } from './support/options.ts';
import { percentile } from './support/percentile.ts';
import { report, rounded } from './support/result.ts';
import { startShopUnderTest } from './support/shop-under-test.ts';

/**
 * How long does a visitor with a phone wait for a product in 3D, and how much is loaded for it? `--runs=` sets how often each
 * product is opened (5).
 */
const runs = numberOption('runs', isTrial ? 1 : 5);
const phone = { width: 390, height: 844 };
/** As Lighthouse's slow 4G, and a processor that is four times slower than this one. */
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const slowerProcessor = 4;
/** A usual model, a chair with cloth, and the heaviest. */
const products = [
  'sadu-height-adjustable-desk-160',
  'dhow-task-chair-terracotta',
  'shamal-rack-cabinet-42u-glass-black',
];
const mostKilobytes = 450;
/** Above what the connection alone takes for the same files. */
const mostTimesTheConnection = 2.5;

interface Opened {
  /** From the press of the button to the first frame, in ms. */
  readonly first: number;
  /** The same when the view is opened a second time: without the connection. */
  readonly again: number;
  readonly kilobytes: number;
  readonly files: readonly string[];
}

async function throttle(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
  return session;
}

async function onPhone<Measured>(
  browser: Browser,
  measure: (page: Page) => Promise<Measured>,
): Promise<Measured> {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 2,
    isMobile: true,
    serviceWorkers: 'block',
  });
  try {
    return await measure(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Presses the button and waits for the frame; both moments are those of the page. */
async function press(page: Page): Promise<number> {
  const button = page.getByRole('button', { name: en.product.gallery.viewIn3d, exact: true });
  await button.evaluate((element) => {
    performance.clearMarks();
    element.addEventListener('click', () => performance.mark('pressed'), { capture: true, once: true });
  });
  await button.click();
  await page.waitForFunction(() => performance.getEntriesByName('model-shown').length > 0);
  return page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
    return at('model-shown') - at('pressed');
  });
}

async function open(page: Page, address: string): Promise<Opened> {
  await page.goto(address);
  await page.mouse.move(100, 400);
  await untilNothingMoreComes(page);
  const session = await throttle(page);
  const before = (await loadedFiles(page)).length;
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const first = await press(page);
  const files = (await loadedFiles(page)).slice(before).map(({ name }) => name);
  const kilobytes = bytes / 1000;
  await page.keyboard.press('Escape');
  return { first, again: await press(page), kilobytes, files };
}

/** The limit: what the same connection takes for the same files, asked for all at once. */
async function fetchAlone(page: Page, origin: string, files: readonly string[]): Promise<number> {
  // A page whose security policy allows it to ask the shop, and which has none of the files.
  await page.goto(`${origin}/terms-conditions`);
  await untilNothingMoreComes(page);
  await throttle(page);
  return page.evaluate(async (addresses) => {
    const start = performance.now();
    await Promise.all(addresses.map(async (address) => (await fetch(address)).arrayBuffer()));
    return performance.now() - start;
  }, files);
}

const median = (values: readonly number[]) => percentile(values, 0.5);

const shop = await startShopUnderTest();
const browser = await launchBrowser();
const rows: (string | number)[][] = [];
let heaviest = 0;
let slowest = 0;
try {
  for (const slug of products) {
    const opened: Opened[] = [];
    const alone: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const one = await onPhone(browser, (page) => open(page, `${shop.url}/product/${slug}`));
      opened.push(one);
      alone.push(await onPhone(browser, (page) => fetchAlone(page, shop.url, one.files)));
    }
    const first = median(opened.map((one) => one.first));
    const kilobytes = median(opened.map((one) => one.kilobytes));
    heaviest = Math.max(heaviest, kilobytes);
    slowest = Math.max(slowest, first / median(alone));
    rows.push([
      slug,
      opened[0]?.files.length ?? 0,
      rounded(kilobytes),
      rounded(first),
      rounded(median(alone)),
      rounded(first / median(alone)),
      rounded(median(opened.map((one) => one.again))),
    ]);
  }
} finally {
  await browser.close();
  await shop.stop();
}
await report('model-view', {
  question: 'How long does a visitor with a phone wait for a product in 3D, and how much is loaded for it?',
  method:
    `Chromium as a phone of ${phone.width} by ${phone.height} points at twice the pixels, 1.6 Mbit/s with 150 ms of ` +
    `latency, a processor ${slowerProcessor} times slower, drawing in software; from the press of 'View in 3D' to the first ` +
    `frame of the model, and kB of 1000 bytes as transferred, with headers. Next to it the limit: the same files, asked for ` +
    `all at once on the same connection. Median of ${runs}.`,
  tables: [
    {
      title: 'From press to first frame',
      columns: ['', 'files', 'kB', 'ms', 'connection alone ms', 'times that', 'opened again ms'],
      rows,
    },
  ],
  bars: [
    { what: 'the most kB that are loaded for a model', value: heaviest, atMost: mostKilobytes },
    {
      what: 'the longest wait, as a multiple of what the connection alone takes',
      value: slowest,
      atMost: mostTimesTheConnection,
    },
  ],
});
