import type { Logger } from 'pino';
import type { Database } from '#database/connect.ts';
import { clearOldSignIns } from '#domain/admin-identity/clear-old-sign-ins.server.ts';

const minute = 60_000;
/** After the start, when the shop has better things to do. */
const firstAfterMs = 10 * minute;
const everyMs = 24 * 60 * minute;

interface DailyClearing {
  readonly db: Database;
  readonly log: Logger;
  readonly now: () => Date;
}

/** Forgets every day what nobody needs any more. Every server tries; the database lets one of them do it. */
export function startDailyClearing({ db, log, now }: DailyClearing): { stop(): Promise<void> } {
  let clearing: Promise<void> = Promise.resolve();
  async function clear(): Promise<void> {
    try {
      const cleared = await clearOldSignIns(db, now());
      if (cleared !== 'done elsewhere') log.info(cleared, 'old sign-ins are cleared');
    } catch (err) {
      log.warn({ err }, 'old sign-ins could not be cleared; tried again tomorrow');
    }
    timer = setTimeout(start, everyMs).unref();
  }
  const start = () => {
    clearing = clear();
  };
  let timer = setTimeout(start, firstAfterMs).unref();
  return {
    async stop() {
      await clearing;
      clearTimeout(timer);
    },
  };
}
