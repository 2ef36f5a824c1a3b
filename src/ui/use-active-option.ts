import { type KeyboardEvent, type RefObject, useState } from 'react';

interface ActiveOption {
  /** The id of the option that Enter would choose. */
  readonly activeId: string | null;
  readonly reset: () => void;
  /** Moves among the options, or chooses one; true when the key was meant for them. */
  readonly onKey: (event: KeyboardEvent) => boolean;
}

/**
 * The keyboard's side of a combobox: the focus stays in the field while the arrows walk through the options that
 * stand in the area at this moment, and through the field itself, where none is active.
 */
export function useActiveOption(area: RefObject<HTMLElement | null>): ActiveOption {
  const [activeId, setActiveId] = useState<string | null>(null);

  function activate(option: Element | undefined): void {
    option?.scrollIntoView({ block: 'nearest' });
    setActiveId(option?.id ?? null);
  }

  function onKey(event: KeyboardEvent): boolean {
    // While letters are being put together, Enter and the arrows belong to the keyboard's own window.
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
