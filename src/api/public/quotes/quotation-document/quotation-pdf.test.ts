import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { QuoteVersion } from '#domain/quotes/quote.ts';
import { formatAmount } from '#i18n/money.ts';
import { sampleShop } from '../../../../../tests/support/sample-orders.ts';
import { sampleQuote, sampleVersion } from '../../../../../tests/support/sample-quotes.ts';
import { isThorough } from '../../../../../tests/support/thorough.ts';
import { quotationPdf } from './quotation-pdf.ts';
import { quotationContents, type Seller } from './quotation-pdfs.ts';

async function pagesOf(
  version: QuoteVersion,
  seller: Seller = sampleShop,
): Promise<{ pages: string[]; size: number }> {
  const pdf = await quotationPdf(quotationContents(sampleQuote(version), version, seller));
  const size = pdf.byteLength;
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return { pages: text, size };
}

const countOf = (whole: string, part: string) => whole.split(part).length - 1;

describe('a quotation as a PDF', () => {
  it('of fourteen lines has two pages, each with the head of the table and its number', async () => {
    const version = sampleVersion(14);
    const { pages, size } = await pagesOf(version);
    expect(pages).toHaveLength(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Unit price (QAR)');
      expect(page).toContain(`Page ${index + 1} of 2`);
      expect(page).toContain('QT-7K4M-2QXD');
    }
    // Fonts are embedded once; one copy for every text made it ten times as large.
    expect(size).toBeLessThan(80_000);
  });

  it('says every amount, and sums that fit', async () => {
    const version = sampleVersion(5);
    const { pages } = await pagesOf({ ...version, discount: 10_000, total: version.total - 10_000 });
    const text = pages.join(' ');
    for (const { lineTotal } of version.lines) expect(text).toContain(formatAmount(lineTotal ?? 0));
    expect(text).toContain(formatAmount(version.subtotal));
    expect(text).toContain(formatAmount(-10_000));
    expect(text).toContain(formatAmount(version.total - 10_000));
  });

  it('offers a bank transfer only if the shop has bank details', async () => {
    const textOf = async (seller: Seller) =>
      (await pagesOf(sampleVersion(1), seller)).pages.join(' ').normalize('NFKC').replaceAll(/\s+/g, ' ');
    const withBank = await textOf(sampleShop);
    const withoutBank = await textOf({ ...sampleShop, bank: null });
    for (const words of ['bank transfer', 'تحويل بنكي']) {
      expect(withBank).toContain(words);
      expect(withoutBank).not.toContain(words);
    }
    expect(withoutBank).toContain('Payment in cash or by card on delivery.');
  });

  it('divides no word where its font changes', async () => {
    const version = sampleVersion(3);
    const names = [
      'محول شبكة مُدار بتقنية PoE+، 24 منفذًا، اللون: غرافيت، من «شمال»',
      'شاشة كمبيوتر بدقة QHD ومنفذ USB-C، 27 بوصة، اللون: أسود وفضي، من «نور»',
      'جهاز UPS تفاعلي، 650 VA، اللون: رمادي داكن، من «برق»',
    ];
    const lines = version.lines.map((line, index) => ({
      ...line,
      sku: '',
      name: { en: 'Line', ar: names[index] ?? '' },
    }));
    const { pages } = await pagesOf({ ...version, lines });
    const table = pages.join(' ').split('Amount (QAR)')[1] ?? '';
    expect(countOf(table.split('QT-7K4M-2QXD')[0] ?? '', '-')).toBe(countOf(names.join(), '-'));
  });

  it('can be searched for its Arabic words, which stand in their order', async () => {
    const { pages } = await pagesOf(sampleVersion(1));
    const text = pages.join(' ').normalize('NFKC');
    for (const words of ['عرض سعر', 'السجل التجاري', 'مكتب سدو قابل لتعديل']) expect(text).toContain(words);
    expect(text).toContain('+974 5512 3456');
  });

  it('keeps signs and phones within Arabic in their order, with embedded fonts alone', async () => {
    const base = sampleVersion(1);
    const version = { ...base, message: 'المنفذ PoE+ متوفر، اتصل على +974 4455 6677' };
    const text = (await pagesOf(version)).pages.join(' ');
    expect(text).toContain('PoE+');
    expect(text).toContain('+974 4455 6677');
    // Not a character of a standard font in place of a mark.
    expect(text).not.toMatch(/[fi]PoE|PoE\+[fi]/);
  });

  it('has the language of the buyer first', async () => {
    const version = sampleVersion(1);
    for (const [locale, first, second] of [
      ['ar', 'عرض سعر', 'Quotation'],
      ['en', 'Quotation', 'عرض سعر'],
    ] as const) {
      const quote = { ...sampleQuote(version), locale };
      const pdf = await quotationPdf(quotationContents(quote, version, sampleShop));
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
      const page = (text[0] ?? '').normalize('NFKC');
      expect(page.indexOf(first)).toBeGreaterThan(-1);
      expect(page.indexOf(first)).toBeLessThan(page.indexOf(second));
    }
  });

  it('never has its sums alone on a page', async () => {
    for (const count of isThorough ? [7, 8, 9, 10, 11, 12] : [8, 11]) {
      const version = sampleVersion(count);
      const { pages } = await pagesOf(version);
      const page = pages.find((one) => one.includes('Total (QAR)')) ?? '';
      expect(page, String(count)).toContain(version.lines.at(-1)?.sku);
    }
  });

  it('names what has its price on request, in both languages, and that it is not in the total', async () => {
    const priced = sampleVersion(1);
    const onRequest = { ...sampleVersion(1).lines[0], sku: '', unitPrice: null, lineTotal: null } as const;
    const version = { ...priced, lines: [...priced.lines, onRequest] } as QuoteVersion;
    const text = (await pagesOf(version)).pages.join(' ').normalize('NFKC');
    expect(countOf(text, 'On request')).toBe(1);
    expect(text).toContain('عند الطلب');
    expect(text).toContain('are not in the total');
  });
});
