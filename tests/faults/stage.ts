import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { realStart, ShopProcess } from '../integration/server/process-under-test.ts';
import { type PostgresServer, startPostgres } from '../support/start-postgres.ts';

export interface RunningShop {
  readonly url: string;
  readonly process: ShopProcess;
  /** Ends it as a power switch would. */
  kill(): Promise<void>;
  /** Ends it as an operator would. */
  stop(): Promise<void>;
}

/** Where a fault happens: real servers and folders, all of which are gone afterwards, however it went. */
export class Stage {
  readonly #cleanups: (() => unknown)[] = [];

  /** Done when the stage is cleared, the last one first. */
  later(cleanUp: () => unknown): void {
    this.#cleanups.push(cleanUp);
  }

  async clear(): Promise<void> {
    for (const cleanUp of this.#cleanups.splice(0).reverse()) await cleanUp();
  }

  async folder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'shop-fault-'));
    this.later(() => rm(folder, { recursive: true, force: true }));
    return folder;
  }

  async postgres(): Promise<PostgresServer> {
    const postgres = await startPostgres();
    this.later(() => postgres.remove());
    return postgres;
  }

  /** The built shop, as soon as it listens. */
  async shop(settings: Readonly<Record<string, string>>): Promise<RunningShop> {
    const process = this.startShop(settings);
    return { url: await process.address(), process, kill: () => end(process), stop: () => stop(process) };
  }

  /** The same without waiting for anything. */
  startShop(settings: Readonly<Record<string, string>>): ShopProcess {
    const shop = new ShopProcess(realStart, { PORT: '0', LOG_LEVEL: 'warn', ...settings });
    this.later(() => end(shop));
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
