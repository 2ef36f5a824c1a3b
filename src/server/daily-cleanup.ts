import type { Logger } from 'pino';
import type { Database } from '#database/connect.ts';
import { deleteOldSignIns } from '#domain/admin-identity/delete-old-sign-ins.server.ts';
import { deleteExpiredData } from '#domain/personal-data/delete-expired-data.server.ts';
import type { RetentionMonths } from '#domain/personal-data/retention.ts';

const minute = 60_000;
/** After the start, when the shop has better things to do. */
const firstAfterMs = 10 * minute;
const everyMs = 24 * 60 * minute;

interface DailyClearing {
  readonly db: Database;
  readonly keep: RetentionMonths;
  readonly log: Logger;
  readonly now: () => Date;
}

/** Forgets every day what nobody needs any more. Every server tries; the database lets one of them do it. */
export function startDailyCleanup({ db, keep, log, now }: DailyClearing): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const tasks = {
    'old sign-ins': () => deleteOldSignIns(db, now()),
    'what the settings no longer keep': () => deleteExpiredData(db, keep, { now: now(), signal }),
  };
  let clearing: Promise<void> = Promise.resolve();
  async function clear(): Promise<void> {
    for (const [what, task] of Object.entries(tasks)) {
      try {
        const cleared = await task();
        if (cleared !== 'done elsewhere') log.info({ what, ...cleared }, 'cleared');
      } catch (err) {
        log.warn({ err, what }, 'could not be cleared; tried again tomorrow');
      }
    }
    timer = setTimeout(start, everyMs).unref();
  }
  const start = () => {
    clearing = clear();
  };
  let timer = setTimeout(start, firstAfterMs).unref();
  return {
    async stop() {
      stopping.abort();
      await clearing;
      clearTimeout(timer);
    },
  };
}
