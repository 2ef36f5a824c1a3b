import type { HttpBindings } from '@hono/node-server';
import type { RequestIdVariables } from 'hono/request-id';
import type { Logger } from 'pino';
import type { Environment } from '#config/environment.ts';
// A type only: handlers carry the handle to operations and never query with it.
import type { Database } from '#database/connect.ts';
import type { RateLimits } from '#database/rate-limits.ts';
import type { AttachmentStore } from '#images/attachment-store.ts';

/** What every API call is given by the server. */
export interface ApiServices {
  readonly db: Database;
  readonly engine: 'embedded' | 'server';
  readonly environment: Environment;
  readonly log: Logger;
  readonly now: () => Date;
  readonly version: string;
  /** Looks for mail to send: called after an operation that wrote some. */
  readonly wakeMail: () => void;
  readonly limits: RateLimits;
  /** Files of buyers. */
  readonly attachments: AttachmentStore;
  /** Throws `not_signed_in` unless the request comes from signed-in staff. */
  readonly requireStaff: (request: Request) => Promise<{ readonly username: string }>;
}

export interface ApiEnv {
  /** Absent when a test calls the app without a connection. */
  Bindings: Partial<HttpBindings>;
  Variables: RequestIdVariables;
}
