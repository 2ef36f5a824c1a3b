import { memo } from 'react';
import { drawObstacle, drawOpening, drawSocket, drawWalls } from '#domain/planner/drawing/draw-room.ts';
import type { Shape } from '#domain/planner/drawing/drawing.ts';
import { pathsOf } from '#domain/planner/drawing/drawing-paths.ts';
import { openingSegment, socketPoint, wallsOf } from '#domain/planner/geometry/walls.ts';
import type { Point, Room } from '#domain/planner/plan.ts';

interface RoomShapeProps {
  readonly room: Room;
  /** Of the plan: a wall is open where a room on its other side has a door. */
  readonly rooms: readonly Room[];
  /** The chosen door, window, socket, column or area of it. */
  readonly chosenPart: string | null;
  readonly isChosen: boolean;
  /** A picture of the floor plan lies below it, whose doors and windows are still to be traced. */
  readonly isClear?: boolean;
}

function corners(outline: readonly Point[]): string {
  return outline.map(({ x, y }) => `${x},${y}`).join(' ');
}

const ink = '#3f3b45';

function Shapes({
  shapes,
  isChosen = false,
}: {
  readonly shapes: readonly Shape[];
  readonly isChosen?: boolean;
}) {
  return pathsOf({ shapes }).map(({ d, fill, stroke }) => (
    <path
      key={d}
      d={d}
      fill={fill ?? 'none'}
      stroke={isChosen ? 'var(--color-accent)' : ink}
      strokeWidth={isChosen ? 2.5 : stroke === 'thin' || stroke === 'dashed' ? 1 : 1.25}
      strokeDasharray={stroke === 'dashed' ? '6 4' : undefined}
      vectorEffect="non-scaling-stroke"
    />
  ));
}

/** A room with its walls, what is in them, and what belongs to the building. Presses are told apart by the data attributes. */
export const RoomShape = memo(function RoomShape({
  room,
  rooms,
  chosenPart,
  isChosen,
  isClear = false,
}: RoomShapeProps) {
  return (
    <g data-room={room.id}>
      <polygon
        points={corners(room.outline)}
        fill={isChosen ? '#fdf7f8' : '#fffefc'}
        fillOpacity={isClear ? 0.3 : 1}
      />
      {room.obstacles.map((obstacle) => (
        <g key={obstacle.id} data-obstacle={obstacle.id}>
          <Shapes
            shapes={drawObstacle(obstacle, 0).filter(({ kind }) => kind !== 'label')}
            isChosen={obstacle.id === chosenPart}
          />
        </g>
      ))}
      <Shapes shapes={drawWalls(room, rooms)} />
      {wallsOf(room).map(({ from, to }, wall) => (
        <line
          // biome-ignore lint/suspicious/noArrayIndexKey: a wall is known by its number
          key={wall}
          data-wall={wall}
          x1={from.x}
          y1={from.y}
          x2={to.x}
          y2={to.y}
          stroke="transparent"
          strokeWidth="24"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {room.openings.map((opening) => {
        const part = openingSegment(room, opening);
        return (
          <g key={opening.id} data-opening={opening.id}>
            <Shapes shapes={drawOpening(room, opening)} isChosen={opening.id === chosenPart} />
            {part && <HitLine from={part.from} to={part.to} />}
          </g>
        );
      })}
      {room.sockets.map((socket) => {
        const point = socketPoint(room, socket);
        return (
          <g key={socket.id} data-socket={socket.id}>
            <Shapes shapes={drawSocket(room, socket)} isChosen={socket.id === chosenPart} />
            {point && <circle cx={point.x} cy={point.y} r="150" fill="transparent" />}
          </g>
        );
      })}
    </g>
  );
});

/** What is thin can be pressed with a finger. */
function HitLine({ from, to }: { readonly from: Point; readonly to: Point }) {
  return (
    <line
      x1={from.x}
      y1={from.y}
      x2={to.x}
      y2={to.y}
      stroke="transparent"
      strokeWidth="28"
      vectorEffect="non-scaling-stroke"
    />
  );
}
