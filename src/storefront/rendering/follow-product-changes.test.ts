import { describe, expect, it, vi } from 'vitest';
import { changeKey, productPaths, productsUpdatedEvent } from '#api-client/catalogue-changes.ts';
import { openBrowserWindow } from '../../../tests/support/browser/browser-window.ts';
import { followProductChanges } from './follow-product-changes.ts';

/** A page of the shop, and a function that sends it the storage event of a change in another tab. */
function openPage({ isHydrated, isInUse }: { readonly isHydrated: boolean; readonly isInUse: boolean }) {
  const { window } = openBrowserWindow();
  const reload = vi.fn();
  const updated = vi.fn();
  Object.assign(window, { location: { reload }, earlyClick: isHydrated ? undefined : {} });
  vi.stubGlobal('document', { documentElement: { hasAttribute: () => isInUse } });
  window.addEventListener('productsUpdated', updated);
  followProductChanges({ storageKey: changeKey, productPaths, event: productsUpdatedEvent });
  const store = (key: string, newValue: string | null) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  return { reload, updated, store };
}

describe('a page of the shop, when staff change products in another tab', () => {
  it.each(['/api/products', '/api/products/{id}', '/api/products/bulk'])(
    'dispatches productsUpdated once it is in use: %s',
    (path) => {
      const { reload, updated, store } = openPage({ isHydrated: true, isInUse: true });
      store(changeKey, path);
      store(changeKey, null);
      expect(updated).toHaveBeenCalledTimes(1);
      expect(reload).not.toHaveBeenCalled();
    },
  );

  it.each([
    { isHydrated: false, isInUse: false },
    { isHydrated: false, isInUse: true },
    { isHydrated: true, isInUse: false },
  ])('is reloaded before that: %j', (state) => {
    const { reload, updated, store } = openPage(state);
    store(changeKey, '/api/products/{id}');
    store(changeKey, null);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(updated).not.toHaveBeenCalled();
  });

  it('ignores every other change', () => {
    const { reload, updated, store } = openPage({ isHydrated: true, isInUse: true });
    store(changeKey, '/api/testimonials');
    store('cart', '[]');
    expect(updated).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });
});
