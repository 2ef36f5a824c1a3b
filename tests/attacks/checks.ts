import { appendFileSync } from 'node:fs';
import { expect } from 'vitest';

const mostShown = 20;

/** `npm run attacks` sends every request, `npm test` a part of those that need whole pages. */
export const isWholeRun = process.env.ATTACK_REPORT !== undefined;

/** Collects the checks of one test about hostile requests, so that one failure does not hide the others. */
export class Checks {
  readonly #failures: string[] = [];
  #made = 0;

  /** Counts one assertion about the response to one hostile request. */
  that(request: string, holds: boolean, found: unknown = ''): void {
    this.#made += 1;
    if (!holds) this.#failures.push(`${request}: ${JSON.stringify(found)?.slice(0, 300)}`);
  }

  /** Fails if a check did, or if fewer were made than expected. `npm run attacks` adds up the numbers. */
  end(theme: string, atLeast: number): void {
    if (process.env.ATTACK_REPORT) appendFileSync(process.env.ATTACK_REPORT, `${this.#made} ${theme}\n`);
    expect(this.#failures.slice(0, mostShown), `${this.#failures.length} of ${this.#made} checks`).toEqual(
      [],
    );
    expect(this.#made).toBeGreaterThanOrEqual(atLeast);
  }
}
