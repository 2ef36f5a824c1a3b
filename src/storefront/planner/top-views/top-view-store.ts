import type { PlannedProduct } from '#domain/planner/planned-product.ts';
import { isDrawnFromAbove, type TopView, topViewAddress } from '#domain/planner/top-view/top-view.ts';

export type ViewedProduct = Pick<PlannedProduct, 'kind' | 'subcategory' | 'model'>;

/** By their address; null: there is none, or it could not be loaded. */
const views = new Map<string, TopView | null>();
const loading = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();

/** Where the view of a product is; null: it is drawn by its symbol. */
export function viewAddress(product: ViewedProduct): string | null {
  return isDrawnFromAbove(product) ? topViewAddress(product.model) : null;
}

/** The view of a product, if it is loaded. */
export function loadedView(address: string | null): TopView | null {
  return address === null ? null : (views.get(address) ?? null);
}

/** Loads a view, once. Where that fails, the symbol stays until the page is opened again. */
export function loadView(address: string): Promise<void> {
  if (views.has(address)) return Promise.resolve();
  const running = loading.get(address) ?? request(address).finally(() => loading.delete(address));
  loading.set(address, running);
  return running;
}

async function request(address: string): Promise<void> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    views.set(address, await answer.json());
  } catch {
    views.set(address, null);
  }
  for (const listen of listeners) listen();
}

export function followViews(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
