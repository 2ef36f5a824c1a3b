import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodingFor, fromBrotli, toBrotli } from './encodings.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP;q=0.5, BR;q=0.1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, gzip;q=0', 'identity'],
  ['brotli', 'identity'],
])('who accepts %s gets %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
});

test('the same content comes out of every encoding', async () => {
  const content = Buffer.from('مكتب Desk '.repeat(1000));
  const compressed = await toBrotli(content);
  expect(compressed.byteLength).toBeLessThan(content.byteLength / 10);
  expect(await fromBrotli(compressed, 'identity')).toEqual(content);
  expect(gunzipSync(await fromBrotli(compressed, 'gzip'))).toEqual(content);
});
