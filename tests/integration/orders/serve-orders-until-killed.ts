import { openDatabase } from '#database/connect.ts';
import { listen } from '#server/listen.ts';
import { buildTestApp } from '../../support/app.ts';

// An app server of its own, for tests that end it without warning or run several. It tells its port and waits.
const database = await openDatabase({
  databaseUrl: process.env.DATABASE_URL || undefined,
  dataDir: process.env.DATA_DIR ?? '',
});
const { port } = await listen({ host: '127.0.0.1', port: 0 }, () => buildTestApp({ database }));
process.send?.(port);
