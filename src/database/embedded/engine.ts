import { once } from 'node:events';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { programBeside } from '#primitives/program-beside.ts';
import type { DatabaseLog } from '../database-log.ts';
import { DatabaseStartError } from '../database-start-error.ts';
import { chooseBaselineCompiler } from './baseline-compiler.ts';
import { engineCode } from './engine-code.ts';
import type { FromWorker, ToWorker, WorkerSettings } from './worker-messages.ts';

interface Thread {
  readonly worker: Worker;
  readonly ended: Promise<void>;
}

/**
 * The embedded PostgreSQL in a worker thread. When the thread dies, its connections end; the next connection starts a
 * new thread, and the engine recovers from the files.
 */
export class EmbeddedEngine {
  readonly #settings: WorkerSettings;
  readonly #log: DatabaseLog;
  #thread: Promise<Thread> | undefined;
  #closed = false;

  constructor(settings: WorkerSettings, log: DatabaseLog) {
    this.#settings = settings;
    this.#log = log;
  }

  /** `onThreadStarted` is called as soon as the thread works by itself. */
  async start(onThreadStarted?: () => void): Promise<void> {
    if (this.#closed) throw new Error('The embedded database is closed');
    this.#thread ??= this.#startThread(onThreadStarted);
    await this.#thread;
  }

  async connect(): Promise<MessagePort> {
    for (;;) {
      const { worker, ended } = await this.#running();
      const port = await askForConnection(worker);
      if (port) return port;
      // The thread was ending. A new one must not open the folder before it has ended.
      await ended;
    }
  }

  /** Pauses or resumes maintenance. A restarted thread begins with maintenance allowed. */
  async allowMaintenance(isAllowed: boolean): Promise<void> {
    const { worker } = await this.#running();
    worker.postMessage({ kind: 'allowMaintenance', isAllowed } satisfies ToWorker);
  }

  async close(): Promise<void> {
    this.#closed = true;
    const thread = await this.#thread?.catch(() => undefined);
    thread?.worker.postMessage({ kind: 'close' } satisfies ToWorker);
    await thread?.ended;
  }

  /**
   * Stops the thread at once, without a checkpoint, and ends the process: another process has taken the data folder over.
   */
  abandon(): void {
    if (this.#closed) return;
    this.#closed = true;
    void this.#thread?.then(
      ({ worker }) => worker.terminate(),
      () => {},
    );
    // Uncaught on purpose: a shop without its database ends in order, with an exit code that its supervisor sees.
    setImmediate(() => {
      throw new Error(
        'Another process has taken over the database while this one was paused: it stops without writing',
      );
    });
  }

  async #running(): Promise<Thread> {
    if (this.#closed) throw new Error('The embedded database is closed');
    this.#thread ??= this.#startThread();
    return this.#thread;
  }

  async #startThread(onThreadStarted?: () => void): Promise<Thread> {
    // Compiled while the thread loads its program.
    const compiling = engineCode();
    compiling.catch(() => {});
    const worker = new Worker(programBeside('worker', import.meta.url), { workerData: this.#settings });
    let hasSaidWhy = false;
    const ended = new Promise<void>((resolve) => {
      worker.on('exit', (code) => {
        this.#thread = undefined;
        if (code !== 0 && !hasSaidWhy) this.#log.error({ code }, 'embedded database: the engine stopped');
        resolve();
      });
    });
    return new Promise((resolve, reject) => {
      worker.on('message', (message: FromWorker) => {
        if (message.kind === 'loaded') {
          open(worker, compiling).then(onThreadStarted, (error) => {
            hasSaidWhy = true;
            reject(error);
            void worker.terminate();
          });
        } else if (message.kind === 'ready') resolve({ worker, ended });
        else if (message.kind === 'cannotStart') {
          // The caller reports it.
          hasSaidWhy = true;
          reject(new DatabaseStartError(message.message));
        } else if (message.kind === 'lockLost') this.abandon();
        else this.#log.error({ reason: message.message }, `embedded database: ${message.kind}`);
      });
      worker.on('error', (error) => {
        this.#log.error({ err: error }, 'embedded database: the engine failed');
        reject(error);
      });
      void ended.then(() => reject(new Error('The embedded database stopped while it started')));
    });
  }
}

/** The compiler is chosen when the thread has loaded its program, and before the engine's first function is compiled. */
async function open(worker: Worker, compiling: Promise<WebAssembly.Module>): Promise<void> {
  const code = await compiling;
  chooseBaselineCompiler();
  worker.postMessage({ kind: 'open', code } satisfies ToWorker);
}

/** Undefined if the thread ends instead of answering. */
async function askForConnection(worker: Worker): Promise<MessagePort | undefined> {
  const { port1, port2 } = new MessageChannel();
  const answered = Promise.race([
    once(port1, 'message').then(() => port1),
    once(port1, 'close').then(() => undefined),
  ]);
  worker.postMessage({ kind: 'connect', port: port2 } satisfies ToWorker, [port2]);
  return answered;
}
