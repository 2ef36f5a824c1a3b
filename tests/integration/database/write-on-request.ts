import { createInterface } from 'node:readline';
import { openDatabase } from '#database/connect.ts';
import { auditLog } from '#database/schema/audit-log.ts';

// Child process of embedded-lock.test.ts and paused-process.test.ts: has the database open, writes a row for each line
// 'write' of its input and prints its id, until it is stopped or killed.
const [dataDir = '', withoutHeartbeat] = process.argv.slice(2);
if (withoutHeartbeat) {
  // Its first beat after a pause would notice the loss of the lock before any write does.
  globalThis.setInterval = (() => setTimeout(() => {}, 0)) as unknown as typeof setInterval;
}
const open = await openDatabase({ databaseUrl: undefined, dataDir });
process.stdout.write('open\n');
const entry = { actor: 'lock test', action: 'write-row', entity: 'row', entityId: 'x' };
for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'stop') break;
  const [row] = await open.db.insert(auditLog).values(entry).returning({ id: auditLog.id });
  process.stdout.write(`${row?.id}\n`);
}
await open.close();
process.exit(0);
