import { boundsOf } from '#domain/planner/geometry/polygon.ts';
import { cornersOf, toDrawing } from '#domain/planner/geometry/rectangle.ts';
import { type PlacedPiece, placePiece } from '#domain/planner/placed-piece.ts';
import type { Point, Room } from '#domain/planner/plan.ts';
import { usePlanner } from '../state/planner-context.ts';
import { selectedPieces } from '../state/selection.ts';

const accent = 'var(--color-accent)';

/** Where the handle that turns the selection is, and around what it turns. */
export function turnHandle(
  placed: readonly PlacedPiece[],
  pixel: number,
): { at: Point; middle: Point } | null {
  const [only, ...others] = placed;
  if (!only) return null;
  if (others.length === 0) {
    const { area } = only;
    return {
      at: toDrawing(area, { x: 0, y: -area.depth / 2 - 30 * pixel }),
      middle: { x: area.x, y: area.y },
    };
  }
  const { left, top, right, bottom } = boundsOf(placed.flatMap(({ area }) => cornersOf(area)));
  const x = (left + right) / 2;
  return { at: { x, y: top - 30 * pixel }, middle: { x, y: (top + bottom) / 2 } };
}

/** Frames around the chosen pieces, with the handle that turns them. */
export function SelectionFrame({
  pixel,
  hasHandle,
}: {
  readonly pixel: number;
  readonly hasHandle: boolean;
}) {
  const { plan, products, selection } = usePlanner();
  const placed = selectedPieces(plan, selection).flatMap((piece) => {
    const product = products.get(piece.product);
    return product ? [placePiece(piece, product)] : [];
  });
  const handle = hasHandle ? turnHandle(placed, pixel) : null;
  return (
    <g>
      {placed.map(({ piece, area }) => (
        <polygon
          key={piece.id}
          points={cornersOf({ ...area, width: area.width + 6 * pixel, depth: area.depth + 6 * pixel })
            .map(({ x, y }) => `${x},${y}`)
            .join(' ')}
          fill="none"
          stroke={accent}
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
          pointerEvents="none"
        />
      ))}
      {handle && (
        <g data-handle="turn" className="cursor-grab">
          <line
            x1={handle.at.x}
            y1={handle.at.y}
            x2={handle.middle.x}
            y2={handle.middle.y}
            stroke={accent}
            strokeDasharray="3 3"
            vectorEffect="non-scaling-stroke"
            pointerEvents="none"
          />
          <circle cx={handle.at.x} cy={handle.at.y} r={16 * pixel} fill="transparent" />
          <circle
            cx={handle.at.x}
            cy={handle.at.y}
            r={8 * pixel}
            fill="#fff"
            stroke={accent}
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={`M${handle.at.x - 3 * pixel} ${handle.at.y + 1 * pixel}a${3.2 * pixel} ${3.2 * pixel} 0 1 1 ${5 * pixel} ${1.5 * pixel}`}
            fill="none"
            stroke={accent}
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
          />
        </g>
      )}
    </g>
  );
}

/** Handles of the corners and walls of a room. */
export function RoomHandles({ room, pixel }: { readonly room: Room; readonly pixel: number }) {
  return (
    <g>
      <polygon
        points={room.outline.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke={accent}
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
        pointerEvents="none"
      />
      <MoveHandle room={room} pixel={pixel} />
      {room.outline.map((from, index) => {
        const to = room.outline[(index + 1) % room.outline.length] ?? from;
        const vertical = Math.abs(to.x - from.x) < Math.abs(to.y - from.y);
        const [w, h] = vertical ? [8, 22] : [22, 8];
        const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
        return (
          <g key={`${from.x} ${from.y}`}>
            <g data-wall-handle={index} className={vertical ? 'cursor-ew-resize' : 'cursor-ns-resize'}>
              <circle cx={x} cy={y} r={15 * pixel} fill="transparent" />
              <rect
                x={x - (w / 2) * pixel}
                y={y - (h / 2) * pixel}
                width={w * pixel}
                height={h * pixel}
                rx={4 * pixel}
                fill="#fff"
                stroke={accent}
                strokeWidth="1.5"
                vectorEffect="non-scaling-stroke"
              />
            </g>
            <g data-corner={index} className="cursor-move">
              <circle cx={from.x} cy={from.y} r={15 * pixel} fill="transparent" />
              <circle
                cx={from.x}
                cy={from.y}
                r={6 * pixel}
                fill="#fff"
                stroke={accent}
                strokeWidth="2"
                vectorEffect="non-scaling-stroke"
              />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** Moves the whole room with what is in it. */
function MoveHandle({ room, pixel }: { readonly room: Room; readonly pixel: number }) {
  const { left, top } = boundsOf(room.outline);
  return (
    <g data-handle="room" className="cursor-move" transform={`translate(${left} ${top}) scale(${pixel})`}>
      <circle cx="-26" cy="-26" r="16" fill="transparent" />
      <circle cx="-26" cy="-26" r="12" fill="#fff" stroke={accent} strokeWidth="1.5" />
      <path
        d="M-26-33v14M-33-26h14M-28-31l2-2 2 2M-28-21l2 2 2-2M-31-28l-2 2 2 2M-21-28l2 2-2 2"
        fill="none"
        stroke={accent}
        strokeWidth="1.5"
      />
    </g>
  );
}
