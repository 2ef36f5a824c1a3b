import { type RefObject, useCallback, useRef, useState } from 'react';

interface PictureStrip<Strip extends HTMLElement> {
  /** Ref of the scroll container; its children are as wide as itself. */
  readonly strip: RefObject<Strip | null>;
  /** Index of the child in view. */
  readonly current: number;
  readonly onScroll: () => void;
  /** Scrolls as the strip's style says, or at once with `jump`. */
  readonly show: (index: number, how?: 'jump') => void;
  /** Shows a neighbour and returns its index; null if there is none. */
  readonly showNeighbour: (step: -1 | 1) => number | null;
}

/** State of a horizontally scrolling strip of pictures. */
export function usePictureStrip<Strip extends HTMLElement>(count: number, startAt = 0): PictureStrip<Strip> {
  const strip = useRef<Strip>(null);
  const [current, setCurrent] = useState(startAt);
  /** Target of the current scroll, because keys may be pressed faster than pictures scroll. */
  const goal = useRef<number | null>(null);

  const onScroll = useCallback(() => {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
    if (clientWidth === 0) return;
    // In right-to-left pages scroll positions are negative.
    const position = Math.abs(scrollLeft) / clientWidth;
    setCurrent(Math.round(position));
    if (goal.current !== null && Math.abs(position - goal.current) < 0.02) goal.current = null;
  }, []);

  const show = useCallback((index: number, how?: 'jump') => {
    const scrolled = strip.current;
    if (!scrolled) return;
    goal.current = how === 'jump' ? null : index;
    const sign = getComputedStyle(scrolled).direction === 'rtl' ? -1 : 1;
    const options = how === 'jump' ? { behavior: 'instant' as const } : {};
    scrolled.scrollTo({ left: sign * index * scrolled.clientWidth, ...options });
  }, []);

  const showNeighbour = useCallback(
    (step: -1 | 1) => {
      const index = (goal.current ?? current) + step;
      if (index < 0 || index >= count) return null;
      show(index);
      return index;
    },
    [count, current, show],
  );

  return { strip, current, onScroll, show, showNeighbour };
}

/** The step of an arrow key in the text direction: 1 forward, -1 back, 0 for other keys. */
export function stepOfKey(key: string, element: Element): -1 | 0 | 1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  const isForward = (key === 'ArrowRight') === (getComputedStyle(element).direction === 'ltr');
  return isForward ? 1 : -1;
}
