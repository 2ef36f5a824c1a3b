import { type KeyboardEvent, type RefObject, useState } from 'react';

interface ActiveOption {
  /** Id of the active option, which Enter chooses. */
  readonly activeId: string | null;
  readonly reset: () => void;
  /** Handles a key: moves the active option or chooses it. Returns whether the key was handled. */
  readonly onKey: (event: KeyboardEvent) => boolean;
}

/**
 * Keyboard handling of a combobox (aria-activedescendant): the focus stays in the input while arrow keys move the active
 * option among those rendered in the area; before the first and after the last one none is active.
 */
export function useActiveOption(area: RefObject<HTMLElement | null>): ActiveOption {
  const [activeId, setActiveId] = useState<string | null>(null);

  function activate(option: Element | undefined): void {
    option?.scrollIntoView({ block: 'nearest' });
    setActiveId(option?.id ?? null);
  }

  function onKey(event: KeyboardEvent): boolean {
    // During IME composition Enter and arrow keys belong to the input method.
    if (event.nativeEvent.isComposing) return false;
    const options = [...(area.current?.querySelectorAll('[role=option]') ?? [])];
    const place = options.findIndex(({ id }) => id === activeId);
    if (event.key === 'ArrowDown') activate(options[place + 1]);
    else if (event.key === 'ArrowUp') activate(place === -1 ? options.at(-1) : options[place - 1]);
    else if (place === -1) return false;
    else if (event.key === 'Home') activate(options[0]);
    else if (event.key === 'End') activate(options.at(-1));
    else if (event.key === 'Enter') (options[place] as HTMLElement).click();
    else return false;
    event.preventDefault();
    return true;
  }

  return { activeId, reset: () => setActiveId(null), onKey };
}
