import { ShopError } from '#primitives/shop-error.ts';

const retryAfterSeconds = 3;

/** Share of the ceiling that one address may hold, so that a single caller cannot use all of it. */
const shareOfAddress = 1 / 4;

/** The bytes of one request's body. */
export interface BodyCount {
  /** Refuses a body whose announced length does not fit now, before it is read. */
  expect(bytes: number): void;
  /** Counts bytes that have arrived; throws `server_busy` when they are too many. */
  add(bytes: number): void;
  /** To be called when the request is finished; repeating it changes nothing. */
  release(): void;
}

/**
 * Ceiling on the bytes of request bodies in flight, in memory or in temporary files: those of all requests that have not
 * been answered. Above it a request with a body is refused with 503 and Retry-After.
 */
export class BodyBytes {
  readonly #maxBytes: number;
  readonly #byAddress = new Map<string, number>();
  #bytes = 0;
  #refused = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get figures() {
    return { bytes: this.#bytes, refused: this.#refused };
  }

  /** Begins to count a body. The address is null for signed-in staff, who may import a file as large as the ceiling. */
  open(address: string | null): BodyCount {
    let counted = 0;
    return {
      expect: (bytes) => this.#require(bytes, address),
      add: (bytes) => {
        this.#require(bytes, address);
        counted += bytes;
        this.#change(bytes, address);
      },
      release: () => {
        this.#change(-counted, address);
        counted = 0;
      },
    };
  }

  #require(bytes: number, address: string | null): void {
    const ofAddress = address === null ? 0 : (this.#byAddress.get(address) ?? 0) + bytes;
    if (this.#bytes + bytes <= this.#maxBytes && ofAddress <= this.#maxBytes * shareOfAddress) return;
    this.#refused += 1;
    throw new ShopError('server_busy', { retryAfterSeconds });
  }

  #change(bytes: number, address: string | null): void {
    this.#bytes += bytes;
    if (address === null || bytes === 0) return;
    const ofAddress = (this.#byAddress.get(address) ?? 0) + bytes;
    if (ofAddress > 0) this.#byAddress.set(address, ofAddress);
    else this.#byAddress.delete(address);
  }
}
