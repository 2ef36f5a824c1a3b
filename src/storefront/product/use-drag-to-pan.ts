import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Smaller movements are clicks. */
const dragThreshold = 4;

interface Drag {
  readonly fromX: number;
  readonly fromY: number;
  readonly scrollLeft: number;
  readonly scrollTop: number;
  hasMoved: boolean;
}

/** Pans a scroll container by dragging with the mouse. The click that ends a drag is suppressed. */
export function useDragToPan(isOn: boolean) {
  const drag = useRef<Drag | null>(null);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      drag.current = null;
      if (!isOn || event.pointerType !== 'mouse' || event.button !== 0) return;
      const { scrollLeft, scrollTop } = event.currentTarget;
      drag.current = { fromX: event.clientX, fromY: event.clientY, scrollLeft, scrollTop, hasMoved: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const started = drag.current;
      if (!started || event.buttons !== 1) return;
      const [x, y] = [event.clientX - started.fromX, event.clientY - started.fromY];
      started.hasMoved ||= Math.hypot(x, y) > dragThreshold;
      if (!started.hasMoved) return;
      const [left, top] = [started.scrollLeft - x, started.scrollTop - y];
      event.currentTarget.scrollTo({ left, top, behavior: 'instant' });
    },
    onClickCapture(event: MouseEvent<HTMLElement>) {
      if (drag.current?.hasMoved) {
        event.preventDefault();
        event.stopPropagation();
      }
      drag.current = null;
    },
  };
}
