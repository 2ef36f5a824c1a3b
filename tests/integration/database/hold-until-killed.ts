import { openDatabase } from '#database/connect.ts';

// A process of its own, for embedded-lock.test.ts: holds the database until it is told to stop.
const open = await openDatabase({ databaseUrl: undefined, dataDir: process.argv[2] ?? '' });
process.stdout.write('open\n');
process.stdin.once('data', async () => {
  await open.close();
  process.exit(0);
});
