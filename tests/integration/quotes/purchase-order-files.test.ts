import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnvironment } from '#config/environment.ts';
import { quotes } from '#database/schema/quotes.ts';
import { errorsEn } from '#i18n/messages/errors.en.ts';
import { buildTestApp } from '../../support/app.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';
import { onDatabase } from '../../support/databases.ts';
import { acceptanceOf, quoteFor } from '../../support/quotes.ts';
import { staffCalls } from '../../support/staff-calls.ts';
import { unfoldingPicture } from '../../support/unfolding-picture.ts';

const megabyte = 1024 * 1024;
const hidden = '<script>alert(1)</script>PK\u0003\u0004';
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const picture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } }).png({
    compressionLevel: 9,
  });

/** Looks like an archive of some bytes that unfolds into ten million. */
const zipBomb = Buffer.concat([Buffer.from('PK\u0003\u0004'), gzipSync(Buffer.alloc(10 * megabyte))]);

// What arrives is checked before the database hears of it, so one engine tells all.
onDatabase('server', 'the file of a purchase order', 'settings', (database) => {
  let folder: string;
  let app: ReturnType<typeof buildTestApp>;
  let address: string;

  beforeAll(async () => {
    const draft = productDraft({ price: 100, stock: 50, leadTimeDays: 0 });
    const staff = await staffCalls(database);
    const { id: productId } = await staff.write<{ id: string }>('POST', '/api/products', draft);
    const { reference, trackingKey: key } = await staff.write<{ reference: string; trackingKey: string }>(
      'POST',
      '/api/send-quote',
      quoteFor([{ productId, quantity: 1 }]),
    );
    await staff.write('POST', '/api/accept-quote', acceptanceOf({ reference, key }));
    address = `/api/accept-quote/lpo-file?${new URLSearchParams({ reference, key, name: 'lpo.pdf' })}`;
    folder = await mkdtemp(join(tmpdir(), 'purchase-orders-'));
    const environment = readEnvironment({ PUBLIC_URL: 'http://shop.test', DATA_DIR: folder });
    app = buildTestApp({ database, environment });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const send = async (file: Uint8Array, headers: Record<string, string> = {}, to = address) => {
    const answer = await app.request(to, {
      method: 'POST',
      headers: { 'Content-Type': 'application/pdf', ...headers },
      body: new Uint8Array(file),
    });
    return { status: answer.status, ...((await answer.json()) as object) };
  };
  const filesIn = (name: string) => readdir(join(folder, name)).catch(() => []);
  const expectNothingStored = async () => {
    expect(await filesIn('attachments')).toEqual([]);
    expect(await filesIn('uploads')).toEqual([]);
    expect(await database.db.select().from(quotes)).toMatchObject([{ status: 'accepted', lpoFile: null }]);
  };

  test.each([
    ['a script that is called .pdf', () => Buffer.from('#!/bin/sh\nrm -rf /\n'), 'invalid_attachment'],
    ['a page that ends like a PDF', () => Buffer.from(`${hidden}%PDF-1.7\n%%EOF`), 'invalid_attachment'],
    ['an archive that unfolds', () => zipBomb, 'invalid_attachment'],
    ['a picture that unfolds', () => unfoldingPicture(), 'invalid_attachment'],
    ['a picture of a kind that can run', () => Buffer.from(`GIF89a/*${hidden}*/`), 'invalid_attachment'],
    ['a drawing with a script', () => Buffer.from(`<svg>${hidden}</svg>`), 'invalid_attachment'],
    ['11 MB', () => Buffer.concat([pdf, Buffer.alloc(11 * megabyte), pdf]), 'image_too_large'],
  ] as const)('is refused in words when it is %s, and nothing is stored', async (_, make, code) => {
    const answer = await send(await make());
    expect(answer).toMatchObject({
      status: code === 'invalid_attachment' ? 415 : 413,
      error: { code, message: errorsEn[code] },
    });
    await expectNothingStored();
  });

  test('is refused when the request itself is packed, whatever it unfolds into', async () => {
    const answer = await send(gzipSync(Buffer.alloc(5 * megabyte)), { 'Content-Encoding': 'gzip' });
    expect(answer).toMatchObject({ status: 415, error: { code: 'invalid_attachment' } });
    await expectNothingStored();
  });

  test('is refused with a wrong key, whatever it is', async () => {
    expect(await send(pdf, {}, address.replace(/key=[^&]*/, 'key=guess'))).toMatchObject({ status: 404 });
    await expectNothingStored();
  });

  test('is a new picture when it was one, without what was hidden behind its end', async () => {
    const polyglot = Buffer.concat([await picture(40).toBuffer(), Buffer.from(hidden)]);
    expect(await send(polyglot, { 'Content-Type': 'image/png' })).toMatchObject({ status: 201 });
    const [name = '', ...others] = await filesIn('attachments');
    expect(await filesIn('uploads')).toEqual([]);
    expect(others).toEqual([]);
    expect(name).toMatch(/^[0-9a-f]{40}\.webp$/);
    const stored = await readFile(join(folder, 'attachments', name));
    expect((await sharp(stored).metadata()).format).toBe('webp');
    for (const part of ['<script>', 'PK\u0003\u0004']) expect(stored.includes(part)).toBe(false);
  });
});
