import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, afterEach, expect, test } from 'vitest';
import type { QuoteVersion } from '#domain/quotes/quote.ts';
import { longestWantedText } from '#domain/quotes/quote-body.ts';
import { sampleShop } from '../../../../../tests/support/sample-orders.ts';
import { sampleQuote, sampleVersion } from '../../../../../tests/support/sample-quotes.ts';
import { repetitions } from '../../../../../tests/support/thorough.ts';
import { openQuotationPdfs, type QuotationPdfs, quotationContents } from './quotation-pdfs.ts';

/** Answers with its process id and the version, and never ends work on version 666. */
const stubProgram = `
  process.on('message', ({ version }) => {
    while (version.number === 666);
    if (version.number === 13) throw new Error('crashed');
    const pdf = new TextEncoder().encode(process.pid + '/' + version.number);
    process.send(version.number === 7 ? { failure: 'bad' } : { pdf });
  });
`;
const folder = await mkdtemp(join(tmpdir(), 'shop-pdf-'));
const stubFile = join(folder, 'stub.mjs');
await writeFile(stubFile, stubProgram);
afterAll(() => rm(folder, { recursive: true }));

let pdfs: QuotationPdfs;
let renderings = 0;
function open(options: Partial<Parameters<typeof openQuotationPdfs>[0]> = {}) {
  renderings = 0;
  const queue = <Result>(work: () => Promise<Result>) => {
    renderings += 1;
    return work();
  };
  const requireRoom = () => {};
  const program = pathToFileURL(stubFile);
  pdfs = openQuotationPdfs({ queue, requireRoom, deadlineMs: 60_000, program, ...options });
}
afterEach(() => pdfs.close());

const contentsOf = (version: QuoteVersion) => quotationContents(sampleQuote(version), version, sampleShop);
const get = (number: number) => pdfs.get(contentsOf(sampleVersion(1, { number })));
const stubAnswer = async (number: number) => {
  const [process = '', version] = new TextDecoder().decode(await get(number)).split('/');
  return { process: Number(process), version: Number(version) };
};
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('work past its deadline is ended with its process, and the next document is rendered by another one', {
  timeout: 60_000,
}, async () => {
  // Longer than the start of a process takes here, also while the machine is busy.
  const begin = performance.now();
  open();
  await stubAnswer(1);
  await pdfs.close();
  open({ deadlineMs: 1000 + 2 * (performance.now() - begin) });
  const first = await stubAnswer(1);
  await expect(get(666)).rejects.toMatchObject({ code: 'request_timeout' });
  expect(isRunning(first.process)).toBe(false);
  expect((await stubAnswer(2)).process).not.toBe(first.process);
});

test('a process that crashes is replaced; an error of one document leaves it running', async () => {
  open();
  const first = await stubAnswer(1);
  await expect(get(7)).rejects.toThrow('could not be rendered');
  expect((await stubAnswer(2)).process).toBe(first.process);
  await expect(get(13)).rejects.toThrow('has ended');
  expect((await stubAnswer(3)).process).not.toBe(first.process);
});

test('an idle process ends, and the next document is rendered by another one', async () => {
  open({ idleMs: 1 });
  const first = await stubAnswer(1);
  await expect.poll(() => isRunning(first.process), { timeout: 10_000 }).toBe(false);
  expect((await stubAnswer(2)).process).not.toBe(first.process);
});

test('it runs at a lower priority than the server, with less memory and without its secrets', async () => {
  open();
  const { process: pid } = await stubAnswer(1);
  expect(getPriority(pid)).toBeGreaterThan(getPriority());
  if (process.platform !== 'linux') return;
  const environment = await readFile(`/proc/${pid}/environ`, 'utf8');
  expect(environment).toContain('NODE_ENV=');
  expect(environment).not.toContain('PATH=');
  expect(await readFile(`/proc/${pid}/cmdline`, 'utf8')).toContain('--max-old-space-size=256');
});

test('concurrent and later requests for one document share one rendering; a new version is rendered', async () => {
  open();
  const [one, same] = await Promise.all([get(1), get(1)]);
  expect(same).toBe(one);
  expect(await get(1)).toBe(one);
  expect(renderings).toBe(1);
  expect((await stubAnswer(2)).version).toBe(2);
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

test('a full queue refuses a quotation before it is read, unless it was rendered lately', async () => {
  open({
    requireRoom: () => {
      throw new Error('full');
    },
  });
  const { quote } = contentsOf(sampleVersion(1));
  expect(() => pdfs.requireRoom(quote.reference)).toThrow('full');
  await get(1);
  expect(() => pdfs.requireRoom(quote.reference)).not.toThrow();
  expect(() => pdfs.requireRoom('QT-OTHER')).toThrow('full');
});

test('the cache is bounded by bytes', async () => {
  open({ cacheBytes: 12 });
  for (const number of [1, 2, 3, 1]) await get(number);
  expect(renderings).toBe(4);
});

test('only work that is needed is counted, and a refusal keeps it from the process', async () => {
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
  pdfs = openQuotationPdfs({ queue: (work) => work(), requireRoom: () => {}, deadlineMs: 120_000 });
  const lineCount = repetitions(32, 100);
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
