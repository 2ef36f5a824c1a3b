import { flushCompileCache } from 'node:module';
import type { Logger } from 'pino';
import { BodyBytes } from '#api/http/body-bytes.ts';
import {
  openQuotationPdfs,
  type QuotationPdfs,
} from '#api/public/quotes/quotation-document/quotation-pdfs.ts';
import type { Environment } from '#config/environment.ts';
import type { OpenDatabase } from '#database/connect.ts';
import { watchContent } from '#database/content-version.ts';
import type { PreparedDatabase } from '#database/embedded/prepared-folder.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { needsSeeding } from '#database/seed/needs-seeding.ts';
import { ensureAdminPassword } from '#domain/admin-identity/ensure-admin-password.server.ts';
import { openProductIndex } from '#domain/catalogue/product-index/catalogue-index.server.ts';
import type { SnapshotPlace } from '#domain/catalogue/product-index/index-snapshot.server.ts';
import { openMissedSearches } from '#domain/catalogue/search/missed/missed-searches.server.ts';
import { addMissingArticles } from '#domain/content/publishing/seed-articles.server.ts';
import { getEmailBacklog } from '#domain/outbox/get-email-backlog.server.ts';
import { openAttachmentStore } from '#domain/quotes/attachment-store.server.ts';
import { openImageStore } from '#images/image-store.ts';
import { startEmailDelivery } from '#mail/email-delivery.ts';
import { openUrgentEmail } from '#mail/urgent-email.ts';
import type { Storage } from '#storage/open-storage.ts';
import type { PageHandler, PageServices } from '#storefront/page-services.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { openBackupDesk } from './backups/backup-desk.ts';
import { backupFolder } from './backups/backup-folder.ts';
import { startBackups } from './backups/start-backups.ts';
import { type AppParts, buildApp } from './build-app.ts';
import { requireFreeSocketName } from './commands/control-socket.ts';
import { cacheContent } from './content-cache.ts';
import { startDailyCleanup } from './daily-cleanup.ts';
import { Admission, pdfLimits, pictureLimits } from './http/admission.ts';
import { limitHeapGrowth } from './limit-heap-growth.ts';
import { type Intercept, type ListeningServer, listen } from './listen.ts';
import { openMetrics } from './metrics.ts';
import { PageCache } from './page-cache/page-cache.ts';
import { sendCachedPages } from './page-cache/send-cached-pages.ts';
import { startPublishing } from './publish-on-time.ts';
import { watchServer } from './server-status.ts';
import { endInOrder } from './shutdown.ts';
import { warmUp } from './warm-up.ts';

const requestsFinishWithinMs = 10_000;
const allStopsWithinMs = 30_000;

/** What differs between the real start, one for development and one in a test. */
export interface ServedParts {
  readonly builtFiles: AppParts['builtFiles'];
  /** Whether a new shop opens with its pictures; tests of other things do without. */
  readonly withPictures: boolean;
  /** The embedded database with pictures that the build has made; absent: a new one is migrated and seeded. */
  readonly prepared?: PreparedDatabase;
  readonly routes?: AppParts['routes'];
  readonly intercept?: Intercept;
}

/** What the rest of the shop is built on. */
export interface OpenedShop {
  readonly settings: Environment;
  readonly log: Logger;
  readonly storage: Storage;
  readonly database: OpenDatabase;
  readonly createPages: (services: PageServices) => PageHandler;
  /** The product index as the last process has left it. */
  readonly snapshotFile: string;
}

/** Brings the database up to date and serves the shop until a signal ends it. */
export async function serveShop(
  { settings, log, storage, database, createPages, snapshotFile }: OpenedShop,
  { builtFiles, withPictures, prepared, routes, intercept }: ServedParts,
): Promise<void> {
  try {
    requireFreeSocketName(settings.dataDir);
    await migrateDatabase(database);
    const pictureQueue = new Admission(pictureLimits);
    const images = openImageStore(storage.images, {
      avifPictures: settings.avifPictures,
      queue: (work) => pictureQueue.run({ method: 'GET' }, work),
    });
    if (await needsSeeding(database.db)) {
      const { seedShop } = await import('./seed-shop.ts');
      await seedShop(database, { images, withPictures, prepared });
    }
    await addMissingArticles(database.db);
    const { generatedPassword } = await ensureAdminPassword(database.db, settings);

    // Loaded before the server listens: with a large catalogue the first visitor would wait for it.
    const productIndex = openProductIndex(database.db, indexSnapshot(snapshotFile));
    await productIndex();

    const content = await watchContent(database, log);
    const cachedRead = cacheContent({ content });
    // In development every page is rendered on each request.
    const pageCache =
      builtFiles && settings.pageCacheMb > 0
        ? new PageCache({ content, maxBytes: settings.pageCacheMb * 2 ** 20 })
        : undefined;

    const now = () => new Date();
    const missedSearches = openMissedSearches({ db: database.db, now, log });
    const admission = new Admission();
    const pdfQueue = new Admission(pdfLimits);
    const quotationPdfs = openQuotationPdfs({
      queue: (work) => pdfQueue.run({ method: 'GET' }, work),
      requireRoom: () => pdfQueue.requireRoom(),
    });
    const bodyBytes = new BodyBytes(settings.bodiesInFlightMb * 2 ** 20);
    const metrics = openMetrics({
      pool: database.pool,
      admission,
      queues: { pdf: pdfQueue, picture: pictureQueue },
      bodyBytes,
      pageCache,
      emailBacklog: () => getEmailBacklog(database.db, now()),
      version: packageJson.version,
    });
    const serverFigures = watchServer(admission, pageCache, now());
    const urgentMail = openUrgentEmail(settings, now);
    let environment = settings;
    let email: ReturnType<typeof startEmailDelivery> | undefined;
    const wakeEmailDelivery = () => email?.wake();
    const house = { database, storage, shopVersion: packageJson.version, now };
    const startDelivery = () => startEmailDelivery({ db: database.db, environment, log });
    const backupDesk = openBackupDesk(house, {
      folder: backupFolder(settings),
      log,
      parts: {
        admission,
        productIndex,
        content,
        stopEmail: async () => email?.stop(),
        startEmail: () => {
          email = startDelivery();
        },
      },
    });
    const stopping = new AbortController();
    let warm = Promise.resolve();
    const makeApp = (port: number) => {
      environment = withActualPort(settings, port);
      const app = buildApp({
        environment,
        database,
        log,
        now,
        pages: createPages({
          db: database.db,
          environment,
          log,
          now,
          cachedRead,
          productIndex: () => cachedRead('product index', productIndex),
          noteMissedSearch: missedSearches.note,
          wakeEmailDelivery,
        }),
        productIndex,
        images,
        attachments: openAttachmentStore(storage.attachments),
        quotationPdfs,
        backupDesk,
        builtFiles,
        content,
        admission,
        bodyBytes,
        metrics,
        serverFigures,
        ...(pageCache && { pageCache }),
        wakeEmailDelivery,
        sendEmailNow: urgentMail.send,
        ...(routes && { routes }),
      });
      // In development pages are not cached, so there is nothing to warm up.
      if (builtFiles) {
        warm = warmUp(app, stopping.signal).then(
          // Written now and not only at the end: a process that is killed would leave nothing to the next start.
          () => flushCompileCache(),
          (err) => log.warn({ err }, 'warm-up failed'),
        );
        void warm.then(limitHeapGrowth);
      }
      return app;
    };
    const server = await listen(settings, makeApp, pageCache ? sendCachedPages(pageCache) : intercept);
    email = startDelivery();
    const backups = startBackups(house, settings, log);
    const clearing = startDailyCleanup({ db: database.db, keep: settings.keepMonths, log, now });
    const publishing = startPublishing({ db: database.db, content, log, now });

    // Before the first request is answered: a signal that comes then must not kill the process.
    endInOrder({
      stop: async () => {
        stopping.abort();
        await warm;
        await stop({
          server,
          email: { stop: async () => email?.stop() },
          urgentMail,
          quotationPdfs,
          productIndex,
          missedSearches,
          backups: {
            stop: async () => void (await Promise.all([(await backups).stop(), backupDesk.stop()])),
          },
          clearing,
          publishing,
          content,
          database,
          log,
        });
      },
      log,
      withinMs: allStopsWithinMs,
    });
    await backups;
    announce(environment, generatedPassword);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Only the build says which code made the index. */
function indexSnapshot(file: string): SnapshotPlace | undefined {
  const code = process.env.PRODUCT_INDEX_CODE;
  return code ? { file, code } : undefined;
}

interface Running {
  readonly server: ListeningServer;
  readonly email: { stop(): Promise<void> };
  readonly urgentMail: { close(): void };
  readonly quotationPdfs: Pick<QuotationPdfs, 'close'>;
  readonly productIndex: { close(): Promise<void> };
  readonly missedSearches: { write(): Promise<void> };
  readonly backups: { stop(): Promise<void> };
  readonly clearing: { stop(): Promise<void> };
  readonly publishing: { stop(): Promise<void> };
  readonly content: { stop(): Promise<void> };
  readonly database: OpenDatabase;
  readonly log: Logger;
}

/** Each part is stopped even if one before it fails; the database last, because the others write to it. */
async function stop({
  server,
  email,
  urgentMail,
  quotationPdfs,
  productIndex,
  missedSearches,
  backups,
  clearing,
  publishing,
  content,
  database,
  log,
}: Running): Promise<void> {
  try {
    const outcome = await server.drain(requestsFinishWithinMs);
    if (outcome === 'cut off') log.warn('some requests did not finish and were cut off');
  } finally {
    urgentMail.close();
    try {
      await Promise.all([
        backups.stop(),
        email.stop(),
        quotationPdfs.close(),
        productIndex.close(),
        missedSearches.write(),
      ]);
    } finally {
      await clearing.stop();
      await publishing.stop();
      await content.stop();
      await database.close();
    }
  }
}

/** With PORT=0 the system chooses the port, and the address is known only now. */
function withActualPort(settings: Environment, port: number): Environment {
  return settings.port === 0
    ? { ...settings, publicUrl: settings.publicUrl.replace(/:0$/, `:${port}`) }
    : settings;
}

/** Plain lines for a person, on stdout; the log is on stderr. */
function announce({ publicUrl }: Environment, generatedPassword: string | null): void {
  const lines = [`Shop      ${publicUrl}`, `Sign-in   ${publicUrl}/adm/ogulf`];
  if (generatedPassword) lines.push(`Password  ${generatedPassword} (user admin; shown only this once)`);
  process.stdout.write(`${lines.join('\n')}\n`);
}
