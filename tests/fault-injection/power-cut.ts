import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { openDatabase } from '#database/connect.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { auditLog } from '#database/schema/audit-log.ts';
import { contentVersion } from '#database/schema/content-version.ts';
import { seedDatabase } from '#database/seed/seed-database.ts';
import { repeatableChoice } from '../../benchmarks/support/repeatable-choice.ts';
import { Disk } from './disk-after-power-cut.ts';
import { type Recorded, readRecord } from './disk-record.ts';
import type { FaultReport } from './fault-report.ts';
import type { Sandbox } from './sandbox.ts';

const project = join(import.meta.dirname, '../..');
const writer = join(project, 'tests/integration/database/write-until-killed.ts');
const maker = join(project, 'src/server/commands/database-command.ts');
const recorder = pathToFileURL(join(import.meta.dirname, 'recording-disk.ts')).href;

export async function injectFault(report: FaultReport, sandbox: Sandbox): Promise<void> {
  const dataDir = await sandbox.folder();
  const made = await openDatabase({ databaseUrl: undefined, dataDir });
  await migrateDatabase(made);
  await seedDatabase(made.db);
  await made.close();
  await cutWhileWriting(report, sandbox, { dataDir, cuts: 16, writes: 250 });
  await cutDuringFirstStart(report, sandbox, { cuts: 6 });
}

/**
 * Simulates power cuts while a process writes. Its file system operations and the writes it acknowledged are recorded; from
 * the record follows what a power cut at any moment leaves on disk, and each such disk is opened and checked.
 */
export async function cutWhileWriting(
  report: FaultReport,
  sandbox: Sandbox,
  { dataDir, cuts, writes }: { readonly dataDir: string; readonly cuts: number; readonly writes: number },
): Promise<void> {
  const disk = Disk.of(dataDir);
  const recorded = await record(sandbox, dataDir, [writer, dataDir, 'with-checkpoints'], writes);

  const acknowledgedAt = recorded.flatMap(({ action }, place) =>
    action.what === 'say' && /^\d+\n$/.test(action.text) ? [{ place, id: Number(action.text) }] : [],
  );
  report.log(
    `${recorded.length} file system operations, ${acknowledgedAt.length} acknowledged writes, ${cuts} power cuts`,
  );
  const firstPlace = acknowledgedAt[0]?.place ?? 0;
  const choice = repeatableChoice(acknowledgedAt.length);
  const places = Array.from({ length: cuts }, () => firstPlace + choice.number(recorded.length - firstPlace));
  let [lost, partial, unreadable] = [0, 0, 0];
  await forEachCut(sandbox, disk, recorded, places, choice, async (folder, place) => {
    const state = await stateOf(folder).catch(() => undefined);
    if (!state) {
      unreadable += 1;
      return;
    }
    lost += acknowledgedAt.filter((said) => said.place < place && !state.ids.has(said.id)).length;
    if (state.version - 1 !== state.ids.size) partial += 1;
  });
  report.check('every database opens', unreadable === 0, `${unreadable} do not`);
  report.check('no acknowledged write is lost', lost === 0, `${lost} lost`);
  report.check('no transaction is stored in part', partial === 0, `${partial} are`);
}

/** The same while a database is created, migrated and seeded: the next start must complete it. */
async function cutDuringFirstStart(
  report: FaultReport,
  sandbox: Sandbox,
  { cuts }: { readonly cuts: number },
): Promise<void> {
  const dataDir = await sandbox.folder();
  const disk = Disk.of(dataDir);
  const recorded = await record(sandbox, dataDir, [maker, 'seed'], Number.POSITIVE_INFINITY);
  report.log(
    `a database is created, migrated and seeded with ${recorded.length} file system operations, ${cuts} power cuts`,
  );
  const choice = repeatableChoice();
  const places = Array.from({ length: cuts }, (_, cut) =>
    Math.floor(((cut + choice.number(100) / 100) / cuts) * recorded.length),
  );
  const counts: (number | string)[] = [];
  await forEachCut(sandbox, disk, recorded, places, choice, async (folder) => {
    const again = run(folder, join(folder, '..', 'again'), [maker, 'seed']);
    await once(again, 'exit');
    counts.push(again.exitCode === 0 ? await productsIn(folder) : 'cannot be opened');
  });
  const whole = await productsIn(dataDir);
  report.check(
    'the next start completes the shop',
    counts.every((count) => count === whole),
    `${[...new Set(counts)].join(', ')} products`,
  );
}

async function forEachCut(
  sandbox: Sandbox,
  disk: Disk,
  recorded: readonly Recorded[],
  places: readonly number[],
  choice: ReturnType<typeof repeatableChoice>,
  look: (folder: string, place: number) => Promise<void>,
): Promise<void> {
  let done = 0;
  for (const place of places.toSorted((one, other) => one - other)) {
    for (const each of recorded.slice(done, place)) disk.do(each);
    done = place;
    const folder = await sandbox.folder();
    disk.cutTo(folder, choice);
    await look(folder, place);
    await rm(folder, { recursive: true, force: true });
  }
}

function run(dataDir: string, recordFile: string, command: readonly string[]) {
  return spawn(process.execPath, [`--import=${recorder}`, ...command], {
    cwd: project,
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      RECORDED_FOLDER: dataDir,
      RECORD_FILE: recordFile,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Records the file system operations of a command until it ends, or until it has printed so many lines. */
async function record(
  sandbox: Sandbox,
  dataDir: string,
  command: readonly string[],
  lines: number,
): Promise<Recorded[]> {
  const file = join(await sandbox.folder(), 'record');
  const child = run(dataDir, file, command);
  const ended = once(child, 'exit');
  let said = 0;
  for await (const _line of createInterface({ input: child.stdout })) {
    said += 1;
    if (said >= lines) child.kill('SIGKILL');
  }
  await ended;
  return readRecord(file);
}

async function stateOf(dataDir: string) {
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir });
  try {
    const ids = await db.select({ id: auditLog.id }).from(auditLog);
    const [counter] = await db.select().from(contentVersion);
    return { ids: new Set(ids.map(({ id }) => id)), version: counter?.version ?? 0 };
  } finally {
    await close();
  }
}

async function productsIn(dataDir: string): Promise<number> {
  const { pool, close } = await openDatabase({ databaseUrl: undefined, dataDir });
  const { rows } = await pool.query<{ count: number }>('SELECT count(*)::int AS count FROM products');
  await close();
  return rows[0]?.count ?? 0;
}
