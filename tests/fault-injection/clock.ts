import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Sandbox } from './sandbox.ts';

export const hour = 3_600_000;
export const day = 24 * hour;

/** Controls the clock of a shop process (jumping-clock.ts). */
export class Clock {
  readonly #file: string;

  static async on(sandbox: Sandbox): Promise<Clock> {
    return new Clock(join(await sandbox.folder(), 'ahead'));
  }

  private constructor(file: string) {
    this.#file = file;
    this.#write(0);
  }

  /** Settings that make a shop process use this clock. */
  get settings(): Readonly<Record<string, string>> {
    const script = pathToFileURL(join(import.meta.dirname, 'jumping-clock.ts')).href;
    return { CLOCK_FILE: this.#file, NODE_OPTIONS: `--import=${script}` };
  }

  async setAhead(milliseconds: number): Promise<void> {
    this.#write(milliseconds);
    // Several times the interval at which the process reads the file.
    await wait(500);
  }

  /** Atomic, because the process may read the file at any moment. */
  #write(milliseconds: number): void {
    writeFileSync(`${this.#file}.new`, String(milliseconds));
    renameSync(`${this.#file}.new`, this.#file);
  }
}
