/** Bytes under names like 'products/0f3a….webp'. Names say what is in a file, so a file never changes once it is there. */
export interface FileStore {
  /** Keeps the bytes whole or not at all; the same name again is no mistake. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  get(name: string): Promise<Buffer | undefined>;
  has(name: string): Promise<boolean>;
  /** Every file whose name begins so, in no order. */
  list(prefix?: string): AsyncIterable<string>;
  /** One that is not there is no mistake. */
  remove(name: string): Promise<void>;
}

/** Files cannot be kept where the settings say; the message is one line that a person can act on, without secrets. */
export class StorageStartError extends Error {
  override readonly name = 'StorageStartError';
}
