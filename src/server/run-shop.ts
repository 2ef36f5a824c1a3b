import { rm } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { BodyBytes } from '#api/http/body-bytes.ts';
import {
  openQuotationPdfs,
  type QuotationPdfs,
} from '#api/public/quotes/quotation-document/quotation-pdfs.ts';
import { requireWritableDataFolder } from '#config/data-folder.ts';
import { type Environment, readEnvironment, SettingsError } from '#config/environment.ts';
import { type OpenDatabase, openDatabase } from '#database/connect.ts';
import { watchContent } from '#database/content-version.ts';
import { DatabaseDamagedError, DatabaseStartError } from '#database/database-start-error.ts';
import { hasEmbeddedDatabase } from '#database/embedded/open-embedded.ts';
import type { PreparedDatabase } from '#database/embedded/prepared-folder.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { completePrepared } from '#database/seed/prepared-contents.ts';
import { seedDatabase } from '#database/seed/seed-database.ts';
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
import { StorageStartError } from '#storage/file-store.ts';
import { openStorage } from '#storage/open-storage.ts';
import { removeAbandonedUploads } from '#storage/uploads.ts';
import type { PageHandler, PageServices } from '#storefront/page-services.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { openBackupDesk } from './backup-desk.ts';
import { backupFolder, findNewestBackup } from './backup-folder.ts';
import { type AppParts, buildApp } from './build-app.ts';
import { requireFreeSocketName } from './commands/control-socket.ts';
import { cacheContent } from './content-cache.ts';
import { startDailyCleanup } from './daily-cleanup.ts';
import { Admission, pdfLimits, pictureLimits } from './http/admission.ts';
import { type Intercept, type ListeningServer, listen } from './listen.ts';
import { createLogger } from './logger.ts';
import { openMetrics } from './metrics.ts';
import { PageCache } from './page-cache/page-cache.ts';
import { sendCachedPages } from './page-cache/send-cached-pages.ts';
import { startPublishing } from './publish-on-time.ts';
import { pictureSeeds, shopSeeds, storeSeedPictures } from './seed-shop.ts';
import { watchServer } from './server-status.ts';
import { endInOrder } from './shutdown.ts';
import { startBackups } from './start-backups.ts';
import { StartError } from './start-error.ts';
import { warmUp } from './warm-up.ts';

const requestsFinishWithinMs = 10_000;
const allStopsWithinMs = 30_000;

/** What differs between the real start, one for development and one in a test: where the pages come from. */
export interface ShopParts {
  readonly loadPages: () => Promise<(services: PageServices) => PageHandler>;
  readonly builtFiles: AppParts['builtFiles'];
  /** Whether a new shop opens with its pictures; tests of other things do without. */
  readonly withPictures: boolean;
  /** The embedded database with pictures that the build has made; absent: a new one is migrated and seeded. */
  readonly prepared?: PreparedDatabase;
  readonly routes?: AppParts['routes'];
  readonly intercept?: Intercept;
}

/** Runs the shop until a signal ends it. A start that cannot succeed ends with one line and exit code 1. */
export async function runShop(parts: ShopParts): Promise<void> {
  try {
    await start(parts);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}

async function start({
  loadPages,
  builtFiles,
  withPictures,
  prepared,
  routes,
  intercept,
}: ShopParts): Promise<void> {
  const settings = readEnvironment(process.env);
  const log = createLogger(settings);
  requireWritableDataFolder(settings.dataDir);
  requireFreeSocketName(settings.dataDir);
  const createPages = await loadPages();

  const storage = await openStorage(settings);
  await removeAbandonedUploads(settings.dataDir, new Date());
  if (!hasDatabase(settings)) await rm(snapshotFile(settings), { force: true });
  const database = await openDatabase({ ...settings, log, prepared }).catch((error) =>
    adviseRestore(error, settings),
  );
  try {
    await migrateDatabase(database);
    const pictureQueue = new Admission(pictureLimits);
    const images = openImageStore(storage.images, {
      avifPictures: settings.avifPictures,
      queue: (work) => pictureQueue.run({ method: 'GET' }, work),
    });
    if (prepared && database.engine === 'embedded') {
      const { sources } = prepared;
      await completePrepared(database.db, { sources, storeFiles: () => storeSeedPictures(images) });
    }
    await seedDatabase(database.db, ...shopSeeds, ...(withPictures ? [pictureSeeds(images)] : []));
    await addMissingArticles(database.db);
    const { generatedPassword } = await ensureAdminPassword(database.db, settings);

    // Loaded before the server listens: with a large catalogue the first visitor would wait for it.
    const productIndex = openProductIndex(database.db, indexSnapshot(settings));
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

/**
 * Copies of one prepared database cannot be told apart: a snapshot that an earlier one in the same data folder has left would
 * be taken for that of the new one.
 */
function hasDatabase({ databaseUrl, dataDir }: Environment): boolean {
  return databaseUrl !== undefined || hasEmbeddedDatabase(dataDir);
}

/** Only the build says which code made the index. */
function indexSnapshot(settings: Environment): SnapshotPlace | undefined {
  const code = process.env.PRODUCT_INDEX_CODE;
  return code ? { file: snapshotFile(settings), code } : undefined;
}

function snapshotFile({ dataDir }: Environment): string {
  return join(dataDir, 'product-index.snapshot');
}

/** Adds to the message of a damaged database which backup to restore. */
async function adviseRestore(error: unknown, settings: Environment): Promise<never> {
  if (!(error instanceof DatabaseDamagedError)) throw error;
  const backup = await findNewestBackup(settings);
  const advice = backup
    ? `The newest good backup is ${backup}: move the folder aside, then npm run restore -- ${backup}`
    : 'There is no good backup in the backup folder: move the folder aside and restore one from elsewhere';
  throw new StartError(`${error.message}. ${advice}`, { cause: error });
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

function explain(error: unknown): string {
  const isExpected =
    error instanceof SettingsError ||
    error instanceof DatabaseStartError ||
    error instanceof StorageStartError ||
    error instanceof StartError;
  if (isExpected) return `Cannot start: ${error.message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
