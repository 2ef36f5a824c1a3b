import type { HttpBindings } from '@hono/node-server';
import type { RequestIdVariables } from 'hono/request-id';
import type { Logger } from 'pino';
import type { Environment } from '#config/environment.ts';
// A type only: handlers carry the handle to operations and never query with it.
import type { Database } from '#database/connect.ts';
import type { Staff } from '#domain/admin-identity/staff.ts';
import type { RestoreProgress, RestoreRequest } from '#domain/backups/restore-progress.ts';
import type { ProductIndex } from '#domain/catalogue/product-index/product-index.ts';
import type { ReadOrderSettings } from '#domain/orders/order-settings.server.ts';
import type { PlacingStateCache } from '#domain/orders/placing/placing-state-cache.server.ts';
import type { AttachmentStore } from '#domain/quotes/attachment-store.server.ts';
import type { ImageStore } from '#images/image-store.ts';
import type { Locale } from '#primitives/locale.ts';
import type { ServerFigures } from '#primitives/server-status.ts';
import type { BodyBytes } from './http/body-bytes.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { QuotationPdfs } from './public/quotes/quotation-document/quotation-pdfs.ts';

interface UrgentEmail {
  readonly recipient: string;
  readonly locale: Locale;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** A file that was uploaded, until it is removed. */
export interface UploadedFile {
  read(): Promise<Buffer>;
  remove(): Promise<void>;
}

/** Temporary files of uploads (`storage/uploads.ts` implements it). */
export interface Uploads {
  /** Writes an upload as it arrives; nothing is left of one that fails. */
  write(chunks: AsyncIterable<Uint8Array>): Promise<UploadedFile>;
}

interface AdmittedRequest {
  readonly method: string;
  readonly url: string;
  /** Callers take turns: the address, or the session of signed-in staff. */
  readonly caller: string;
}

/** Writing and restoring backups in this process (`server/backups/backup-desk.ts` implements it). */
export interface BackupDesk {
  /** Where the backups of this server are. */
  readonly folder: string;
  /** The restore under way, or the last one of this process. */
  readonly restore: RestoreProgress | null;
  /** Counts the restores of this process. */
  readonly restores: number;
  /** Whether this process is busy with a backup: a moment longer than the database says that one is under way. */
  readonly isBackingUp: boolean;
  /** Begins a backup; throws `backup_running` while there is another, or a restore. */
  startBackup(): Promise<void>;
  /** Begins a restore, during which all other calls are answered with `maintenance`; throws `backup_running` likewise. */
  startRestore(request: Omit<RestoreRequest, 'folder'>): Promise<void>;
}

/** What every API call is given by the server. */
export interface ApiServices {
  readonly db: Database;
  readonly engine: 'embedded' | 'server';
  readonly environment: Environment;
  readonly log: Logger;
  readonly now: () => Date;
  readonly version: string;
  /** How this process does. */
  readonly serverFigures: () => ServerFigures;
  /** Starts a delivery run of the outbox; called after an operation that enqueued emails. */
  readonly wakeEmailDelivery: () => void;
  /** Sends an email at once, without the outbox; rejects when it cannot be sent. */
  readonly sendEmailNow: (email: UrgentEmail) => Promise<void>;
  /** Does the work when it is its turn; `server_busy` when that would take too long. */
  readonly admit: <Result>(request: AdmittedRequest, work: () => Promise<Result>) => Promise<Result>;
  readonly limits: RateLimits;
  /** The settings that an order is decided by, cached. */
  readonly orderSettings: ReadOrderSettings;
  /** What the last orders were decided by. */
  readonly placingStates: PlacingStateCache;
  /** Ceiling on the request bodies in flight. */
  readonly bodyBytes: BodyBytes;
  readonly uploads: Uploads;
  /** The product index with everything that is committed now: one small query to the database. */
  readonly productIndex: () => Promise<ProductIndex>;
  /** Pictures of the shop. */
  readonly images: ImageStore;
  /** Files of buyers. */
  readonly attachments: AttachmentStore;
  /** Quotations as PDF, from a cache or rendered in a queue of their own. */
  readonly quotationPdfs: QuotationPdfs;
  readonly backupDesk: BackupDesk;
  /** Throws `not_signed_in` unless the request comes from signed-in staff. */
  readonly requireStaff: (request: Pick<Request, 'headers'>) => Promise<Staff>;
}

export interface ApiEnv {
  /** Absent when a test calls the app without a connection. */
  Bindings: Partial<HttpBindings>;
  Variables: RequestIdVariables & {
    /** Set for what the storefront answered. */
    isPage?: boolean;
    /** Gives the page's place among those the shop works on back. */
    leave?: () => void;
    /** Set when the shop was too busy to answer. */
    isRefused?: boolean;
  };
}
