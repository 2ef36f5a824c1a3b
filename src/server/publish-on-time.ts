import type { Logger } from 'pino';
import type { Database } from '#database/connect.ts';
import { type ContentWatch, invalidatePages } from '#database/content-version.ts';
import { inTransaction } from '#database/transaction.ts';
import { findNextPublication } from '#domain/content/publishing/article-queries.server.ts';

interface PublishOptions {
  readonly db: Database;
  readonly content: Pick<ContentWatch, 'current' | 'refresh'>;
  readonly log: Logger;
  readonly now: () => Date;
  readonly everyMs?: number;
}

/**
 * Invalidates the cached pages when the publication time of a scheduled article comes, so that lists, feed and sitemap
 * have it then and not when their cached copies expire. When the next one is due is read again after each change of the
 * shop's content. Every server does so by itself; one time too many costs a render.
 */
export function startPublishing({ db, content, log, now, everyMs = 1000 }: PublishOptions): {
  stop(): Promise<void>;
} {
  let readVersion: number | undefined;
  let next: Date | null = null;
  let running = Promise.resolve();

  async function check(): Promise<void> {
    const { version, isUnreachable } = content.current;
    if (isUnreachable) return;
    if (next !== null && next <= now()) {
      next = null;
      readVersion = undefined;
      await inTransaction(db, invalidatePages);
      await content.refresh();
    }
    if (readVersion === version) return;
    next = await findNextPublication(db, now());
    readVersion = version;
  }
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    running = check()
      .catch((err: unknown) => log.warn({ err }, 'cannot look for scheduled articles'))
      .finally(() => {
        isRunning = false;
      });
  }, everyMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
