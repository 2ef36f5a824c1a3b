import { createHash } from 'node:crypto';

/** Row count and checksum of a table, to compare it with a copy. */
export interface TableDigest {
  readonly rows: number;
  readonly sha256: string;
}

const newLine = 0x0a;

/** Computes the digest of the output of `dumpTable`. */
export class TableDigester {
  readonly #hash = createHash('sha256');
  #lines = 0;

  add(chunk: string | Uint8Array): void {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    for (const byte of bytes) if (byte === newLine) this.#lines += 1;
    this.#hash.update(bytes);
  }

  /** Digests the chunks and passes them through. */
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
