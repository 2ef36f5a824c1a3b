import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { headsFor } from './pointer-aim.ts';

interface TrailPoint {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** How much of the pointer's path tells where it goes. */
const trailMs = 120;
/** A pointer that stays this long on a link means it, even if it seemed to be on its way. */
const passingMs = 250;

/**
 * The category that the pointer or the focus is on. A pointer that crosses other categories on its way to the preview
 * does not change it.
 */
export function useAimedCategory(preview: RefObject<HTMLElement | null>, isOpen: boolean) {
  const [slug, setSlug] = useState<string | null>(null);
  const trail = useRef<readonly TrailPoint[]>([]);
  const passing = useRef<number | undefined>(undefined);

  useEffect(() => {
    // The next time it begins with the category of the page again, and the pointer comes from elsewhere.
    if (!isOpen) {
      setSlug(null);
      trail.current = [];
    }
    return () => window.clearTimeout(passing.current);
  }, [isOpen]);

  return {
    slug,
    onFocus: setSlug,
    onPointerMove({ clientX, clientY, timeStamp }: PointerEvent): void {
      const recent = trail.current.filter(({ at }) => timeStamp - at < trailMs);
      trail.current = [...recent, { x: clientX, y: clientY, at: timeStamp }];
    },
    onPointerEnter(entered: string, { clientX, clientY }: PointerEvent): void {
      window.clearTimeout(passing.current);
      const [from] = trail.current;
      const box = preview.current?.getBoundingClientRect();
      if (from && box && headsFor(box, from, { x: clientX, y: clientY }))
        passing.current = window.setTimeout(() => setSlug(entered), passingMs);
      else setSlug(entered);
    },
    onPointerLeave(): void {
      window.clearTimeout(passing.current);
    },
  };
}
