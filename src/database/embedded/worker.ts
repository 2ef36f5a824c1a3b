// Modules of Node that PGlite imports when it opens a database. Loaded here, before the compiler of the engine is chosen, because V8
// afterwards rejects their compiled code that is part of Node (baseline-compiler.ts).
import 'node:crypto';
import 'node:fs/promises';
import 'node:module';
import 'node:stream/promises';
import 'node:util';
import 'node:zlib';
import { parentPort, workerData } from 'node:worker_threads';
import { oneLine } from '../database-start-error.ts';
import { type Engine, openDataFolder } from './data-folder.ts';
import { Maintenance } from './maintenance.ts';
import { Session } from './session.ts';
import type { FromWorker, ToWorker, WorkerSettings } from './worker-messages.ts';
import { WriteFence } from './write-fence.ts';

const { folder, maintenanceEveryMs, fence, prepared } = workerData as WorkerSettings;

function send(message: FromWorker): void {
  parentPort?.postMessage(message);
}

function stopBroken(reason: string): void {
  send({ kind: 'broken', message: reason });
  // A broken engine is not closed: the next start recovers from the files.
  setImmediate(() => process.exit(1));
}

/** Ends the thread in the middle of the engine's write, before anything of it reaches the disk. */
function stopWithoutWriting(): never {
  send({ kind: 'lockLost' });
  process.exit(1);
}

function serve({ postgres, files }: Engine): void {
  const session = new Session(postgres, stopBroken);
  const maintenance = new Maintenance(session, () => files.syncs, {
    everyMs: maintenanceEveryMs,
    onRefused: (statement) => send({ kind: 'maintenanceFailed', message: statement }),
  });

  async function close(): Promise<void> {
    maintenance.stop();
    session.stop();
    session.run('CHECKPOINT');
    await postgres.close();
    process.exit(0);
  }

  parentPort?.on('message', (message: ToWorker) => {
    if (message.kind === 'connect') session.accept(message.port);
    else if (message.kind === 'allowMaintenance') maintenance.isAllowed = message.isAllowed;
    else void close();
  });
  send({ kind: 'ready' });
}

async function open(code: WebAssembly.Module): Promise<void> {
  try {
    const writeFence = fence && new WriteFence(fence, stopWithoutWriting);
    serve(await openDataFolder(folder, code, { fence: writeFence, prepared }));
  } catch (error) {
    send({ kind: 'cannotStart', message: oneLine(error) });
    process.exitCode = 1;
    parentPort?.close();
  }
}

parentPort?.once('message', (message: ToWorker) => {
  if (message.kind === 'open') void open(message.code);
});
send({ kind: 'loaded' });
