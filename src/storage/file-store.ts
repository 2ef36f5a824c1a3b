/** Content-addressed file storage: names such as 'products/0f3a….webp' hold a hash, so a stored file never changes. */
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

/** The configured storage cannot be used; the message is one actionable line without secrets. */
export class StorageStartError extends Error {
  override readonly name = 'StorageStartError';
}
