import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Further than a hand shakes while it clicks. */
const dragThreshold = 4;

interface Drag {
  readonly fromX: number;
  readonly fromY: number;
  readonly scrollLeft: number;
  readonly scrollTop: number;
  hasMoved: boolean;
}

/** Lets a mouse pull a scrolled element about, as a finger does by itself. The click that ends a pull is none. */
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
