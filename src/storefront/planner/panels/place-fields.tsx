import { movePiece, movePieces, setAngle } from '#domain/planner/editing/pieces.ts';
import { roomAt } from '#domain/planner/placed-piece.ts';
import type { Piece } from '#domain/planner/plan.ts';
import { usePlannerMessages } from '#i18n/messages/storefront/planner/planner-messages.ts';
import { classNames } from '#ui/class-names.ts';
import { usePieceInWords } from '../piece-in-words.ts';
import { usePlanner } from '../state/planner-context.ts';
import { coveredArea, wallDistances } from '../wall-distances.ts';
import { LengthField } from './length-field.tsx';

/**
 * Where pieces stand, to be typed. What is typed for one piece holds for it alone, also in a group; several are measured and moved as a
 * whole.
 */
export function PlaceFields({ pieces }: { readonly pieces: readonly Piece[] }) {
  const texts = usePlannerMessages();
  const { plan, products, edit, announce } = usePlanner();
  const describe = usePieceInWords(products);
  const [first] = pieces;
  const only = pieces.length === 1 ? first : undefined;
  const area = coveredArea(pieces, products);
  if (!first || !area) return null;
  const room = roomAt(plan, area);
  const distances = room ? wallDistances(room, area) : null;

  function moveBy(x: number, y: number): void {
    const moved = only
      ? movePiece(plan, only.id, { x, y })
      : movePieces(
          plan,
          pieces.map(({ id }) => id),
          { x, y },
        );
    if (!edit(moved) || !moved.done || !only) return;
    const now = moved.plan.pieces.find(({ id }) => id === only.id);
    if (now) announce(texts.drawing.moved(describe(moved.plan, now).place));
  }

  return (
    <div className={classNames('grid items-end gap-2', only ? 'grid-cols-3' : 'grid-cols-2')}>
      {distances && (
        <>
          <LengthField
            label={texts.pieces.fromLeft}
            value={distances.left}
            onChange={(left) => moveBy(left - distances.left, 0)}
          />
          <LengthField
            label={texts.pieces.fromTop}
            value={distances.top}
            onChange={(top) => moveBy(0, top - distances.top)}
          />
        </>
      )}
      {only && (
        <LengthField
          label={texts.pieces.angle}
          value={only.angle}
          unit={1}
          onChange={(angle) => edit(setAngle(plan, only.id, angle))}
        />
      )}
    </div>
  );
}
