import { edgesOf, isInside, lengthOf } from '#domain/planner/geometry/polygon.ts';
import { inwardOf } from '#domain/planner/geometry/walls.ts';
import type { Room } from '#domain/planner/plan.ts';

interface DimensionLinesProps {
  readonly rooms: readonly Room[];
  /** Millimetres of a pixel. */
  readonly pixel: number;
}

/** Outside of the wall, whose drawing is 100 mm thick. */
const wallThickness = 100;
const shortest = 46;

/** The inner lengths of walls in centimetres, outside of their room; inside where another room begins there. */
export function DimensionLines({ rooms, pixel }: DimensionLinesProps) {
  return rooms.map((room) => (
    <g key={room.id} className="text-ink-soft">
      {edgesOf(room.outline).map((wall) => {
        const length = lengthOf(wall);
        if (length / pixel < shortest) return null;
        const inward = inwardOf(wall);
        const middle = { x: (wall.from.x + wall.to.x) / 2, y: (wall.from.y + wall.to.y) / 2 };
        const far = wallThickness + 20 * pixel;
        const outside = { x: middle.x - inward.x * far, y: middle.y - inward.y * far };
        const isFree = !rooms.some((other) => other !== room && isInside(other.outline, outside));
        const offset = isFree ? far : -16 * pixel;
        const place = ({ x, y }: { x: number; y: number }) => ({
          x: x - inward.x * offset,
          y: y - inward.y * offset,
        });
        const [from, to, at] = [place(wall.from), place(wall.to), place(middle)];
        const degrees = (Math.atan2(wall.to.y - wall.from.y, wall.to.x - wall.from.x) * 180) / Math.PI;
        const upright = degrees > 90 ? degrees - 180 : degrees <= -90 ? degrees + 180 : degrees;
        const tick = 4 * pixel;
        return (
          <g key={`${wall.from.x} ${wall.from.y}`}>
            {isFree && (
              <path
                d={[from, to]
                  .map(
                    ({ x, y }) =>
                      `M${x - inward.x * tick} ${y - inward.y * tick}L${x + inward.x * tick} ${y + inward.y * tick}`,
                  )
                  .concat(`M${from.x} ${from.y}L${to.x} ${to.y}`)
                  .join('')}
                fill="none"
                stroke="currentColor"
                strokeWidth="1"
                vectorEffect="non-scaling-stroke"
              />
            )}
            <text
              x={at.x}
              y={at.y}
              transform={`rotate(${upright} ${at.x} ${at.y})`}
              textAnchor="middle"
              dominantBaseline="central"
              fontSize={12 * pixel}
              fill="currentColor"
              stroke="var(--color-ground)"
              strokeWidth={4 * pixel}
              paintOrder="stroke"
            >
              {Math.round(length / 10)}
            </text>
          </g>
        );
      })}
    </g>
  ));
}
