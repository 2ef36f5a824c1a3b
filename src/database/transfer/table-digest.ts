import { createHash } from 'node:crypto';

/** By what the contents of a table are known to be the same elsewhere. */
export interface TableDigest {
  readonly rows: number;
  readonly sha256: string;
}

const newLine = 0x0a;

/** Reads lines as `dumpTable` writes them; the first names the columns. */
export class TableDigester {
  readonly #hash = createHash('sha256');
  #lines = 0;

  add(chunk: string | Uint8Array): void {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    for (const byte of bytes) if (byte === newLine) this.#lines += 1;
    this.#hash.update(bytes);
  }

  /** Passes the lines on to whoever does something with them. */
  async *watch(chunks: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const chunk of chunks) {
      this.add(chunk);
      yield chunk;
    }
  }

  finish(): TableDigest {
    return { rows: Math.max(0, this.#lines - 1), sha256: this.#hash.digest('hex') };
  }
}
