import { mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { images } from '#database/schema/images.ts';
import { openImageStore } from '#images/image-store.ts';
import { openFolderStore } from '#storage/folder-store.ts';
import { headerOf, onAttackedShop } from './attacked-shop.ts';
import { Checks } from './checks.ts';

const script = '<script>alert(document.domain)</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`;
const picture = (format: 'png' | 'jpeg' | 'webp' | 'gif' | 'tiff', side = 40) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#8a1538' } })
    .toFormat(format)
    .toBuffer();

/** A PNG of a few hundred bytes whose header promises this many pixels a side. */
function promisedPng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.byteLength);
    const body = Buffer.concat([Buffer.from(type), data]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

const folder = mkdtempSync(join(tmpdir(), 'attack-uploads-'));

onAttackedShop(
  'uploads',
  (shop) => {
    afterAll(() => rm(folder, { recursive: true, force: true }));
    const upload = (
      content: Uint8Array | string,
      type: string,
      path = '/api/images?name=x.png',
      headers = {},
    ) =>
      shop.send({
        method: 'POST',
        path,
        headers: { 'Content-Type': type, Cookie: shop.staff.cookie, ...headers },
        body: content,
      });

    test('what is no picture is refused under every type, and nothing is stored', async () => {
      const checks = new Checks();
      const jpeg = await picture('jpeg');
      const contents: Record<string, Uint8Array | string> = {
        'a drawing with a script': svg,
        'a drawing with an XML declaration': `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg}`,
        'a packed drawing': gzipSync(svg),
        'a page': `<!doctype html>${script}`,
        'a script with the signature of a GIF': `GIF89a/*${script}*/=1`,
        'a page behind the signature of a JPEG': Buffer.concat([jpeg.subarray(0, 20), Buffer.from(script)]),
        'half of a picture header': jpeg.subarray(0, 100),
        'an archive': Buffer.concat([Buffer.from('PK\u0003\u0004'), gzipSync(Buffer.alloc(1e6))]),
        'an archive that unfolds to 20 MB': gzipSync(Buffer.alloc(20e6)),
        'a program': Buffer.concat([Buffer.from('\u007fELF', 'latin1'), Buffer.alloc(1000)]),
        'a PDF': '%PDF-1.7\n%%EOF',
        nothing: '',
        'a picture of a kind that is not allowed': await picture('tiff'),
        'an animation': await picture('gif'),
        'a picture that promises 60,000 pixels a side': promisedPng(60_000),
        'a picture that promises 2,000,000,000 pixels a side': promisedPng(2_000_000_000),
      };
      for (const [name, content] of Object.entries(contents)) {
        for (const type of [
          'image/png',
          'image/jpeg',
          'image/webp',
          'image/svg+xml',
          'text/html',
          'image/png; charset=utf-8',
          'multipart/form-data',
        ]) {
          const answer = await upload(content, type);
          checks.that(`${name} as ${type}`, answer.status >= 400 && answer.status < 500, answer);
        }
      }
      const asPage = await upload(jpeg, 'text/html');
      checks.that('a picture that says it is a page', asPage.status === 415, asPage);
      const packed = await upload(jpeg, 'image/jpeg', undefined, { 'Content-Encoding': 'gzip' });
      checks.that('a picture that says it is packed', packed.status === 415, packed);
      checks.that('the library', (await shop.database.db.$count(images)) === 0);
      checks.that(
        'the folder',
        (await readdir(folder, { recursive: true })).length === 0,
        await readdir(folder),
      );
      checks.end('uploads that are no pictures', 110);
    });

    test('a picture loses everything that is no picture', async () => {
      const checks = new Checks();
      const png = await picture('png', 320);
      const polyglots: Record<string, Buffer> = {
        'a page at its end': Buffer.concat([png, Buffer.from(`<!doctype html>${script}`)]),
        'an archive at its end': Buffer.concat([png, gzipSync('secret'.repeat(1000))]),
        'a script in its comment': await sharp(png)
          .withExif({ IFD0: { Copyright: script } })
          .png()
          .toBuffer(),
      };
      for (const [name, content] of Object.entries(polyglots)) {
        const answer = await upload(content, 'image/png');
        expect(answer.status, answer.body).toBe(201);
        const { fullPath } = JSON.parse(answer.body).data;
        const shown = await shop.send({ path: new URL(fullPath, 'http://shop.test').pathname });
        checks.that(
          `${name}: content`,
          !shown.body.includes('<script>') && !shown.body.includes('Exif'),
          shown.head,
        );
        checks.that(`${name}: type`, /^image\//.test(headerOf(shown, 'Content-Type') ?? ''), shown.head);
        checks.that(`${name}: sniffing`, headerOf(shown, 'X-Content-Type-Options') === 'nosniff', shown.head);
      }
      checks.end('polyglots', 9);
    });

    test('names and sizes of pictures cannot be invented', async () => {
      const checks = new Checks();
      for (const path of [
        'x.svg',
        '..%2fx',
        'x/99999.webp',
        'x/1200.webp',
        'x/-1.webp',
        'x/1e9.avif',
        '%00.webp',
        'a'.repeat(3000),
      ]) {
        const answer = await shop.send({ path: `/images/${path}` });
        checks.that(
          path.slice(0, 60),
          answer.status >= 300 && answer.status < 500 && headerOf(answer, 'Content-Type') !== 'image/svg+xml',
          answer.head,
        );
      }
      checks.end('names of pictures', 8);
    });

    test('tables with hostile contents are refused or read as text', async () => {
      const checks = new Checks();
      const tables: Record<string, Uint8Array | string> = {
        'a packed table': gzipSync('name,price\n'.repeat(100_000)),
        'bytes that are no text': Buffer.from([0xff, 0xfe, 0x00, 0x01, 0x80]),
        'a table with nulls': 'slug,name\n\u0000,\u0000\n',
        'a column of the prototype': '__proto__,constructor\n1,2\n',
        'a page': `<!doctype html>${script}`,
        nothing: '',
        'one very long line': 'x'.repeat(1_000_000),
        'open quotes': `slug,name_en\n"${'x'.repeat(100_000)}`,
      };
      for (const [name, content] of Object.entries(tables)) {
        for (const path of ['/api/product-sheet/check', '/api/product-sheet']) {
          const answer = await upload(content, 'text/csv', path);
          checks.that(
            `${name} to ${path}`,
            answer.status < 500 && !/"created":[1-9]/.test(answer.body),
            answer,
          );
        }
      }
      checks.end('hostile tables', 16);
    });
  },
  { parts: () => ({ images: openImageStore(openFolderStore(folder)) }) },
);
