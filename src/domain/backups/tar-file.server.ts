import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';

const blockSize = 512;
const chunkSize = 256 * 1024;
/** What eleven octal digits can say; above it the number is written in bytes, as GNU tar does it. */
const largestOctal = 0o77777777777;

export interface TarEntry {
  readonly name: string;
  readonly size: number;
  /** Of its first byte in the file. */
  readonly position: number;
}

/** The file is not a whole archive; the message says what is wrong with it. */
export class TarError extends Error {
  override readonly name = 'TarError';
}

/**
 * Writes an archive that every `tar` can open (POSIX ustar). The size of an entry stands before its contents, so that
 * its place is kept free and filled in when the contents have passed: nothing is held in memory or written twice.
 */
export class TarWriter {
  readonly #file: FileHandle;
  readonly #modifiedAt: Date;
  #position = 0;

  constructor(file: FileHandle, modifiedAt: Date) {
    this.#file = file;
    this.#modifiedAt = modifiedAt;
  }

  async add(
    name: string,
    contents: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): Promise<{ size: number; sha256: string }> {
    const start = this.#position;
    const hash = createHash('sha256');
    this.#position += blockSize;
    for await (const chunk of contents) {
      hash.update(chunk);
      await this.#write(chunk);
    }
    const size = this.#position - start - blockSize;
    await this.#write(new Uint8Array(paddingAfter(size)));
    await writeAll(this.#file, headerOf(name, size, this.#modifiedAt), start);
    return { size, sha256: hash.digest('hex') };
  }

  /** The two empty blocks that end an archive. */
  async end(): Promise<void> {
    await this.#write(new Uint8Array(2 * blockSize));
  }

  async #write(bytes: Uint8Array): Promise<void> {
    await writeAll(this.#file, bytes, this.#position);
    this.#position += bytes.byteLength;
  }
}

/** Finds every entry and requires that the file holds them and nothing else. */
export async function readTarEntries(file: FileHandle): Promise<TarEntry[]> {
  const { size: fileSize } = await file.stat();
  const entries: TarEntry[] = [];
  let position = 0;
  for (;;) {
    const header = await readAt(file, position, blockSize);
    if (header.every((byte) => byte === 0)) break;
    const { name, size } = readHeader(header);
    const contents = position + blockSize;
    const padding = await readAt(file, contents + size, paddingAfter(size));
    if (padding.some((byte) => byte !== 0)) throw new TarError('something stands between two of its parts');
    entries.push({ name, size, position: contents });
    position = contents + size + paddingAfter(size);
  }
  const ending = await readAt(file, position, 2 * blockSize);
  if (ending.some((byte) => byte !== 0) || fileSize !== position + 2 * blockSize) {
    throw new TarError('it does not end where its contents end');
  }
  return entries;
}

export async function* readTarEntry(file: FileHandle, { position, size }: TarEntry): AsyncGenerator<Buffer> {
  for (let offset = 0; offset < size; offset += chunkSize) {
    yield await readAt(file, position + offset, Math.min(chunkSize, size - offset));
  }
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await file.read(buffer, filled, length - filled, position + filled);
    if (bytesRead === 0) throw new TarError('it is cut off');
    filled += bytesRead;
  }
  return buffer;
}

async function writeAll(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  let written = 0;
  while (written < bytes.byteLength) {
    const { bytesWritten } = await file.write(bytes, written, bytes.byteLength - written, position + written);
    written += bytesWritten;
  }
}

function paddingAfter(size: number): number {
  return (blockSize - (size % blockSize)) % blockSize;
}

// Where the fields of a header are, and how long.
const field = {
  name: [0, 100],
  mode: [100, 8],
  owner: [108, 8],
  group: [116, 8],
  size: [124, 12],
  modifiedAt: [136, 12],
  checksum: [148, 8],
  type: [156, 1],
  magic: [257, 8],
} as const;

function headerOf(name: string, size: number, modifiedAt: Date): Buffer {
  if (Buffer.byteLength(name) > field.name[1]) throw new Error(`too long for a name in an archive: ${name}`);
  const header = Buffer.alloc(blockSize);
  const write = ([start]: readonly [number, number], text: string) => header.write(text, start, 'latin1');
  const writeOctal = (place: readonly [number, number], value: number) =>
    write(place, `${value.toString(8).padStart(place[1] - 1, '0')}\0`);
  header.write(name, field.name[0], 'utf8');
  writeOctal(field.mode, 0o600);
  writeOctal(field.owner, 0);
  writeOctal(field.group, 0);
  if (size <= largestOctal) {
    writeOctal(field.size, size);
  } else {
    header[field.size[0]] = 0x80;
    header.writeBigUInt64BE(BigInt(size), field.size[0] + 4);
  }
  writeOctal(field.modifiedAt, Math.floor(modifiedAt.getTime() / 1000));
  write(field.type, '0');
  write(field.magic, 'ustar\u000000');
  write(field.checksum, `${checksumOf(header).toString(8).padStart(6, '0')}\0 `);
  return header;
}

function readHeader(header: Buffer): { name: string; size: number } {
  const text = ([start, length]: readonly [number, number]) =>
    (header.toString('utf8', start, start + length).split('\0', 1)[0] ?? '').trim();
  if (
    Number.parseInt(text(field.checksum), 8) !== checksumOf(header) ||
    !text(field.magic).startsWith('ustar')
  ) {
    throw new TarError('the heading of a part is damaged');
  }
  const isLarge = header[field.size[0]] === 0x80;
  const size = isLarge
    ? Number(header.readBigUInt64BE(field.size[0] + 4))
    : Number.parseInt(text(field.size), 8);
  return { name: text(field.name), size };
}

/** The sum of all bytes, with spaces in place of the sum itself. */
function checksumOf(header: Buffer): number {
  const [start, length] = field.checksum;
  let sum = 0;
  for (const [place, byte] of header.entries()) {
    sum += place >= start && place < start + length ? 0x20 : byte;
  }
  return sum;
}
