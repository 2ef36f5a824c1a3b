import { inflateSync } from 'node:zlib';
import { withDirectionMarks } from './direction-mark-glyphs.ts';

const woffHeaderBytes = 44;
const woffEntryBytes = 20;
const sfntHeaderBytes = 12;
const sfntEntryBytes = 16;

/**
 * Converts a WOFF font to the TrueType font that is packed in it. The PDF library unpacks the table of all outlines
 * again for every glyph that it embeds, which took an eighth of the time of a document. Marks of direction get a glyph.
 */
export function unpackedFont(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF font');
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(sfntHeaderBytes + count * sfntEntryBytes);
  // The type of the font.
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const entrySelector = Math.floor(Math.log2(count));
  const searchRange = 2 ** entrySelector * sfntEntryBytes;
  directory.writeUInt16BE(searchRange, 6);
  directory.writeUInt16BE(entrySelector, 8);
  directory.writeUInt16BE(count * sfntEntryBytes - searchRange, 10);

  const parts: Buffer[] = [directory];
  let offset = directory.length;
  for (let index = 0; index < count; index += 1) {
    const from = woffHeaderBytes + index * woffEntryBytes;
    const start = woff.readUInt32BE(from + 4);
    const packedBytes = woff.readUInt32BE(from + 8);
    const unpackedBytes = woff.readUInt32BE(from + 12);
    const packed = woff.subarray(start, start + packedBytes);
    const unpacked = packedBytes < unpackedBytes ? inflateSync(packed) : packed;
    const table =
      woff.toString('latin1', from, from + 4) === 'cmap' ? withDirectionMarks(unpacked) : unpacked;
    const bytes = table.length;
    const to = sfntHeaderBytes + index * sfntEntryBytes;
    // The name of the table.
    woff.copy(directory, to, from, from + 4);
    if (table === unpacked) woff.copy(directory, to + 4, from + 16, from + 20);
    else directory.writeUInt32BE(checksum(table), to + 4);
    directory.writeUInt32BE(offset, to + 8);
    directory.writeUInt32BE(bytes, to + 12);
    // Tables begin at multiples of four.
    const padding = Buffer.alloc(-bytes & 3);
    parts.push(table, padding);
    offset += bytes + padding.length;
  }
  return Buffer.concat(parts);
}

/** The sum of all numbers of 32 bits. */
function checksum(table: Buffer): number {
  const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}
