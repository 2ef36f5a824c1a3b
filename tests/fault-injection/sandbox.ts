import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { realStart, ShopProcess } from '../integration/server/process-under-test.ts';
import { type PostgresServer, startPostgres } from '../support/servers/start-postgres.ts';

export interface RunningShop {
  readonly url: string;
  readonly process: ShopProcess;
  /** Sends SIGKILL. */
  kill(): Promise<void>;
  /** Sends SIGTERM and waits for the graceful shutdown. */
  stop(): Promise<void>;
}

/** Real servers and folders for one fault, all of which are removed afterwards. */
export class Sandbox {
  readonly #cleanups: (() => unknown)[] = [];

  /** Registers a cleanup; the last one registered runs first. */
  addCleanup(cleanUp: () => unknown): void {
    this.#cleanups.push(cleanUp);
  }

  async cleanUp(): Promise<void> {
    for (const cleanUp of this.#cleanups.splice(0).reverse()) await cleanUp();
  }

  async folder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'shop-fault-'));
    this.addCleanup(() => rm(folder, { recursive: true, force: true }));
    return folder;
  }

  async postgres(): Promise<PostgresServer> {
    const postgres = await startPostgres();
    this.addCleanup(() => postgres.remove());
    return postgres;
  }

  /** Starts the built shop and waits until it listens. */
  async shop(settings: Readonly<Record<string, string>>): Promise<RunningShop> {
    const process = this.startShop(settings);
    return { url: await process.address(), process, kill: () => end(process), stop: () => stop(process) };
  }

  /** Starts the built shop without waiting. */
  startShop(settings: Readonly<Record<string, string>>): ShopProcess {
    const shop = new ShopProcess(realStart, { PORT: '0', LOG_LEVEL: 'warn', ...settings });
    this.addCleanup(() => end(shop));
    return shop;
  }
}

async function end(process: ShopProcess): Promise<void> {
  process.signal('SIGKILL');
  await process.ended();
}

async function stop(process: ShopProcess): Promise<void> {
  process.signal('SIGTERM');
  await process.ended();
}
