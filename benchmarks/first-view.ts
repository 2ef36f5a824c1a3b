import { chromium, type Page } from '@playwright/test';
import { languages, requireBrowser } from './support/browser.ts';
import { report, rounded } from './support/result.ts';
import { examplePagesOf, startShopUnderTest } from './support/shop-under-test.ts';

/** What does a new visitor with a phone download to see a page, and in how many requests? */
const phone = { width: 390, height: 844 };
const mostJavaScriptKilobytes = 150;

interface FirstView {
  requests: number;
  /** Compressed, with headers, as it came over the wire. */
  readonly bytes: Map<string, number>;
}

const kinds = ['Document', 'Stylesheet', 'Script', 'Font', 'Image', 'Other'] as const;

async function watch(page: Page, address: string): Promise<FirstView> {
  const view: FirstView = { requests: 0, bytes: new Map() };
  const network = await page.context().newCDPSession(page);
  const kindOf = new Map<string, string>();
  network.on('Network.responseReceived', ({ requestId, type }) => void kindOf.set(requestId, type));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = kindOf.get(requestId) ?? '';
    const kind = kinds.find((name) => name === known) ?? 'Other';
    view.requests += 1;
    view.bytes.set(kind, (view.bytes.get(kind) ?? 0) + encodedDataLength);
  });
  await network.send('Network.enable');
  // What comes once nothing is missing any more, such as pages fetched ahead, is no part of the view.
  await page.goto(address, { waitUntil: 'load' });
  return view;
}

const shop = await startShopUnderTest();
const { executablePath, env } = await requireBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  env: { ...process.env, ...env },
  args: ['--no-sandbox'],
});
const rows: (string | number)[][] = [];
let mostJavaScript = 0;
try {
  for (const [page, path] of Object.entries(await examplePagesOf(shop))) {
    for (const [language, prefix] of languages) {
      const context = await browser.newContext({ viewport: phone, deviceScaleFactor: 2, isMobile: true });
      const address = `${shop.url}${prefix}${path === '/' && prefix ? '' : path}`;
      const { requests, bytes } = await watch(await context.newPage(), address);
      await context.close();
      const kilobytes = kinds.map((kind) => (bytes.get(kind) ?? 0) / 1000);
      mostJavaScript = Math.max(mostJavaScript, kilobytes[kinds.indexOf('Script')] ?? 0);
      const total = kilobytes.reduce((sum, some) => sum + some, 0);
      rows.push([`${page}, ${language}`, requests, rounded(total), ...kilobytes.map(rounded)]);
    }
  }
} finally {
  await browser.close();
  await shop.stop();
}
await report('first-view', {
  question: 'What does a new visitor download to see a page?',
  method:
    `Chromium with an empty cache as a phone of ${phone.width} by ${phone.height} points at twice the pixels, until the ` +
    `page has loaded; kB of 1000 bytes as they came over the wire. The limit is what the shop allows itself.`,
  tables: [
    { title: 'First view', columns: ['', 'requests', 'kB', ...kinds.map((kind) => `${kind} kB`)], rows },
  ],
  bars: [
    {
      what: 'the most JavaScript of a first view in kB',
      value: mostJavaScript,
      atMost: mostJavaScriptKilobytes,
    },
  ],
});
