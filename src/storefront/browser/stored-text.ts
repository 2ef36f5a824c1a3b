/** A text in localStorage under one key, with notice of its changes. */
interface StoredText {
  /** Read from storage each time. It is the snapshot that React compares. */
  readonly read: () => string | null;
  /** Stores the text before subscribers are called. */
  readonly write: (text: string) => void;
  /** Whether the text survives leaving this page. */
  readonly isStored: () => boolean;
  /** Calls back when this page or another tab writes, or the page returns from the back/forward cache. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Opens the text of a key. `changeEvent` is the DOM event for changes within the page; other tabs get the storage event. */
export function openStoredText(key: string, changeEvent: string): StoredText {
  /** The text where the browser refuses storage or has no room; it lasts as long as the page. */
  let unstored: string | null = null;
  return {
    read: () => unstored ?? readStorage(key),
    write(text) {
      unstored = writeStorage(key, text) ? null : text;
      window.dispatchEvent(new Event(changeEvent));
    },
    isStored: () => unstored === null,
    subscribe(onChange) {
      const events = ['storage', changeEvent, 'pageshow'];
      for (const event of events) window.addEventListener(event, onChange);
      return () => {
        for (const event of events) window.removeEventListener(event, onChange);
      };
    },
  };
}

function readStorage(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    // Some browsers refuse storage altogether, for example in a locked-down private window.
    return null;
  }
}

function writeStorage(key: string, text: string): boolean {
  try {
    window.localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
