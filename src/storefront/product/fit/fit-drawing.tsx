import { type Box, sidesOf } from '#domain/catalogue/fit/box.ts';
import type { Placement } from '#domain/catalogue/fit/place-box.ts';
import type { RaisedBox } from '#domain/catalogue/fit/round-corner.ts';
import { type Axis, type Point, silhouette } from '#domain/catalogue/fit/silhouette.ts';
import { useFitMessages } from '#i18n/messages/storefront/product/fit-messages.ts';

const [width, depth, height] = [0, 1, 2] as const;

interface PlacementDrawingProps {
  readonly placement: Placement;
  readonly size: Box;
  readonly space: Box;
  readonly obstacle: string;
}

/** A tilted box in a door or a cabin, from each side where one sees that it is tilted. */
export function PlacementDrawing({ placement, size, space, obstacle }: PlacementDrawingProps) {
  const { drawings } = useFitMessages();
  const outline = (across: Axis, upwards: Axis) =>
    silhouette(placement.rotation, sidesOf(size), across, upwards);
  const front = {
    label: drawings.front(obstacle),
    room: [space.width, space.height],
    outline: outline(width, height),
  } as const;
  // A door has no depth.
  const others = Number.isFinite(space.depth)
    ? ([
        {
          label: drawings.side(obstacle),
          room: [space.depth, space.height],
          outline: outline(depth, height),
        },
        {
          label: drawings.above(obstacle),
          room: [space.width, space.depth],
          outline: outline(width, depth),
        },
      ] as const)
    : [];
  return [front, ...others]
    .filter((view) => isAslant(view.outline))
    .map((view) => <Drawing key={view.label} {...view} />);
}

/** Whether it is more than a box that stands straight. */
function isAslant(outline: readonly Point[]): boolean {
  const isStraight = outline.every(([x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    return Math.min(Math.abs(nextX - x), Math.abs(nextY - y)) < 1;
  });
  return !isStraight;
}

/** A box that is carried round a corner with one end raised, from the side, below the ceiling. */
export function RaisedDrawing({
  raised,
  obstacle,
}: {
  readonly raised: RaisedBox;
  readonly obstacle: string;
}) {
  const { drawings } = useFitMessages();
  const { long, thick, angle, ceiling } = raised;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const outline: readonly Point[] = [
    [thick * sin, 0],
    [thick * sin + long * cos, long * sin],
    [long * cos, long * sin + thick * cos],
    [0, thick * cos],
  ];
  return (
    <Drawing label={drawings.raised(obstacle)} room={[long * cos + thick * sin, ceiling]} outline={outline} />
  );
}

interface DrawingProps {
  readonly label: string;
  readonly room: Point;
  readonly outline: readonly Point[];
}

const pixelsHigh = 120;
const margin = 30;

/** To scale; the floor is below. Not mirrored in Arabic: a box leans the same way in any language. */
function Drawing({ label, room: [across, upwards], outline }: DrawingProps) {
  const left = Math.max(0, (across - Math.max(...outline.map(([x]) => x))) / 2);
  const points = outline.map(([x, y]) => `${Math.round(left + x)},${Math.round(upwards - y)}`).join(' ');
  const viewBox = [-margin, -margin, across + 2 * margin, upwards + 2 * margin].map(Math.round).join(' ');
  return (
    <figure className="grid justify-items-center gap-1">
      <svg role="img" aria-label={label} viewBox={viewBox} height={pixelsHigh} fill="none">
        <rect
          width={across}
          height={upwards}
          className="fill-surface stroke-ink"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
        <polygon
          points={points}
          className="fill-line stroke-accent"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <figcaption aria-hidden="true" className="text-xs text-ink-soft">
        {label}
      </figcaption>
    </figure>
  );
}
