import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { msSincePageLoaded } from '../rendering/page-loaded.ts';

const secondsPerSlide = 5;

/** Index of a neighbour slide, wrapping around. */
function slideBeside(current: number, step: 1 | -1, count: number): number {
  return (current + step + count) % count;
}

export interface Rotation {
  readonly current: number;
  readonly isPlaying: boolean;
  step(direction: 1 | -1): void;
  togglePlaying(): void;
  /** Pauses while the carousel has hover or focus. */
  hold(isHeld: boolean): void;
}

/**
 * Rotates slides on a timer once they are ready. It pauses while the tab is hidden, and does not start by itself with
 * `prefers-reduced-motion`; the visitor can start it.
 */
export function useRotation(count: number, isReady: boolean): Rotation {
  const lessMotion = useSyncExternalStore(onMotionChange, wantsLessMotion, () => false);
  const isHidden = useSyncExternalStore(onVisibilityChange, isTabHidden, () => false);
  const [current, setCurrent] = useState(0);
  const [chosen, setChosen] = useState<'playing' | 'paused' | null>(null);
  const [isHeld, setHeld] = useState(false);
  const isPlaying = chosen === null ? !lessMotion : chosen === 'playing';
  const turns = isReady && isPlaying && !isHidden && !isHeld && count > 1;
  /** How long the first slide was shown before hydration. */
  const alreadyShownMs = useRef(0);

  useEffect(() => {
    alreadyShownMs.current = msSincePageLoaded();
  }, []);

  // Depends on the slide too, so that a slide chosen by hand stays for its whole time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!turns) return;
    const timer = setTimeout(
      () => setCurrent((slide) => slideBeside(slide, 1, count)),
      Math.max(0, secondsPerSlide * 1000 - alreadyShownMs.current),
    );
    return () => {
      alreadyShownMs.current = 0;
      clearTimeout(timer);
    };
  }, [turns, count, current]);

  return {
    current,
    isPlaying,
    step: (direction) => setCurrent((slide) => slideBeside(slide, direction, count)),
    togglePlaying: () => setChosen(isPlaying ? 'paused' : 'playing'),
    hold: setHeld,
  };
}

const lessMotionQuery = '(prefers-reduced-motion: reduce)';

function wantsLessMotion(): boolean {
  return window.matchMedia(lessMotionQuery).matches;
}

function onMotionChange(onChange: () => void): () => void {
  const query = window.matchMedia(lessMotionQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function isTabHidden(): boolean {
  return document.visibilityState === 'hidden';
}

function onVisibilityChange(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
