import type { Floor } from './use-floor-image.ts';

interface FloorLayerProps {
  readonly floor: Floor;
  /** Millimetres of a pixel. */
  readonly pixel: number;
}

/** The picture below the rooms. */
export function FloorLayer({ floor: { image } }: Pick<FloorLayerProps, 'floor'>) {
  if (!image) return null;
  return (
    <image
      href={image.address}
      x={image.left}
      y={image.top}
      width={image.width * image.scale}
      height={image.height * image.scale}
      opacity={image.strength}
      pointerEvents="none"
    />
  );
}

/** The known length that is being marked, above everything. */
export function ScaleEnds({ floor: { ends }, pixel }: FloorLayerProps) {
  const [from, to] = ends;
  if (!from) return null;
  return (
    <g pointerEvents="none" stroke="var(--color-plate)" strokeWidth={2 * pixel}>
      {to && <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />}
      {ends.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={5 * pixel} fill="#fff" />
      ))}
    </g>
  );
}
