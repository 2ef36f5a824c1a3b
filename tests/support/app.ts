import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { openQuotationPdfs } from '#api/public/quotes/quotation-document/quotation-pdfs.ts';
import { readEnvironment } from '#config/environment.ts';
import type { Database } from '#database/connect.ts';
import { openProductIndex } from '#domain/catalogue/product-index/catalogue-index.server.ts';
import { openAttachmentStore } from '#domain/quotes/attachment-store.server.ts';
import { type AppParts, buildApp } from '#server/build-app.ts';
import { Admission, pdfLimits } from '#server/http/admission.ts';
import { openFolderStorage } from '#storage/open-storage.ts';

/** For tests of calls that do not use the database; touching it fails the test. */
const noDatabase = new Proxy({} as Database, {
  get(_target, name) {
    throw new Error(`this test has no database, but something used db.${String(name)}`);
  },
});

/** Where the app keeps files in tests; they are named by their content, so tests do not disturb each other. */
const testFiles = join(tmpdir(), 'shop-test-files');

/** The time of the app's clock in tests. */
export const testNow = new Date('2026-11-15T09:00:00Z');

/** With a longer deadline than the shop has: tests share the cores with each other. */
export function openTestPdfs() {
  const queue = new Admission(pdfLimits);
  return openQuotationPdfs({
    queue: (work) => queue.run({ method: 'GET' }, work),
    requireRoom: () => queue.requireRoom(),
    deadlineMs: 60_000,
  });
}

/** The whole app, with pages that only tell which page was asked for. Any part can be replaced. */
export function buildTestApp(replaced: Partial<AppParts> = {}): ReturnType<typeof buildApp> {
  const environment =
    replaced.environment ?? readEnvironment({ PUBLIC_URL: 'http://shop.test', DATA_DIR: testFiles });
  const database = replaced.database ?? { db: noDatabase, engine: 'embedded' };
  return buildApp({
    environment,
    database,
    productIndex: openProductIndex(database.db),
    log: pino({ level: 'silent' }),
    now: () => testNow,
    pages: async (request) =>
      new Response(`<!doctype html><title>${new URL(request.url).pathname}</title>`, {
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      }),
    images: {
      keep: () => Promise.reject(new Error('this test keeps no picture')),
      read: async () => undefined,
      readSmallest: async () => undefined,
      keepModel: () => Promise.reject(new Error('this test keeps no 3D model')),
      hasModel: async () => false,
      readModel: async () => undefined,
      readOfModel: async () => undefined,
      readDrawn: ({ draw }) => draw(),
      remove: async () => {},
    },
    attachments: openAttachmentStore(openFolderStorage(environment.dataDir).attachments),
    quotationPdfs: openTestPdfs(),
    builtFiles: null,
    serverFigures: () => ({
      version: '1.2.3',
      startedAt: testNow,
      memoryBytes: 200e6,
      delayMs: 1,
      refused: 0,
      cachedPages: 0,
    }),
    ...replaced,
  });
}

/** A log that can be read back, line by line. */
export function collectingLog(level: string): { log: AppParts['log']; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level, base: null }, { write: (line: string) => lines.push(JSON.parse(line)) });
  return { log, lines };
}
