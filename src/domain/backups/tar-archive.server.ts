import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';

const blockSize = 512;
const chunkSize = 256 * 1024;
/** The two bytes of a header that its checksum does not cover: a NUL and a space, in the order that the writer chose. */
const checksumEnding = { position: 154, allowed: [Buffer.from('\0 '), Buffer.from(' \0')] } as const;

/** An entry of an archive, with where its contents are, so that it can be read again without reading the others. */
export interface TarEntry {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
  /** The offset of its first byte in the file. */
  readonly position: number;
}

/** The file is not a complete archive; the message says what is wrong with it. */
export class TarError extends Error {
  override readonly name = 'TarError';
}

type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
type Added = Pick<TarEntry, 'size' | 'sha256'>;

interface TarOptions {
  readonly modifiedAt: Date;
  /** A file that may be overwritten, and that the caller removes. */
  readonly temporaryPath: string;
}

/** Writes a tar archive (POSIX ustar) entry by entry, with the SHA-256 of each. */
export class TarWriter {
  readonly #pack = pack();
  readonly #written: Promise<void>;
  readonly #options: TarOptions;

  constructor(file: FileHandle, options: TarOptions) {
    this.#options = options;
    this.#written = file.writeFile(this.#pack as AsyncIterable<Uint8Array>);
    // `add` and `end` report a failure.
    this.#written.catch(() => {});
  }

  add(name: string, contents: Uint8Array): Promise<Added> {
    return this.#add(name, contents.byteLength, [contents]);
  }

  /**
   * Adds contents of unknown length. The header of an entry holds its size and comes first, so they are written to a
   * temporary file before.
   */
  async addStream(name: string, contents: AsyncIterable<Uint8Array>): Promise<Added> {
    const spool = await open(this.#options.temporaryPath, 'w+', 0o600);
    try {
      await spool.writeFile(contents);
      const { size } = await spool.stat();
      return await this.#add(name, size, readRange(spool, 0, size));
    } finally {
      await spool.close();
    }
  }

  async end(): Promise<void> {
    this.#pack.finalize();
    await this.#written;
  }

  /** Ends writing before the archive is complete. */
  async abort(): Promise<void> {
    this.#pack.destroy();
    await this.#written.catch(() => {});
  }

  async #add(name: string, size: number, contents: Chunks): Promise<Added> {
    const hash = createHash('sha256');
    const entry = this.#pack.entry({ name, size, mode: 0o600, mtime: this.#options.modifiedAt });
    try {
      await pipeline(hashed(contents, hash), entry);
    } catch (error) {
      this.#pack.destroy();
      // If the file could not be written, that is the cause.
      await this.#written;
      throw error;
    }
    return { size, sha256: hash.digest('hex') };
  }
}

/** Reads an archive from end to end. Every byte belongs to an entry, its header or its padding, or it is refused. */
export async function readTar(
  file: FileHandle,
): Promise<{ entries: TarEntry[]; bytes: number; sha256: string }> {
  const { size: bytes } = await file.stat();
  const hash = createHash('sha256');
  const entries = await readEntries(hashed(readRange(file, 0, bytes), hash));
  let end = 0;
  for (const { position, size } of entries) {
    if (position !== end + blockSize) throw new TarError('something stands between two of its entries');
    end = position + size + paddingAfter(size);
    await requireBytes(file, position - blockSize + checksumEnding.position, ...checksumEnding.allowed);
    await requireBytes(file, position + size, Buffer.alloc(paddingAfter(size)));
  }
  if (bytes !== end + 2 * blockSize) throw new TarError('it does not end where its contents end');
  await requireBytes(file, end, Buffer.alloc(2 * blockSize));
  return { entries, bytes, sha256: hash.digest('hex') };
}

async function readEntries(chunks: AsyncIterable<Uint8Array>): Promise<TarEntry[]> {
  const entries: TarEntry[] = [];
  const archive = extract();
  const reading = pipeline(chunks, archive);
  reading.catch(() => {});
  try {
    for await (const contents of archive) {
      const { name, size, type } = contents.header;
      if (type !== 'file') throw new TarError(`${name} is not a file`);
      const hash = createHash('sha256');
      for await (const chunk of contents) hash.update(chunk as Uint8Array);
      entries.push({ name, size, position: contents.offset + blockSize, sha256: hash.digest('hex') });
    }
    await reading;
  } catch (cause) {
    const { errno } = Object(cause) as NodeJS.ErrnoException;
    if (errno !== undefined || cause instanceof TarError) throw cause;
    throw new TarError('it is cut off or the header of an entry was changed', { cause });
  }
  return entries;
}

export function readTarEntry(file: FileHandle, { position, size }: TarEntry): AsyncGenerator<Buffer> {
  return readRange(file, position, size);
}

async function* readRange(file: FileHandle, start: number, length: number): AsyncGenerator<Buffer> {
  for (let offset = 0; offset < length; offset += chunkSize) {
    yield await readAt(file, start + offset, Math.min(chunkSize, length - offset));
  }
}

async function* hashed(chunks: Chunks, hash: ReturnType<typeof createHash>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}

async function requireBytes(
  file: FileHandle,
  position: number,
  ...allowed: [Buffer, ...Buffer[]]
): Promise<void> {
  const bytes = await readAt(file, position, allowed[0].length);
  if (!allowed.some((each) => bytes.equals(each))) {
    throw new TarError('something stands between two of its entries');
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

function paddingAfter(size: number): number {
  return (blockSize - (size % blockSize)) % blockSize;
}
