import { createContext } from 'react-router';
import type { RateLimit } from '#api/http/rate-limits.ts';
import type { Environment } from '#config/environment.ts';
import type { Database } from '#database/connect.ts';
import type { ProductIndex } from '#domain/catalogue/product-index/product-index.ts';

/** Returns the cached value of this name, or reads and caches it until the shop's content changes. */
export type CachedRead = <Value>(name: string, read: () => Promise<Value>) => Promise<Value>;

/** What loaders and actions work with; the server opens it once and hands it to the pages. */
export interface PageServices {
  readonly db: Database;
  readonly environment: Environment;
  readonly log: { error(details: object, message: string): void };
  readonly now: () => Date;
  /** For what every page needs and only a change of the shop's content changes. */
  readonly cachedRead: CachedRead;
  /** The product index as of the current content version: no query while the content stays the same. */
  readonly productIndex: () => Promise<ProductIndex>;
  /** Counts a search that found nothing, for staff. */
  readonly noteMissedSearch: (term: string) => void;
  /** Looks for email to send: called after an operation that wrote some. */
  readonly wakeEmailDelivery: () => void;
}

export interface PageRequestInfo {
  readonly requestId: string;
  /** Counts one more attempt of the caller's address; throws `too_many_requests` when it is one too many. */
  readonly countAttempt: CountAttempt;
}

export type CountAttempt = (limit: RateLimit) => Promise<void>;

export type PageHandler = (request: Request, info: PageRequestInfo) => Promise<Response>;

export const pageServices = createContext<PageServices>();
export const requestIdContext = createContext<string>();
export const countAttemptContext = createContext<CountAttempt>();
