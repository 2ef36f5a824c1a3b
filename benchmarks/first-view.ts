import type { Page } from '@playwright/test';
import {
  loadedFiles,
  picturesBelowFirstView,
  scriptsAmong,
  untilNothingMoreComes,
} from '../tests/support/browser/first-view.ts';
import { languages, launchBrowser } from './support/browser.ts';
import { report, rounded } from './support/result.ts';
import { examplePagesOf, startShopUnderTest } from './support/shop-under-test.ts';

/** What does a new visitor with a phone download to see a page, and in how many requests? */
const phone = { width: 390, height: 844 };
/** In kB, without the headers of responses, which are none of the code and differ by protocol. */
const mostJavaScript: Readonly<Record<string, number>> = { home: 125, collection: 150, product: 135 };
const mostRequestsOfHome = 15;

interface Loaded {
  readonly kind: (typeof kinds)[number];
  /** Compressed, with headers, as it came over the wire. */
  readonly kilobytes: number;
}

const kinds = ['Document', 'Stylesheet', 'Script', 'Font', 'Image', 'Other'] as const;

interface FirstView {
  readonly loaded: readonly Loaded[];
  /** In kB, without headers. */
  readonly javaScript: number;
}

async function watch(page: Page, address: string): Promise<FirstView> {
  const kindOf = new Map<string, string>();
  const addressOf = new Map<string, string>();
  const loaded = new Map<string, Loaded>();
  const network = await page.context().newCDPSession(page);
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    kindOf.set(requestId, type);
    addressOf.set(requestId, response.url);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.find((name) => name === kindOf.get(requestId)) ?? 'Other';
    loaded.set(addressOf.get(requestId) ?? requestId, { kind, kilobytes: encodedDataLength / 1000 });
  });
  await network.send('Network.enable');
  await page.goto(address);
  await untilNothingMoreComes(page);
  for (const picture of await picturesBelowFirstView(page)) loaded.delete(picture);
  const scripts = scriptsAmong(await loadedFiles(page));
  return {
    loaded: [...loaded.values()],
    javaScript: scripts.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0) / 1000,
  };
}

const sum = (loaded: readonly Loaded[]) => loaded.reduce((total, { kilobytes }) => total + kilobytes, 0);

const shop = await startShopUnderTest();
const browser = await launchBrowser();
const rows: (string | number)[][] = [];
const javaScript = new Map<string, number>();
let requestsOfHome = 0;
try {
  for (const [page, path] of Object.entries(await examplePagesOf(shop))) {
    for (const [language, prefix] of languages) {
      const context = await browser.newContext({
        viewport: phone,
        deviceScaleFactor: 2,
        isMobile: true,
        // It caches the cart for use without a connection, after the first view.
        serviceWorkers: 'block',
      });
      const address = `${shop.url}${prefix}${path === '/' && prefix ? '' : path}`;
      const { loaded, javaScript: own } = await watch(await context.newPage(), address);
      await context.close();
      const kilobytes = kinds.map((wanted) => sum(loaded.filter(({ kind }) => kind === wanted)));
      javaScript.set(page, Math.max(javaScript.get(page) ?? 0, own));
      if (page === 'home') requestsOfHome = Math.max(requestsOfHome, loaded.length);
      rows.push([
        `${page}, ${language}`,
        loaded.length,
        rounded(sum(loaded)),
        ...kilobytes.map(rounded),
        rounded(own),
      ]);
    }
  }
} finally {
  await browser.close();
  await shop.stop();
}
await report('first-view', {
  question: 'How much does a new visitor download to see a page?',
  method:
    `Chromium with an empty cache as a phone of ${phone.width} by ${phone.height} points at twice the pixels, until React ` +
    `has hydrated the page and nothing more is loaded, without pictures that the browser prefetched from below the first ` +
    `view; kB of 1000 bytes as transferred, with headers; the last column and the targets are the code of the ` +
    `scripts alone.`,
  tables: [
    {
      title: 'First view',
      columns: ['', 'requests', 'kB', ...kinds.map((kind) => `${kind} kB`), 'code kB'],
      rows,
    },
  ],
  bars: [
    ...[...javaScript].map(([page, value]) => ({
      what: `kB of JavaScript in the first view of ${page}`,
      value,
      atMost: mostJavaScript[page] ?? 150,
    })),
    {
      what: 'the most requests of the first view of home',
      value: requestsOfHome,
      atMost: mostRequestsOfHome,
    },
  ],
});
