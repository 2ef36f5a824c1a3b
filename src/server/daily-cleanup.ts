import type { Logger } from 'pino';
import type { Database } from '#database/connect.ts';
import { deleteOldSignIns } from '#domain/admin-identity/delete-old-sign-ins.server.ts';
import { deleteOldMissedSearches } from '#domain/catalogue/search/missed/missed-searches.server.ts';
import { deleteOldPreviews } from '#domain/content/publishing/article-previews.server.ts';
import { deleteExpiredData } from '#domain/personal-data/delete-expired-data.server.ts';
import type { RetentionMonths } from '#domain/personal-data/retention.ts';
import { dropExpiredEmails } from '#mail/outbox-queries.ts';

const minute = 60_000;
/** Not right after the start, when the process warms up. */
const firstAfterMs = 10 * minute;
const everyMs = 24 * 60 * minute;

interface DailyCleanup {
  readonly db: Database;
  readonly keep: RetentionMonths;
  readonly log: Logger;
  readonly now: () => Date;
}

/** Deletes expired rows once a day. Every server tries; an advisory lock lets one of them do it. */
export function startDailyCleanup({ db, keep, log, now }: DailyCleanup): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const tasks = {
    'old sign-ins': () => deleteOldSignIns(db, now()),
    'previews of articles': () => deleteOldPreviews(db, now()),
    'searches without results': () => deleteOldMissedSearches(db, now()),
    // The email delivery does it more often, but not without a mail server.
    'expired emails': async () => ({ dropped: await dropExpiredEmails(db, now()) }),
    'expired personal data': () => deleteExpiredData(db, keep, { now: now(), signal }),
  };
  let running: Promise<void> = Promise.resolve();
  async function clear(): Promise<void> {
    for (const [what, task] of Object.entries(tasks)) {
      try {
        const cleared = await task();
        if (cleared !== 'done elsewhere') log.info({ what, ...cleared }, 'deleted expired rows');
      } catch (err) {
        log.warn({ err, what }, 'daily cleanup failed; next try tomorrow');
      }
    }
    timer = setTimeout(start, everyMs).unref();
  }
  const start = () => {
    running = clear();
  };
  let timer = setTimeout(start, firstAfterMs).unref();
  return {
    async stop() {
      stopping.abort();
      await running;
      clearTimeout(timer);
    },
  };
}
