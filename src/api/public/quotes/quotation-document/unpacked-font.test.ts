import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { unpackedFont } from './unpacked-font.ts';

const { resolve } = createRequire(import.meta.url);

/** As fonts define it: the sum of all numbers of 32 bits. */
function checksum(table: Buffer): number {
  const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}

test.each(['lexend/files/lexend-latin', 'readex-pro/files/readex-pro-arabic'])(
  'every table of %s is unpacked whole and can be found',
  (name) => {
    const font = unpackedFont(readFileSync(resolve(`@fontsource/${name}-400-normal.woff`)));
    expect(font.readUInt32BE(0)).toBe(0x00010000);
    const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
    const names = entries.map((at) => font.toString('latin1', at, at + 4));
    for (const needed of ['cmap', 'glyf', 'head', 'loca', 'GSUB']) expect(names).toContain(needed);
    for (const at of entries) {
      const tag = font.toString('latin1', at, at + 4);
      const offset = font.readUInt32BE(at + 8);
      const table = Buffer.from(font.subarray(offset, offset + font.readUInt32BE(at + 12)));
      // Its own sum of the whole font is not part of the sum of this table.
      if (tag === 'head') table.writeUInt32BE(0, 8);
      expect(checksum(table), tag).toBe(font.readUInt32BE(at + 4));
    }
  },
);

test('what is no WOFF font is refused', () => {
  expect(() => unpackedFont(Buffer.alloc(100))).toThrow('not a WOFF font');
});
