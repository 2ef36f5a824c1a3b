import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { pdfTimeoutMs } from '#api/public/quotes/quotation-pdf.contract.ts';
import { quotePath } from '#domain/quotes/quote.ts';
import type { Locale } from '#primitives/locale.ts';
import { quoteFor } from '../quotes.ts';
import { readProduct } from './checkout-orders.ts';

interface WantedPieces {
  readonly slug: string;
  readonly quantity: number;
  readonly phone: string;
  readonly locale: Locale;
}

interface AskedQuote {
  readonly reference: string;
  readonly trackingKey: string;
  readonly path: string;
}

/** Asks for a quotation as the page would, without the page. */
export async function askForQuote(
  request: APIRequestContext,
  { slug, quantity, phone, locale }: WantedPieces,
): Promise<AskedQuote> {
  const { id } = await readProduct(request, slug);
  const contact = { name: 'Nasser Al Marri', phone, email: 'nasser@example.qa' };
  const answer = await request.post('/api/send-quote', {
    data: quoteFor([{ productId: id, quantity }], { locale, contact, zone: null }),
  });
  expect(answer.status()).toBe(201);
  const { data } = (await answer.json()) as { data: Omit<AskedQuote, 'path'> };
  return { ...data, path: quotePath(data) };
}

interface StaffsQuote {
  readonly id: string;
  readonly versions: readonly {
    readonly number: number;
    readonly validUntil: string;
    readonly lines: readonly {
      readonly productId: string;
      readonly name: string;
      readonly translations: object;
      readonly quantity: number;
    }[];
  }[];
}

interface Offer {
  /** In QAR. */
  readonly unitPrice: number;
  readonly discount: number;
  readonly message: string;
}

/** Staff, who are signed in, send another version: what was asked for, at a price of their own. */
export async function sendOffer(
  staff: APIRequestContext,
  reference: string,
  { unitPrice, discount, message }: Offer,
): Promise<StaffsQuote> {
  const found = await staffRead<{ id: string }[]>(staff, `/api/quotes?search=${reference}`);
  const quote = await staffRead<StaffsQuote>(staff, `/api/quotes/${found[0]?.id}`);
  const { number: basedOn, validUntil, lines } = quote.versions.at(-1) ?? { lines: [] };
  const answer = await staff.post(`/api/quotes/${quote.id}/versions`, {
    data: {
      ...{ basedOn, validUntil, deliveryFee: 0, message },
      discount: { kind: 'amount', value: discount },
      ...{ deliveryOn: null, assembly: null, assemblyFee: 0, paymentDueDays: null },
      lines: lines.map(({ productId, name, translations, quantity }) => {
        const none = { kind: 'amount', value: 0 };
        return { productId, name, translations, quantity, unitPrice, discount: none };
      }),
    },
  });
  expect(answer.status()).toBe(201);
  return quote;
}

export async function staffRead<Data>(staff: APIRequestContext, path: string): Promise<Data> {
  const answer = await staff.get(path);
  expect(answer.status(), path).toBe(200);
  return ((await answer.json()) as { data: Data }).data;
}

/** The texts of the pages of a PDF that this link saves. */
export async function savedPages(page: Page, linkName: string): Promise<{ name: string; pages: string[] }> {
  // As long as the server may take; the default of 10 s is less.
  const saving = page.waitForEvent('download', { timeout: pdfTimeoutMs });
  await page.getByRole('link', { name: linkName }).click();
  const download = await saving;
  const parts: Uint8Array[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Uint8Array);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(Buffer.concat(parts))));
  return { name: download.suggestedFilename(), pages: text.map((words) => words.normalize('NFKC')) };
}
