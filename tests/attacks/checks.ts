import { appendFileSync } from 'node:fs';

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

  /** Throws if a check failed, or if fewer were made than expected. `npm run attacks` adds up the numbers. */
  end(theme: string, atLeast: number): void {
    if (process.env.ATTACK_REPORT) appendFileSync(process.env.ATTACK_REPORT, `${this.#made} ${theme}\n`);
    const shown = this.#failures.slice(0, mostShown).join('\n');
    if (shown) throw new Error(`${theme}: ${this.#failures.length} of ${this.#made} checks failed\n${shown}`);
    if (this.#made < atLeast) throw new Error(`${theme}: only ${this.#made} checks instead of ${atLeast}`);
  }
}
