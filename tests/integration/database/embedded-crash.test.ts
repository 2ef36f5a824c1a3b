import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { createDatabase } from '../../support/databases.ts';
import { isThorough } from '../../support/thorough.ts';

const kills = 30;
const script = fileURLToPath(new URL('./write-until-killed.ts', import.meta.url));

interface Round {
  /** Rows that the process found when it opened the database. */
  readonly found: readonly number[];
  readonly version: number;
  /** Writes that were acknowledged before it was killed. */
  readonly acknowledged: readonly number[];
}

/** Starts a process that writes, and kills it at an arbitrary moment. */
async function writeUntilKilled(dataDir: string, acknowledgedBeforeKill: number): Promise<Round> {
  const writer = spawn(process.execPath, [script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged: string[] = [];
  let opening: string | undefined;
  for await (const line of createInterface({ input: writer.stdout })) {
    if (opening === undefined) opening = line;
    else acknowledged.push(line);
    if (acknowledged.length === acknowledgedBeforeKill) {
      // At a random moment of the next few milliseconds, in which several writes happen.
      setTimeout(() => writer.kill('SIGKILL'), Math.random() * 30);
    }
  }
  if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit');
  expect(writer.signalCode).toBe('SIGKILL');
  return { ...JSON.parse(opening ?? '{}'), acknowledged: acknowledged.map(Number) };
}

it.runIf(isThorough)(
  `keeps every acknowledged write through kill -9 (${kills} times)`,
  { timeout: 600_000 },
  async () => {
    const { settings, remove } = await createDatabase('embedded', 'settings');
    try {
      const acknowledged: number[] = [];
      // The last round only checks the state after the kill before it.
      for (let round = 0; round <= kills; round += 1) {
        const { found, version, ...written } = await writeUntilKilled(
          settings.dataDir,
          1 + Math.floor(Math.random() * 40),
        );
        const present = new Set(found);
        expect(
          acknowledged.filter((id) => !present.has(id)),
          `lost by kill ${round}`,
        ).toEqual([]);
        // Atomic: both writes of a transaction are there, or neither.
        expect(version - 1).toBe(present.size);
        acknowledged.push(...written.acknowledged);
      }
      expect(acknowledged.length).toBeGreaterThan(kills);
    } finally {
      await remove();
    }
  },
);
