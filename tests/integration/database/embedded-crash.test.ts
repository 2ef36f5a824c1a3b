import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openDatabase } from '#database/connect.ts';
import { seedDatabase } from '#database/seed/seed-database.ts';
import { createDatabase } from '../../support/databases.ts';

const kills = 12;
const script = fileURLToPath(new URL('./write-until-killed.ts', import.meta.url));

interface Round {
  /** What the process found when it opened the database. */
  readonly found: readonly number[];
  readonly version: number;
  /** What it saw acknowledged before it was killed. */
  readonly acknowledged: readonly number[];
}

/** Lets a process write and kills it at an arbitrary moment. */
async function writeUntilKilled(dataDir: string, acknowledgedBeforeKill: number): Promise<Round> {
  const writer = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const acknowledged: string[] = [];
  let opening: string | undefined;
  for await (const line of createInterface({ input: writer.stdout })) {
    if (opening === undefined) opening = line;
    else acknowledged.push(line);
    if (acknowledged.length === acknowledgedBeforeKill) {
      // Anywhere in the next few milliseconds, which take several writes.
      setTimeout(() => writer.kill('SIGKILL'), Math.random() * 30);
    }
  }
  if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit');
  expect(writer.signalCode).toBe('SIGKILL');
  return { ...JSON.parse(opening ?? '{}'), acknowledged: acknowledged.map(Number) };
}

it(`keeps every acknowledged write through ${kills} times kill -9`, { timeout: 600_000 }, async () => {
  const { settings, remove } = await createDatabase('embedded');
  try {
    const first = await openDatabase(settings);
    await seedDatabase(first.db);
    await first.close();

    const acknowledged: number[] = [];
    // The last round only looks at what the kill before it left.
    for (let round = 0; round <= kills; round += 1) {
      const { found, version, ...written } = await writeUntilKilled(
        settings.dataDir,
        1 + Math.floor(Math.random() * 40),
      );
      const kept = new Set(found);
      expect(
        acknowledged.filter((id) => !kept.has(id)),
        `lost by kill ${round}`,
      ).toEqual([]);
      // The two writes of a transaction are both there or both not.
      expect(version - 1).toBe(kept.size);
      acknowledged.push(...written.acknowledged);
    }
    expect(acknowledged.length).toBeGreaterThan(kills);
  } finally {
    await remove();
  }
});
