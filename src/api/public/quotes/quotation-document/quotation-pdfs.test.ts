import { extractText, getDocumentProxy } from 'unpdf';
import { afterEach, expect, test } from 'vitest';
import type { QuoteVersion } from '#domain/quotes/quote.ts';
import { longestWantedText } from '#domain/quotes/quote-body.ts';
import { sampleShop } from '../../../../../tests/support/sample-orders.ts';
import { sampleQuote, sampleVersion } from '../../../../../tests/support/sample-quotes.ts';
import { repetitions } from '../../../../../tests/support/thorough.ts';
import { openQuotationPdfs, type QuotationPdfs, quotationContents } from './quotation-pdfs.ts';

/** A worker thread that answers with its own number and the version, and never ends work on version 666. */
const stubWorker = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', ({ version }) => {
      while (version.number === 666);
      if (version.number === 13) throw new Error('crashed');
      parentPort.postMessage(version.number === 7 ? { failure: 'bad' } : { pdf: Uint8Array.of(threadId, version.number) });
    });
  `)}`,
);

let pdfs: QuotationPdfs;
let renderings = 0;
function open(options: Partial<Parameters<typeof openQuotationPdfs>[0]> = {}) {
  renderings = 0;
  const queue = <Result>(work: () => Promise<Result>) => {
    renderings += 1;
    return work();
  };
  pdfs = openQuotationPdfs({ queue, deadlineMs: 60_000, worker: stubWorker, ...options });
}
afterEach(() => pdfs.close());

const contentsOf = (version: QuoteVersion) => quotationContents(sampleQuote(version), version, sampleShop);
const get = (number: number) => pdfs.get(contentsOf(sampleVersion(1, { number })));

test('work past its deadline is ended with its thread, and the next document is rendered by another one', async () => {
  open({ deadlineMs: 4000 });
  const [first] = await get(1);
  await expect(get(666)).rejects.toMatchObject({ code: 'request_timeout' });
  expect((await get(2))[0]).not.toBe(first);
});

test('a thread that crashes is replaced; an error of one document leaves it running', async () => {
  open();
  const [first] = await get(1);
  await expect(get(7)).rejects.toThrow('could not be rendered');
  expect((await get(2))[0]).toBe(first);
  await expect(get(13)).rejects.toThrow('crashed');
  expect((await get(3))[0]).not.toBe(first);
});

test('concurrent and later requests for one document share one rendering; a new version is rendered', async () => {
  open();
  const [one, same] = await Promise.all([get(1), get(1)]);
  expect(same).toBe(one);
  expect(await get(1)).toBe(one);
  expect(renderings).toBe(1);
  expect((await get(2))[1]).toBe(2);
  expect(renderings).toBe(2);
});

test('what the document shows decides whether it is rendered again', async () => {
  open();
  const version = sampleVersion(1);
  const shown = quotationContents(sampleQuote(version), version, sampleShop);
  const first = await pdfs.get(shown);
  expect(
    await pdfs.get(
      quotationContents(sampleQuote(version, { status: 'declined', version: 9 }), version, sampleShop),
    ),
  ).toBe(first);
  const erased = sampleQuote(version, { contact: { name: '-', phone: '', email: '' } });
  await pdfs.get(quotationContents(erased, version, sampleShop));
  await pdfs.get(quotationContents(sampleQuote(version), version, { ...sampleShop, crNumber: '99' }));
  expect(renderings).toBe(3);
});

test('the cache is bounded by bytes', async () => {
  open({ cacheBytes: 4 });
  for (const number of [1, 2, 3, 1]) await get(number);
  expect(renderings).toBe(4);
});

test('only work that is needed is counted, and a refusal keeps it from the thread', async () => {
  open();
  let counted = 0;
  const count = async () => {
    counted += 1;
    if (counted > 1) throw new Error('too many');
  };
  const contents = contentsOf(sampleVersion(1));
  await Promise.all([pdfs.get(contents, count), pdfs.get(contents, count)]);
  await pdfs.get(contents, count);
  expect(counted).toBe(1);
  await expect(pdfs.get(contentsOf(sampleVersion(2)), count)).rejects.toThrow('too many');
  expect(renderings).toBe(1);
});

test('a long quotation of the longest lines shows every line, and every page its number', {
  timeout: 120_000,
}, async () => {
  pdfs = openQuotationPdfs({ queue: (work) => work(), deadlineMs: 120_000 });
  const lineCount = repetitions(40, 100);
  const { lines, ...rest } = sampleVersion(lineCount, { message: 'كلمة '.repeat(400) });
  const words = { en: 'oak desk with a cable tray ', ar: 'مكتب من خشب البلوط ' };
  const longest = lines.map((line, index) => {
    const text = `first${index} ${(index % 2 ? words.en : words.ar).repeat(20)}`.slice(
      0,
      longestWantedText - 5,
    );
    return {
      ...line,
      sku: '',
      name: { en: `${text} last`, ar: `${text} last` },
      unitPrice: null,
      lineTotal: null,
    };
  });
  const pdf = await pdfs.get(contentsOf({ ...rest, lines: longest }));
  const { text: pages } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  expect(pages.length).toBeGreaterThan(3);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    expect(page).toContain('QT-7K4M-2QXD');
  }
  const whole = pages.join(' ');
  for (const index of lines.keys()) expect(whole).toContain(`first${index}`);
  expect(whole.split('last').length - 1).toBe(lineCount);
});
