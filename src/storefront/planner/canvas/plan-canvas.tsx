import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { labelPlace } from '#domain/planner/drawing/label-place.ts';
import { placedPieces } from '#domain/planner/placed-piece.ts';
import type { Point } from '#domain/planner/plan.ts';
import { usePlannerMessages } from '#i18n/messages/storefront/planner/planner-messages.ts';
import { classNames } from '#ui/class-names.ts';
import { ScaleEnds } from '../floor/floor-layer.tsx';
import { usePlanner } from '../state/planner-context.ts';
import { selectedPart } from '../state/selection.ts';
import { DimensionLines } from './dimension-lines.tsx';
import { byLevel } from './drawing-levels.ts';
import { PieceShape } from './piece-shape.tsx';
import { RoomShape } from './room-shape.tsx';
import { RoomHandles, SelectionFrame } from './selection-frame.tsx';
import { useCanvasGestures } from './use-canvas-gestures.ts';
import type { View } from './use-view.ts';
import { gridStep } from './view-frame.ts';

interface PlanCanvasProps {
  readonly view: View;
  /** Below the rooms: the picture of a floor plan. */
  readonly below?: ReactNode;
  /** Above the pieces: where rules are broken. */
  readonly above?: ReactNode;
  /** Above the drawing, for what is no part of it. */
  readonly children?: ReactNode;
}

/** The drawing. It is never mirrored, whatever the language of the page. */
export function PlanCanvas({ view, below, above, children }: PlanCanvasProps) {
  const texts = usePlannerMessages();
  const planner = usePlanner();
  const { plan, products, floor, selection, tool } = planner;
  const svg = useRef<SVGSVGElement>(null);
  const hintId = useId();
  const [isPanning, setPanning] = useState(false);
  const { handlers, marquee, guides, corners, hover } = useCanvasGestures(view, isPanning);
  const { frame, size, measure } = view;
  const pixel = 1 / frame.scale;
  const placed = placedPieces(plan, products).toSorted(byLevel);
  const part = selectedPart(plan, selection);

  useWheelZoom(svg, view);

  return (
    <div ref={measure} dir="ltr" className="relative size-full touch-none overflow-hidden bg-ground">
      <svg
        ref={svg}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it has keys of its own, as an application has
        tabIndex={0}
        role="application"
        aria-label={texts.drawing.label}
        aria-describedby={hintId}
        data-drawing=""
        viewBox={`${frame.left} ${frame.top} ${size.width * pixel || 1} ${size.height * pixel || 1}`}
        className={classNames(
          'absolute inset-0 size-full touch-none select-none outline-offset-[-3px]',
          isPanning ? 'cursor-grab' : tool === 'select' ? 'cursor-default' : 'cursor-crosshair',
        )}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          setPanning(true);
        }}
        onKeyUp={(event) => event.key === ' ' && setPanning(false)}
        onBlur={() => setPanning(false)}
        {...handlers}
      >
        <Grid view={view} />
        {below}
        {plan.rooms.map((room) => (
          <RoomShape
            key={room.id}
            room={room}
            rooms={plan.rooms}
            isChosen={part?.room.id === room.id}
            isClear={floor.image !== null}
            chosenPart={part?.room.id === room.id && part.kind !== 'room' ? part.part.id : null}
          />
        ))}
        {placed.map(({ piece, product }) => (
          <PieceShape key={piece.id} piece={piece} product={product} />
        ))}
        <RoomNames pixel={pixel} />
        {above}
        <DimensionLines rooms={plan.rooms} pixel={pixel} />
        {part?.kind === 'room' && tool === 'select' && <RoomHandles room={part.room} pixel={pixel} />}
        <SelectionFrame pixel={pixel} hasHandle={tool === 'select'} />
        {guides.map(({ from, to }) => (
          <line
            key={`${from.x} ${from.y} ${to.x} ${to.y}`}
            x1={from.x}
            y1={from.y}
            x2={to.x}
            y2={to.y}
            stroke="var(--color-plate)"
            strokeDasharray="4 3"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {marquee && (
          <rect
            x={Math.min(marquee[0].x, marquee[1].x)}
            y={Math.min(marquee[0].y, marquee[1].y)}
            width={Math.abs(marquee[1].x - marquee[0].x)}
            height={Math.abs(marquee[1].y - marquee[0].y)}
            fill="rgb(23 71 158 / 8%)"
            stroke="var(--color-plate)"
            vectorEffect="non-scaling-stroke"
          />
        )}
        <ScaleEnds floor={planner.floor} pixel={pixel} />
        {corners.length > 0 && <DrawnCorners corners={corners} hover={hover} pixel={pixel} />}
        {hover && tool !== 'select' && (
          <circle cx={hover.x} cy={hover.y} r={4 * pixel} fill="var(--color-plate)" pointerEvents="none" />
        )}
      </svg>
      <p id={hintId} className="sr-only" dir="auto">
        {texts.drawing.keys}
      </p>
      {children}
    </div>
  );
}

/** With the wheel around the pointer; two fingers on a trackpad move the drawing. */
function useWheelZoom(svg: { readonly current: SVGSVGElement | null }, { zoom, setFrame }: View): void {
  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const isTrackpad = !event.ctrlKey && event.deltaMode === 0 && event.deltaX !== 0;
      if (isTrackpad) {
        setFrame((frame) => ({
          ...frame,
          left: frame.left + event.deltaX / frame.scale,
          top: frame.top + event.deltaY / frame.scale,
        }));
      } else {
        const step = event.deltaMode === 0 ? event.deltaY : event.deltaY * 40;
        zoom(1.0015 ** -step, { x: event.clientX - left, y: event.clientY - top });
      }
    };
    // React's own listener may not stop the page from scrolling.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [svg, zoom, setFrame]);
}

function Grid({ view: { frame, size } }: { readonly view: View }) {
  const id = useId();
  const step = gridStep(frame);
  const { left, top, scale } = frame;
  return (
    <g>
      <pattern id={id} width={step} height={step} patternUnits="userSpaceOnUse">
        <path d={`M${step} 0H0V${step}`} fill="none" stroke="#e5e1d9" strokeWidth={1 / scale} />
      </pattern>
      <rect x={left} y={top} width={size.width / scale} height={size.height / scale} fill={`url(#${id})`} />
    </g>
  );
}

/** Of the letters of a name, in pixels; a letter is some 0.6 of it wide. */
const nameSize = 12;

/** Where no furniture stands, if there is such a place; else over it, with a pale line around the letters. */
function RoomNames({ pixel }: { readonly pixel: number }) {
  const { plan, products } = usePlanner();
  const areas = placedPieces(plan, products).map(({ piece, product: { width, depth } }) => ({
    ...piece,
    width,
    depth,
  }));
  return plan.rooms.map(({ id, name, outline }) => {
    if (name === '') return null;
    const size = { width: 0.6 * nameSize * name.length * pixel, depth: 1.6 * nameSize * pixel };
    const { x, y } = labelPlace(outline, areas, size);
    return (
      <text
        key={id}
        x={x}
        y={y + 0.35 * nameSize * pixel}
        textAnchor="middle"
        fontSize={nameSize * pixel}
        fontWeight="500"
        fill="var(--color-ink-soft)"
        stroke="var(--color-surface)"
        strokeWidth={3 * pixel}
        strokeLinejoin="round"
        paintOrder="stroke"
        pointerEvents="none"
        style={{ unicodeBidi: 'plaintext' }}
      >
        {name}
      </text>
    );
  });
}

interface DrawnCornersProps {
  readonly corners: readonly Point[];
  readonly hover: Point | null;
  readonly pixel: number;
}

/** The walls of a room that is being drawn, with the length of the next one in centimetres. */
function DrawnCorners({ corners, hover, pixel }: DrawnCornersProps) {
  const [first] = corners;
  const last = corners.at(-1);
  if (!first || !last) return null;
  const points = [...corners, ...(hover ? [hover] : [])].map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <g pointerEvents="none">
      <polyline
        points={points}
        fill="rgb(23 71 158 / 8%)"
        stroke="var(--color-plate)"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
      <circle
        cx={first.x}
        cy={first.y}
        r={8 * pixel}
        fill="#fff"
        stroke="var(--color-plate)"
        strokeWidth={2 * pixel}
      />
      {hover && (
        <text
          x={(last.x + hover.x) / 2}
          y={(last.y + hover.y) / 2 - 8 * pixel}
          textAnchor="middle"
          fontSize={13 * pixel}
          fill="var(--color-plate)"
          stroke="#fff"
          strokeWidth={4 * pixel}
          paintOrder="stroke"
        >
          {Math.round(Math.hypot(hover.x - last.x, hover.y - last.y) / 10)}
        </text>
      )}
    </g>
  );
}
