import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { turnPieces } from '#domain/planner/editing/pieces.ts';
import { boundsOf, type Segment } from '#domain/planner/geometry/polygon.ts';
import { cornersOf } from '#domain/planner/geometry/rectangle.ts';
import { placedPieces } from '#domain/planner/placed-piece.ts';
import type { Plan, Point } from '#domain/planner/plan.ts';
import { usePlanner } from '../state/planner-context.ts';
import { nothing, pieceSelection, selectedPieces, toggled, withGroups } from '../state/selection.ts';
import { applyTool, type BuildingHandle, draggedBuilding, nextCorner } from './building-gestures.ts';
import { draggedPieces, snapPixels } from './drag-pieces.ts';
import { turnHandle } from './selection-frame.tsx';
import type { View } from './use-view.ts';
import { panBy, toPlan, zoomAt } from './view-frame.ts';

/** A press becomes a drag after so many pixels. */
const dragAfter = 4;

type Gesture =
  | { readonly kind: 'pan' }
  | { readonly kind: 'marquee'; readonly from: Point; readonly adds: boolean }
  | {
      readonly kind: 'move';
      readonly ids: ReadonlySet<string>;
      readonly lead: string;
      readonly from: Point;
      readonly plan: Plan;
    }
  | { readonly kind: 'turn'; readonly middle: Point; readonly from: number; readonly plan: Plan }
  | { readonly kind: 'building'; readonly handle: BuildingHandle; readonly from: Point; readonly plan: Plan }
  | { readonly kind: 'rectangle'; readonly from: Point };

interface Press {
  readonly pointer: number;
  readonly start: Point;
  last: Point;
  isDrag: boolean;
  readonly gesture: Gesture;
  /** What a press without a drag does. */
  readonly onTap: (() => void) | null;
}

export interface CanvasGestures {
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onPointerMove: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onPointerUp: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onPointerCancel: (event: PointerEvent<SVGSVGElement>) => void;
  };
  /** The area that is being drawn, by two opposite corners. */
  readonly marquee: readonly [Point, Point] | null;
  readonly guides: readonly Segment[];
  /** Of a room that is being drawn. */
  readonly corners: readonly Point[];
  /** Where the pointer is, while a tool is chosen. */
  readonly hover: Point | null;
}

/** Presses, drags and pinches on the drawing, with mouse, pen and fingers. */
export function useCanvasGestures(view: View, isPanning: boolean): CanvasGestures {
  const planner = usePlanner();
  const { plan, products, selection, tool } = planner;
  const press = useRef<Press | null>(null);
  const fingers = useRef(new Map<number, Point>());
  const [marquee, setMarquee] = useState<readonly [Point, Point] | null>(null);
  const [guides, setGuides] = useState<readonly Segment[]>([]);
  const [hover, setHover] = useState<Point | null>(null);
  const [corners, setCorners] = useState<readonly Point[]>([]);
  const pixel = 1 / view.frame.scale;

  useEffect(() => {
    if (tool === 'select') setHover(null);
    setCorners([]);
  }, [tool]);

  const screenPoint = (event: PointerEvent<SVGSVGElement>): Point => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  function gestureFor(
    event: PointerEvent<SVGSVGElement>,
    at: Point,
  ): Omit<Press, 'pointer' | 'start' | 'last' | 'isDrag'> {
    const { target } = event;
    const isTouch = event.pointerType === 'touch';
    const adds = event.shiftKey || event.ctrlKey || event.metaKey;
    const found = (name: string) =>
      target instanceof Element
        ? (target.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? null)
        : null;
    const pan: Gesture = { kind: 'pan' };
    if (event.button === 1 || isPanning) return { gesture: pan, onTap: null };
    if (tool !== 'select') {
      const tap = () => {
        if (tool === 'scale') planner.floor.setEnds([...planner.floor.ends, at].slice(0, 2));
        else if (tool === 'room') setCorners((before) => nextCorner(planner, before, at, pixel));
        else applyTool(planner, { at, pixel });
      };
      if (tool === 'room' || tool === 'area') return { gesture: { kind: 'rectangle', from: at }, onTap: tap };
      return { gesture: pan, onTap: tap };
    }
    if (found('handle') === 'turn') {
      const placed = placedPieces(plan, products).filter(({ piece }) =>
        selectedPieces(plan, selection).includes(piece),
      );
      const handle = turnHandle(placed, pixel);
      if (handle) {
        return {
          gesture: { kind: 'turn', middle: handle.middle, from: angleOf(handle.middle, at), plan },
          onTap: null,
        };
      }
    }
    const piece = found('piece');
    if (piece) {
      const isChosen = selection.kind === 'pieces' && selection.ids.has(piece);
      const group = withGroups(plan, [piece]);
      if (adds) return { gesture: pan, onTap: () => planner.select(toggled(plan, selection, piece)) };
      const choose = () => planner.select(pieceSelection(group));
      // A finger that moves over the drawing moves the drawing, unless it begins on what is chosen.
      if (isTouch && !isChosen) return { gesture: pan, onTap: choose };
      if (!isChosen) choose();
      const ids = isChosen && selection.kind === 'pieces' ? selection.ids : group;
      return { gesture: { kind: 'move', ids, lead: piece, from: at, plan }, onTap: isChosen ? choose : null };
    }
    const room = found('room');
    const building = handleOf(selection.kind === 'room' ? selection.room : room, found);
    if (building) {
      const choose = () => {
        if (building.kind === 'opening' || building.kind === 'obstacle' || building.kind === 'socket') {
          planner.select({ kind: building.kind, room: building.room, id: building.id });
        }
      };
      if (!isTouch) choose();
      return { gesture: { kind: 'building', handle: building, from: at, plan }, onTap: choose };
    }
    const chooseBelow = () => {
      if (room && !adds) planner.select({ kind: 'room', room });
      else if (!adds) planner.select(nothing);
    };
    if (isTouch) return { gesture: pan, onTap: chooseBelow };
    return { gesture: { kind: 'marquee', from: at, adds }, onTap: chooseBelow };
  }

  function drag({ gesture, last }: Press, screen: Point, event: PointerEvent<SVGSVGElement>): void {
    const at = toPlan(view.frame, screen);
    switch (gesture.kind) {
      case 'pan':
        view.setFrame((frame) => panBy(frame, screen.x - last.x, screen.y - last.y));
        break;
      case 'marquee':
      case 'rectangle':
        setMarquee([gesture.from, at]);
        break;
      case 'move': {
        const moved = draggedPieces({
          ...gesture,
          products,
          by: { x: at.x - gesture.from.x, y: at.y - gesture.from.y },
          reach: event.altKey ? 0 : snapPixels * pixel,
        });
        planner.preview(moved.plan);
        setGuides(moved.guides);
        break;
      }
      case 'turn': {
        const step = event.shiftKey ? 1 : 15;
        const by = Math.round((angleOf(gesture.middle, at) - gesture.from) / step) * step;
        const ids = selection.kind === 'pieces' ? selection.ids : new Set<string>();
        const turned = turnPieces(gesture.plan, ids, by);
        if (turned.done) planner.preview(turned.plan);
        break;
      }
      case 'building': {
        const reach = event.altKey ? 0 : snapPixels * pixel;
        const changed = draggedBuilding({ ...gesture, at, reach });
        if (changed?.done) planner.preview(changed.plan);
        break;
      }
    }
  }

  function drop({ gesture }: Press, screen: Point): void {
    const at = toPlan(view.frame, screen);
    if (gesture.kind === 'marquee') {
      const area = boundsOf([gesture.from, at]);
      const within = placedPieces(plan, products).filter((placed) => {
        const { left, top, right, bottom } = boundsOf(cornersOf(placed.area));
        return left >= area.left && right <= area.right && top >= area.top && bottom <= area.bottom;
      });
      const before = gesture.adds && selection.kind === 'pieces' ? [...selection.ids] : [];
      planner.select(pieceSelection(withGroups(plan, [...before, ...within.map(({ piece }) => piece.id)])));
    } else if (gesture.kind === 'rectangle') {
      applyTool(planner, { at: gesture.from, pixel, to: at });
      setCorners([]);
    } else if (gesture.kind !== 'pan') {
      planner.change(plan);
    }
  }

  function stop(): void {
    press.current = null;
    setMarquee(null);
    setGuides([]);
  }

  const handlers: CanvasGestures['handlers'] = {
    onPointerDown(event) {
      const screen = screenPoint(event);
      fingers.current.set(event.pointerId, screen);
      event.currentTarget.setPointerCapture(event.pointerId);
      if (fingers.current.size > 1) {
        // A second finger pinches: what the first one began is undone.
        planner.preview(null);
        stop();
        return;
      }
      if (event.button > 1) return;
      const { gesture, onTap } = gestureFor(event, toPlan(view.frame, screen));
      press.current = {
        pointer: event.pointerId,
        start: screen,
        last: screen,
        isDrag: false,
        gesture,
        onTap,
      };
    },
    onPointerMove(event) {
      const screen = screenPoint(event);
      if (tool !== 'select') setHover(toPlan(view.frame, screen));
      const finger = fingers.current.get(event.pointerId);
      if (!finger) return;
      fingers.current.set(event.pointerId, screen);
      if (fingers.current.size > 1) {
        const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
        if (other) pinch(view, other, finger, screen);
        return;
      }
      const current = press.current;
      if (!current || current.pointer !== event.pointerId) return;
      const isFar = Math.hypot(screen.x - current.start.x, screen.y - current.start.y) > dragAfter;
      if (!current.isDrag && !isFar) return;
      current.isDrag = true;
      drag(current, screen, event);
      current.last = screen;
    },
    onPointerUp(event) {
      fingers.current.delete(event.pointerId);
      const current = press.current;
      if (!current || current.pointer !== event.pointerId) return;
      if (current.isDrag) drop(current, screenPoint(event));
      else current.onTap?.();
      stop();
    },
    onPointerCancel(event) {
      fingers.current.delete(event.pointerId);
      planner.preview(null);
      stop();
    },
  };
  return { handlers, marquee, guides, corners, hover };
}

/** Degrees clockwise as one sees the drawing. */
function angleOf(middle: Point, { x, y }: Point): number {
  return (Math.atan2(y - middle.y, x - middle.x) * 180) / Math.PI;
}

function pinch(view: View, still: Point, before: Point, after: Point): void {
  const [old, now] = [
    Math.hypot(before.x - still.x, before.y - still.y),
    Math.hypot(after.x - still.x, after.y - still.y),
  ];
  const middle = { x: (still.x + after.x) / 2, y: (still.y + after.y) / 2 };
  view.setFrame((frame) =>
    zoomAt(panBy(frame, (after.x - before.x) / 2, (after.y - before.y) / 2), old < 1 ? 1 : now / old, middle),
  );
}

function handleOf(room: string | null, found: (name: string) => string | null): BuildingHandle | null {
  const number = (name: string) => {
    const value = found(name);
    return value === null ? null : Number(value);
  };
  if (room === null) return null;
  if (found('handle') === 'room') return { kind: 'room', room };
  const corner = number('corner');
  if (corner !== null) return { kind: 'corner', room, corner };
  const wall = number('wall-handle');
  if (wall !== null) return { kind: 'wall', room, wall };
  const own = found('room');
  for (const kind of ['opening', 'socket', 'obstacle'] as const) {
    const id = found(kind);
    if (id !== null && own !== null) return { kind, room: own, id };
  }
  return null;
}
