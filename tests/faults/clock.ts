import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Stage } from './stage.ts';

export const hour = 3_600_000;
export const day = 24 * hour;

/** The clock of a shop, which jumps when it is told to. */
export class Clock {
  readonly #file: string;

  static async on(stage: Stage): Promise<Clock> {
    return new Clock(join(await stage.folder(), 'ahead'));
  }

  private constructor(file: string) {
    this.#file = file;
    this.#write(0);
  }

  /** What a shop needs to go by it. */
  get settings(): Readonly<Record<string, string>> {
    const script = pathToFileURL(join(import.meta.dirname, 'jumping-clock.ts')).href;
    return { CLOCK_FILE: this.#file, NODE_OPTIONS: `--import=${script}` };
  }

  async setAhead(milliseconds: number): Promise<void> {
    this.#write(milliseconds);
    // A few times as long as the shop takes to notice.
    await wait(500);
  }

  /** At once: the shop reads it at any moment. */
  #write(milliseconds: number): void {
    writeFileSync(`${this.#file}.new`, String(milliseconds));
    renameSync(`${this.#file}.new`, this.#file);
  }
}
