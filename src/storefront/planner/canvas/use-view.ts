import { useCallback, useEffect, useRef, useState } from 'react';
import type { Bounds } from '#domain/planner/geometry/polygon.ts';
import type { Point } from '#domain/planner/plan.ts';
import { fitView, middleOf, type ViewFrame, type ViewSize, zoomAt } from './view-frame.ts';

/** An empty drawing shows about a small office. */
const emptyBounds: Bounds = { left: -1_000, top: -1_000, right: 9_000, bottom: 7_000 };

export interface View {
  readonly frame: ViewFrame;
  readonly size: ViewSize;
  readonly setFrame: (change: (frame: ViewFrame) => ViewFrame) => void;
  /** Around a point of the screen; the middle if there is none. */
  readonly zoom: (factor: number, at?: Point) => void;
  readonly fit: (bounds: Bounds | null) => void;
  /** Moves what is at a point of the drawing to the middle. */
  readonly lookAt: (at: Point) => void;
  readonly middle: () => Point;
  /** Of the element that the drawing fills. */
  readonly measure: (element: HTMLElement | null) => (() => void) | undefined;
}

/** What the drawing shows, and how large the place for it is. */
export function useView(bounds: Bounds | null): View {
  const [size, setSize] = useState<ViewSize>({ width: 0, height: 0 });
  const [frame, setFrame] = useState<ViewFrame>(() =>
    fitView(bounds ?? emptyBounds, { width: 800, height: 600 }),
  );
  const latest = useRef({ frame, size, isFitted: false });
  useEffect(() => {
    latest.current = { ...latest.current, frame, size };
  });

  const fit = useCallback((of: Bounds | null) => {
    setFrame(fitView(of ?? emptyBounds, latest.current.size));
  }, []);

  const first = useRef(bounds);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setSize({ width, height });
      // The first time all of the plan is shown; later what is in the middle stays there.
      setFrame((before) => {
        if (!latest.current.isFitted) return fitView(first.current ?? emptyBounds, { width, height });
        const { size: old } = latest.current;
        return {
          ...before,
          left: before.left + (old.width - width) / 2 / before.scale,
          top: before.top + (old.height - height) / 2 / before.scale,
        };
      });
      latest.current = { ...latest.current, size: { width, height }, isFitted: true };
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const zoom = useCallback((factor: number, at?: Point) => {
    const { width, height } = latest.current.size;
    setFrame((before) => zoomAt(before, factor, at ?? { x: width / 2, y: height / 2 }));
  }, []);

  const lookAt = useCallback(({ x, y }: Point) => {
    const { width, height } = latest.current.size;
    setFrame((before) => ({
      ...before,
      left: x - width / 2 / before.scale,
      top: y - height / 2 / before.scale,
    }));
  }, []);

  const middle = useCallback(() => middleOf(latest.current.frame, latest.current.size), []);

  return { frame, size, setFrame, zoom, fit, lookAt, middle, measure };
}
