import { useEffect, useState, useSyncExternalStore } from 'react';

const secondsPerSlide = 5;

/** The neighbour of a slide; after the last comes the first, and the other way round. */
function slideBeside(current: number, step: 1 | -1, count: number): number {
  return (current + step + count) % count;
}

export interface Rotation {
  readonly current: number;
  readonly isPlaying: boolean;
  show(slide: number): void;
  step(direction: 1 | -1): void;
  togglePlaying(): void;
  /** While somebody points at it or has the focus in it, it waits. */
  hold(isHeld: boolean): void;
}

/**
 * Shows one of some slides after the other. It rests while the tab is hidden, and it does not begin by itself for
 * those whose system asks for less motion; they may start it.
 */
export function useRotation(count: number): Rotation {
  const lessMotion = useSyncExternalStore(onMotionChange, wantsLessMotion, () => false);
  const isHidden = useSyncExternalStore(onVisibilityChange, isTabHidden, () => false);
  const [current, setCurrent] = useState(0);
  const [chosen, setChosen] = useState<'playing' | 'paused' | null>(null);
  const [isHeld, setHeld] = useState(false);
  const isPlaying = chosen === null ? !lessMotion : chosen === 'playing';
  const turns = isPlaying && !isHidden && !isHeld && count > 1;

  // Depends on the slide too: one that was just chosen by hand stays for its whole time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!turns) return;
    const timer = setTimeout(
      () => setCurrent((slide) => slideBeside(slide, 1, count)),
      secondsPerSlide * 1000,
    );
    return () => clearTimeout(timer);
  }, [turns, count, current]);

  return {
    current,
    isPlaying,
    show: setCurrent,
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
