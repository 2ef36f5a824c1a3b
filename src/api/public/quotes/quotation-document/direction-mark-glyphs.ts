const tableHeaderBytes = 4;
const encodingBytes = 8;
const groupsHeaderBytes = 16;
const groupBytes = 12;

/** The marks of direction, which the bidirectional algorithm reads and no reader sees. */
const directionMarks = [0x200e, 0x200f];
const zeroWidthSpace = 0x200b;

/**
 * A table of characters (`cmap`) in which the marks of direction have the glyph of the zero-width space. Without one the
 * PDF library takes them from a standard font, which is not embedded. A table without a zero-width space is left as it is.
 */
export function withDirectionMarks(table: Buffer): Buffer {
  const glyphs = glyphsOf(table);
  const empty = glyphs.get(zeroWidthSpace);
  if (empty === undefined) return table;
  for (const mark of directionMarks) glyphs.set(mark, empty);
  const characters = [...glyphs].sort(([one], [other]) => one - other);
  const groups = Buffer.alloc(groupsHeaderBytes + characters.length * groupBytes);
  groups.writeUInt16BE(12, 0);
  groups.writeUInt32BE(groups.length, 4);
  groups.writeUInt32BE(characters.length, 12);
  for (const [index, [character, glyph]] of characters.entries()) {
    const at = groupsHeaderBytes + index * groupBytes;
    groups.writeUInt32BE(character, at);
    groups.writeUInt32BE(character, at + 4);
    groups.writeUInt32BE(glyph, at + 8);
  }
  const header = Buffer.alloc(tableHeaderBytes + encodingBytes);
  header.writeUInt16BE(1, 2);
  // All of Unicode, as Windows numbers it.
  header.writeUInt16BE(3, 4);
  header.writeUInt16BE(10, 6);
  header.writeUInt32BE(header.length, 8);
  return Buffer.concat([header, groups]);
}

/** The glyph of each character of the basic plane: a subtable in format 4, which every font of the web has. */
function glyphsOf(table: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  const count = table.readUInt16BE(2);
  const starts = Array.from({ length: count }, (_, index) =>
    table.readUInt32BE(tableHeaderBytes + index * encodingBytes + 4),
  );
  const start = starts.find((offset) => table.readUInt16BE(offset) === 4);
  if (start === undefined) return glyphs;
  const segments = table.readUInt16BE(start + 6) / 2;
  const ends = start + 14;
  const firsts = ends + segments * 2 + 2;
  const deltas = firsts + segments * 2;
  const ranges = deltas + segments * 2;
  for (let segment = 0; segment < segments; segment++) {
    const first = table.readUInt16BE(firsts + segment * 2);
    const last = table.readUInt16BE(ends + segment * 2);
    const delta = table.readUInt16BE(deltas + segment * 2);
    const range = table.readUInt16BE(ranges + segment * 2);
    for (let character = first; character <= last && character < 0xffff; character++) {
      const stored =
        range === 0 ? character : table.readUInt16BE(ranges + segment * 2 + range + (character - first) * 2);
      const glyph = range !== 0 && stored === 0 ? 0 : (stored + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(character, glyph);
    }
  }
  return glyphs;
}
