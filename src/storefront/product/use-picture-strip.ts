import { type RefObject, useCallback, useRef, useState } from 'react';

interface PictureStrip<Strip extends HTMLElement> {
  /** For the element that scrolls sideways; its children are as wide as itself. */
  readonly strip: RefObject<Strip | null>;
  /** The number of the child in view, from 0. */
  readonly current: number;
  readonly onScroll: () => void;
  /** Without `jump` it moves as the strip's style says. */
  readonly show: (index: number, how?: 'jump') => void;
  /** Shows a neighbour and tells which; null where there is none. */
  readonly showNeighbour: (step: -1 | 1) => number | null;
}

/** A row of pictures that the browser scrolls: by finger, wheel, Tab or from here. */
export function usePictureStrip<Strip extends HTMLElement>(count: number, startAt = 0): PictureStrip<Strip> {
  const strip = useRef<Strip>(null);
  const [current, setCurrent] = useState(startAt);
  /** Where a movement that was begun here will end: keys may be pressed faster than pictures move. */
  const goal = useRef<number | null>(null);

  const onScroll = useCallback(() => {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
    if (clientWidth === 0) return;
    // From right to left, positions count down from 0.
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

/** The step that an arrow key means: 1 to where reading goes on, -1 back, 0 for every other key. */
export function stepOfKey(key: string, element: Element): -1 | 0 | 1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  const isForward = (key === 'ArrowRight') === (getComputedStyle(element).direction === 'ltr');
  return isForward ? 1 : -1;
}
