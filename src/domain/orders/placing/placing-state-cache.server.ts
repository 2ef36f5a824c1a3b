import { LRUCache } from 'lru-cache';
import type { PlacingState } from './placing-queries.server.ts';

/** Some hundred bytes each. */
const mostProducts = 2000;

/**
 * What orders were decided by lately. Most orders are decided by it without a query: the write verifies it, and only if
 * something differs it is read.
 */
export class PlacingStateCache {
  readonly #products = new LRUCache<string, PlacingState['products'][number]>({ max: mostProducts });
  #settingsVersion: string | undefined;

  store({ products, settingsVersion }: PlacingState): void {
    for (const product of products) this.#products.set(product.id, product);
    this.#settingsVersion = settingsVersion;
  }

  /** The state for a first order of a phone number; undefined if not all of it is cached. */
  find(productIds: readonly string[]): PlacingState | undefined {
    const products = productIds
      .map((id) => this.#products.get(id))
      .filter((product) => product !== undefined);
    if (this.#settingsVersion === undefined || products.length < productIds.length) return undefined;
    return { earlier: null, products, ordersOfPhone: [], settingsVersion: this.#settingsVersion };
  }
}
