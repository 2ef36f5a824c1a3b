import { boundsOf } from '#domain/planner/geometry/polygon.ts';
import { cornersOf } from '#domain/planner/geometry/rectangle.ts';
import { placedPieces } from '#domain/planner/placed-piece.ts';
import type { Plan } from '#domain/planner/plan.ts';
import type { PlannedProducts } from '#domain/planner/planned-product.ts';
import { byLevel } from '../canvas/drawing-levels.ts';
import { PieceShape } from '../canvas/piece-shape.tsx';
import { RoomShape } from '../canvas/room-shape.tsx';

interface PlanPictureProps {
  readonly plan: Plan;
  readonly products: PlannedProducts;
  readonly label: string;
}

const margin = 250;

/** A plan as a small picture. */
export function PlanPicture({ plan, products, label }: PlanPictureProps) {
  const placed = placedPieces(plan, products).toSorted(byLevel);
  const { left, top, right, bottom } = boundsOf([
    ...plan.rooms.flatMap(({ outline }) => outline),
    ...placed.flatMap(({ area }) => cornersOf(area)),
  ]);
  return (
    <svg
      role="img"
      aria-label={label}
      direction="ltr"
      viewBox={[left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin].join(' ')}
      className="max-h-56 w-full rounded-control bg-ground"
    >
      {plan.rooms.map((room) => (
        <RoomShape key={room.id} room={room} rooms={plan.rooms} isChosen={false} chosenPart={null} />
      ))}
      {placed.map(({ piece, product }) => (
        <PieceShape key={piece.id} piece={piece} product={product} />
      ))}
    </svg>
  );
}
