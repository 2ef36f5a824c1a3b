import { createContext } from 'react-router';
import type { Environment } from '#config/environment.ts';
import type { Database } from '#database/connect.ts';

/** What loaders and actions work with; the server opens it once and hands it to the pages. */
export interface PageServices {
  readonly db: Database;
  readonly environment: Environment;
  readonly log: { error(details: object, message: string): void };
  readonly now: () => Date;
}

export interface PageRequestInfo {
  readonly requestId: string;
}

export const pageServices = createContext<PageServices>();
export const pageRequestInfo = createContext<PageRequestInfo>();
