import { statfs } from 'node:fs/promises';
import type { Database } from '#database/connect.ts';
import type { ServerFigures } from '#primitives/server-status.ts';
import { checkDatabase } from './check-database.server.ts';
import { measureDatabase } from './health-queries.server.ts';
import {
  type EmailFigures,
  type HealthState,
  judgeDatabase,
  judgeDisk,
  judgeEmail,
  judgeServer,
} from './shop-health.ts';

export async function getShopHealth(
  db: Database,
  shop: {
    readonly dataDir: string;
    readonly email: EmailFigures;
    readonly engine: 'embedded' | 'server';
    readonly server: ServerFigures;
  },
) {
  const { milliseconds } = await checkDatabase(db);
  const [bytes, disk] = await Promise.all([measureDatabase(db), readDisk(shop.dataDir)]);
  return {
    database: withState({ engine: shop.engine, milliseconds, bytes }, judgeDatabase),
    disk: withState(disk, judgeDisk),
    email: withState(shop.email, judgeEmail),
    server: withState({ ...shop.server, startedAt: shop.server.startedAt.toISOString() }, judgeServer),
  };
}

function withState<Figures>(figures: Figures, judge: (figures: Figures) => HealthState) {
  return { state: judge(figures), ...figures };
}

async function readDisk(folder: string): Promise<{ freeBytes: number; totalBytes: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}
