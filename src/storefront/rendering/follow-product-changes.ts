/** Names that the admin app and the shop's pages share; see `api-client/catalogue-changes.ts`. */
interface ChangeNames {
  readonly storageKey: string;
  readonly productPaths: RegExp;
  readonly event: string;
}

/**
 * Dispatches `productsUpdated` when staff change products in another tab of this browser; the page then revalidates. A
 * page without interaction is reloaded instead: it has nothing to lose, and what React has not hydrated yet must not be
 * updated.
 *
 * Serialized into the page, because a change before hydration counts too; so it must not use anything outside of itself.
 */
export function followProductChanges({ storageKey, productPaths, event }: ChangeNames): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== storageKey || newValue === null || !productPaths.test(newValue)) return;
    const isHydrated = window.earlyClick === undefined;
    if (isHydrated && document.documentElement.hasAttribute('data-in-use'))
      window.dispatchEvent(new Event(event));
    else window.location.reload();
  });
}
