import type { Logger } from 'pino';
import type { BackupDesk } from '#api/api-services.ts';
import type { ContentWatch } from '#database/content-version.ts';
import { isBackupUnderWay } from '#domain/backups/get-backup-state.server.ts';
import { restoreFailureOf, restoreInShop } from '#domain/backups/restore-in-shop.server.ts';
import type { RestoreProgress } from '#domain/backups/restore-progress.ts';
import { type BackupShop, takeBackup } from '#domain/backups/take-backup.server.ts';
import { addMissingArticles } from '#domain/content/publishing/seed-articles.server.ts';
import { ShopError } from '#primitives/shop-error.ts';
import type { Admission } from '../http/admission.ts';

interface DeskOptions {
  readonly folder: string;
  readonly log: Logger;
  readonly parts: ServingParts;
}

/** What uses the database besides, or has cached what it holds. */
interface ServingParts {
  readonly admission: Pick<Admission, 'pause'>;
  readonly productIndex: { (): Promise<unknown>; forget(): void };
  readonly content: Pick<ContentWatch, 'refresh'>;
  readonly stopEmail: () => Promise<void>;
  readonly startEmail: () => void;
}

const requestsFinishWithinMs = 20_000;

/** Backups and restores that staff ask this process for, one at a time. */
export function openBackupDesk(
  shop: BackupShop,
  { folder, log, parts }: DeskOptions,
): BackupDesk & { stop(): Promise<void> } {
  const stopping = new AbortController();
  let restore: RestoreProgress | null = null;
  let restores = 0;
  let running: { readonly kind: 'backup' | 'restore'; readonly ended: Promise<void> } | undefined;

  /** Claims the desk before it asks the database, so that of two calls at once one is refused. */
  async function begin(kind: 'backup' | 'restore', work: () => Promise<void>): Promise<void> {
    if (running) throw new ShopError('backup_running');
    const { promise, resolve } = Promise.withResolvers<void>();
    running = { kind, ended: promise };
    const end = () => {
      running = undefined;
      resolve();
    };
    try {
      if (await isBackupUnderWay(shop.database.db, shop.now())) throw new ShopError('backup_running');
    } catch (error) {
      end();
      throw error;
    }
    void work().finally(end);
  }
  const progress = (now: Partial<RestoreProgress>) => {
    if (restore) restore = { ...restore, ...now };
  };

  return {
    folder,
    get restore() {
      return restore;
    },
    get restores() {
      return restores;
    },
    get isBackingUp() {
      return running?.kind === 'backup';
    },
    async startBackup() {
      await begin('backup', async () => {
        try {
          const written = await takeBackup(shop, { folder, kind: 'by_hand', signal: stopping.signal });
          log.info({ path: written?.path, bytes: written?.bytes }, 'backup written');
        } catch (err) {
          // The list of attempts has the reason, which staff see.
          log.error({ err }, 'no backup was written');
        }
      });
    },
    async startRestore(request) {
      const { file, origin } = request;
      await begin('restore', async () => {
        restore = {
          file,
          by: origin.actor,
          startedAt: shop.now(),
          phase: 'waiting',
          backupBefore: null,
          failure: null,
        };
        try {
          const outcome = await withoutRequests(parts, async () => {
            await restoreInShop(shop, { ...request, folder }, progress);
            // A backup from before articles were in the database has none.
            await addMissingArticles(shop.database.db);
            restores += 1;
          });
          progress(outcome === 'busy' ? { phase: 'failed', failure: 'busy' } : { phase: 'done' });
          log.info({ file, outcome }, 'restore ended');
        } catch (err) {
          progress({ phase: 'failed', failure: restoreFailureOf(err) });
          log.error({ err, file }, 'nothing was restored');
        }
      });
    },
    async stop() {
      stopping.abort();
      await running?.ended;
    },
  };
}

/** Does the work while no request and no email uses the database, and makes the caches follow it. */
async function withoutRequests(
  { admission, productIndex, content, stopEmail, startEmail }: ServingParts,
  work: () => Promise<void>,
): Promise<'done' | 'busy'> {
  const resume = await admission.pause(requestsFinishWithinMs);
  if (!resume) return 'busy';
  try {
    await stopEmail();
    await work();
    productIndex.forget();
    await productIndex();
    await content.refresh();
    return 'done';
  } finally {
    startEmail();
    resume();
  }
}
