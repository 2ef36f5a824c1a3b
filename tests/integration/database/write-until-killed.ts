import { sql } from 'drizzle-orm';
import { openDatabase } from '#database/connect.ts';
import { auditLog } from '#database/schema/audit-log.ts';
import { contentVersion } from '#database/schema/content-version.ts';
import { inTransaction } from '#database/transaction.ts';

// Child process of embedded-crash.test.ts and of the fault injection 'power-cut', which kill it. Prints the rows that it
// finds, then writes in an endless loop and prints each acknowledged write.
const [dataDir = '', withCheckpoints] = process.argv.slice(2);
const checkpointEvery = withCheckpoints === undefined ? Number.POSITIVE_INFINITY : 40;
const { db } = await openDatabase({ databaseUrl: undefined, dataDir });
const found = await db.select({ id: auditLog.id }).from(auditLog);
const [counter] = await db.select().from(contentVersion);
process.stdout.write(`${JSON.stringify({ found: found.map(({ id }) => id), version: counter?.version })}\n`);

const entry = { actor: 'crash test', action: 'write-row', entity: 'row', entityId: 'x'.repeat(500) };
for (let written = 1; ; written += 1) {
  const id = await inTransaction(db, async (transaction) => {
    const [row] = await transaction.insert(auditLog).values(entry).returning({ id: auditLog.id });
    await transaction.update(contentVersion).set({ version: sql`${contentVersion.version} + 1` });
    return row?.id;
  });
  process.stdout.write(`${id}\n`);
  if (written % checkpointEvery === 0) await db.execute(sql`CHECKPOINT`);
}
