import { onTestFinished, vi } from 'vitest';

/** What code for the browser needs of its window, for tests that run without one. */
export function openBrowserWindow(): { readonly storage: Map<string, string>; readonly window: EventTarget } {
  const storage = new Map<string, string>();
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return { storage, window };
}

/** A browser that refuses its storage altogether, as some do in private windows. */
export function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
}
