import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cartStorageKey, cartUpdatedEvent, serializeCart } from '#domain/cart/stored-cart.ts';
import { openBrowserWindow, refuseStorage } from '../../../tests/support/browser/browser-window.ts';
import { cartOf as cartOfLines, productWith } from '../../../tests/support/carts.ts';

/** A new page for each test, because the store is module state. */
async function openPage() {
  vi.resetModules();
  const { storage, window } = openBrowserWindow();
  Object.assign(window, { localStorage });
  return { storage, window, store: await import('./cart-store.ts') };
}

let page: Awaited<ReturnType<typeof openPage>>;
beforeEach(async () => {
  page = await openPage();
});

const desk = productWith({ id: 'desk', stock: 5 });

describe('the cart of this browser', () => {
  it('is stored before subscribers are called', () => {
    let heard: string | undefined;
    page.window.addEventListener(cartUpdatedEvent, () => {
      heard = page.storage.get(cartStorageKey);
    });
    page.store.addProduct(desk, 2);
    expect(JSON.parse(heard ?? 'null')).toMatchObject([{ productId: 'desk', quantity: 2 }]);
  });

  it('includes changes of other tabs', () => {
    page.store.addProduct(desk, 1);
    page.storage.set(cartStorageKey, serializeCart(cartOfLines(3)));
    page.store.addProduct(desk, 1);
    expect(page.store.cartOf(page.store.readCartText())).toHaveLength(4);
  });

  it('stays as it is when a quantity does not fit', () => {
    page.store.addProduct(desk, 5);
    const before = page.storage.get(cartStorageKey);
    expect(page.store.addProduct(desk, 1)).toEqual({ fits: false, limit: 'stock' });
    expect(page.storage.get(cartStorageKey)).toBe(before);
  });

  it('is the same object until it changes', () => {
    page.store.addProduct(desk, 1);
    const read = () => page.store.cartOf(page.store.readCartText());
    const first = read();
    expect(read()).toBe(first);
    page.store.addProduct(desk, 1);
    expect(read()).not.toBe(first);
  });

  it('drops invalid lines when it is read', () => {
    page.storage.set(cartStorageKey, '[{"quantity": 3}]');
    page.store.dropInvalidStoredLines();
    expect(page.storage.get(cartStorageKey)).toBe('[]');
  });

  it('lasts as long as the page when the browser refuses to store it', () => {
    refuseStorage();
    Object.assign(page.window, { localStorage });
    page.store.addProduct(desk, 2);
    page.store.addProduct(desk, 1);
    expect(page.store.isCartStored()).toBe(false);
    expect(page.store.cartOf(page.store.readCartText())).toMatchObject([{ quantity: 3 }]);
  });

  it('calls subscribers after changes here, in other tabs and in the back/forward cache', () => {
    const onChange = vi.fn();
    const stop = page.store.subscribeToCart(onChange);
    for (const event of ['storage', cartUpdatedEvent, 'pageshow'])
      page.window.dispatchEvent(new Event(event));
    expect(onChange).toHaveBeenCalledTimes(3);
    stop();
    page.window.dispatchEvent(new Event('storage'));
    expect(onChange).toHaveBeenCalledTimes(3);
  });
});
