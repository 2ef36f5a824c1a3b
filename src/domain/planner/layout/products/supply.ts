import type { Dirhams } from '#primitives/money.ts';
import type { PlannedProduct } from '../../planned-product.ts';

/** What is left of stock and budget while a layout is made. Every piece is taken from it, so that neither is exceeded. */
export class Supply {
  readonly #budget: Dirhams;
  readonly #counts = new Map<string, number>();
  readonly #taken: PlannedProduct[] = [];
  #spent: Dirhams = 0;
  /** Kept for what is more important than what is being bought. */
  reserved: Dirhams = 0;

  /** Without a budget: null. */
  constructor(budget: Dirhams | null) {
    this.#budget = budget ?? Number.POSITIVE_INFINITY;
  }

  get spent(): Dirhams {
    return this.#spent;
  }

  get money(): Dirhams {
    return this.#budget - this.#spent - this.reserved;
  }

  /** Pieces of a product that are in stock and not taken. */
  left({ id, stock }: PlannedProduct): number {
    return stock - (this.#counts.get(id) ?? 0);
  }

  take(product: PlannedProduct): void {
    this.#taken.push(product);
    this.#counts.set(product.id, (this.#counts.get(product.id) ?? 0) + 1);
    this.#spent += product.price;
  }

  /** Takes all of them, or none. */
  takeAll(products: readonly PlannedProduct[]): boolean {
    const mark = this.mark();
    for (const product of products) {
      if (this.left(product) < 1 || this.money < product.price) {
        this.giveBackTo(mark);
        return false;
      }
      this.take(product);
    }
    return true;
  }

  /** For `giveBackTo`. */
  mark(): number {
    return this.#taken.length;
  }

  /** Gives back what was taken since the mark. */
  giveBackTo(mark: number): void {
    for (const product of this.#taken.splice(mark)) {
      this.#counts.set(product.id, (this.#counts.get(product.id) ?? 1) - 1);
      this.#spent -= product.price;
    }
  }

  /** Gives back pieces that are no longer placed. */
  giveBack(products: readonly PlannedProduct[]): void {
    for (const product of products) {
      const index = this.#taken.lastIndexOf(product);
      if (index < 0) throw new Error(`${product.id} was not taken`);
      this.#taken.splice(index, 1);
      this.#counts.set(product.id, (this.#counts.get(product.id) ?? 1) - 1);
      this.#spent -= product.price;
    }
  }
}
