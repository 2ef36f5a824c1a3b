import { openDatabase } from '#database/connect.ts';

// Child process of embedded-lock.test.ts: keeps the database locked until it is stopped.
const open = await openDatabase({ databaseUrl: undefined, dataDir: process.argv[2] ?? '' });
process.stdout.write('open\n');
process.stdin.once('data', async () => {
  await open.close();
  process.exit(0);
});
