import { type Dispatch, type RefObject, type SetStateAction, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import type { Opened } from './panel-opened.ts';

interface PanelOpening {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly panel: RefObject<HTMLElement | null>;
  readonly opened: Opened;
  readonly setOpened: Dispatch<SetStateAction<Opened>>;
}

/** Long enough that a pointer on its way to something else opens nothing. */
const openAfterMs = 150;
/** Long enough to come back from a detour beside the panel. */
const closeAfterMs = 350;

/** Opens the panel while a mouse rests on its button, and closes it when the mouse has left both. */
export function usePointing({ button, panel, setOpened }: PanelOpening): void {
  useEffect(() => {
    const [opener, shown] = [button.current, panel.current];
    if (!opener || !shown) return;
    let timer: number | undefined;
    const open = () => setOpened((before) => before || 'pointed');
    const close = () => {
      // A visitor who reads it by keyboard may have pushed the mouse by accident.
      if (!shown.contains(document.activeElement))
        setOpened((before) => (before === 'pointed' ? false : before));
    };
    const onPointer = ({ type, pointerType, currentTarget }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      window.clearTimeout(timer);
      if (type === 'pointerleave') timer = window.setTimeout(close, closeAfterMs);
      else if (currentTarget === opener) timer = window.setTimeout(open, openAfterMs);
    };
    for (const element of [opener, shown]) {
      element.addEventListener('pointerenter', onPointer);
      element.addEventListener('pointerleave', onPointer);
    }
    // The mouse may have come before this module.
    if (opener.matches(':hover')) timer = window.setTimeout(open, openAfterMs);
    return () => {
      window.clearTimeout(timer);
      for (const element of [opener, shown]) {
        element.removeEventListener('pointerenter', onPointer);
        element.removeEventListener('pointerleave', onPointer);
      }
    };
  }, [button, panel, setOpened]);
}

/** Arrow down on the button opens the panel and moves the focus into it. */
export function useArrowDown({ button, panel, setOpened }: PanelOpening): void {
  useEffect(() => {
    const opener = button.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      flushSync(() => setOpened('pressed'));
      panel.current?.querySelector('a')?.focus();
    };
    opener?.addEventListener('keydown', onKey);
    return () => opener?.removeEventListener('keydown', onKey);
  }, [button, panel, setOpened]);
}

/** Closes the panel on Escape, on a press or focus elsewhere, and on another page. */
export function useClosing({ button, panel, opened, setOpened }: PanelOpening): void {
  const { key } = useLocation();
  const shownPage = useRef(key);

  useEffect(() => {
    // Not at first: the press that imported the panel has opened it.
    if (shownPage.current !== key) setOpened(false);
    shownPage.current = key;
  }, [key, setOpened]);

  useEffect(() => {
    if (!opened) return;
    const onElsewhere = ({ target }: Event) => {
      const isInside =
        target instanceof Node && [button, panel].some(({ current }) => current?.contains(target));
      if (!isInside) setOpened(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (panel.current?.contains(document.activeElement)) button.current?.focus();
      setOpened(false);
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKey);
    };
  }, [button, panel, opened, setOpened]);
}
