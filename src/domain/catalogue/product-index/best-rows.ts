import type { TableFamilies } from './table-families.ts';

interface Candidate {
  readonly row: number;
}

/**
 * The best of many candidates, in order, each row once. Of a family only the member that comes first is kept, because the
 * others are options on its page.
 */
export class BestRows<Kept extends Candidate> {
  readonly #best: Kept[] = [];
  readonly #count: number;
  readonly #comesBefore: (one: Kept, other: Kept) => boolean;
  readonly #families: TableFamilies;

  constructor(count: number, families: TableFamilies, comesBefore: (one: Kept, other: Kept) => boolean) {
    this.#count = count;
    this.#families = families;
    this.#comesBefore = comesBefore;
  }

  get rows(): number[] {
    return this.#best.map(({ row }) => row);
  }

  /** Whether a candidate is among the best so far, its family aside. It rules out nearly all candidates at little cost. */
  isAmongBest(candidate: Kept): boolean {
    const last = this.#best[this.#count - 1];
    return !last || this.#comesBefore(candidate, last);
  }

  add(candidate: Kept): void {
    if (!this.isAmongBest(candidate)) return;
    const { row } = candidate;
    const best = this.#best;
    const relative = best.findIndex((kept) => kept.row === row || this.#families.areRelatives(kept.row, row));
    const replaced = best[relative];
    if (replaced) {
      if (!this.#comesBefore(candidate, replaced)) return;
      best.splice(relative, 1);
    }
    const at = best.findIndex((kept) => this.#comesBefore(candidate, kept));
    best.splice(at === -1 ? best.length : at, 0, candidate);
    best.length = Math.min(best.length, this.#count);
  }
}
