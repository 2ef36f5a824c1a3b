import { movePieces, setAngle } from '#domain/planner/editing/pieces.ts';
import { placePiece, roomAt } from '#domain/planner/placed-piece.ts';
import type { Piece } from '#domain/planner/plan.ts';
import { usePlannerMessages } from '#i18n/messages/storefront/planner/planner-messages.ts';
import { usePieceInWords } from '../piece-in-words.ts';
import { usePlanner } from '../state/planner-context.ts';
import { wallDistances } from '../wall-distances.ts';
import { LengthField } from './length-field.tsx';

/** Where a piece stands, to be typed. */
export function PiecePlaceFields({ piece }: { readonly piece: Piece }) {
  const texts = usePlannerMessages();
  const { plan, products, edit, announce } = usePlanner();
  const describe = usePieceInWords(products);
  const product = products.get(piece.product);
  const room = roomAt(plan, piece);
  if (!product) return null;
  const distances = room ? wallDistances(room, placePiece(piece, product).area) : null;

  function moveBy(x: number, y: number): void {
    const moved = movePieces(plan, [piece.id], { x, y });
    const now = moved.done ? moved.plan.pieces.find(({ id }) => id === piece.id) : undefined;
    if (edit(moved) && moved.done && now) announce(texts.drawing.moved(describe(moved.plan, now).place));
  }

  return (
    <div className="grid grid-cols-3 items-end gap-2">
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
      <LengthField
        label={texts.pieces.angle}
        value={piece.angle}
        unit={1}
        onChange={(angle) => edit(setAngle(plan, piece.id, angle))}
      />
    </div>
  );
}
