import { useEffect } from 'react';

/** Keyboard shortcuts of the search: '/', except in a text field, and Ctrl+K or Cmd+K. */
export function useSearchKeys(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !(isSlash(event) || isControlK(event))) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open]);
}

function isSlash({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, dialog') !== null);
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping;
}

/** On an Arabic keyboard the key has another letter, but the same code. */
function isControlK({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const isK = key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key));
  return isK && ctrlKey !== metaKey && !altKey && !shiftKey;
}
