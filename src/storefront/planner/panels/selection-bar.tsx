import { removePieces, turnPieces } from '#domain/planner/editing/pieces.ts';
import { usePlannerMessages } from '#i18n/messages/storefront/planner/planner-messages.ts';
import { duplicateBeside } from '../duplicate-beside.ts';
import { usePlanner } from '../state/planner-context.ts';
import { nothing, selectedPieces } from '../state/selection.ts';
import { IconButton } from '../toolbar.tsx';

/** What phones offer for the chosen pieces, above the drawing; larger screens have a panel. */
export function SelectionBar({ onReplace }: { readonly onReplace: () => void }) {
  const texts = usePlannerMessages();
  const planner = usePlanner();
  const { plan, products, selection, edit } = planner;
  const pieces = selectedPieces(plan, selection);
  const [first] = pieces;
  if (!first) return null;
  const ids = new Set(pieces.map(({ id }) => id));
  const name =
    pieces.length === 1
      ? (products.get(first.product)?.name ?? texts.drawing.gone)
      : texts.pieces.several(pieces.length);
  return (
    <div
      dir="auto"
      className="absolute inset-x-2 top-2 flex items-center gap-1 rounded-control border border-line bg-surface px-2 shadow-raised lg:hidden"
    >
      <p className="line-clamp-2 min-w-0 flex-1 text-sm leading-snug">{name}</p>
      <IconButton
        label={texts.pieces.turnRight}
        icon="turnRight"
        onPress={() => edit(turnPieces(plan, ids, 90))}
      />
      <IconButton
        label={texts.pieces.duplicate}
        icon="group"
        onPress={() => duplicateBeside(planner, ids, texts)}
      />
      <IconButton label={texts.pieces.replace} icon="swap" onPress={onReplace} />
      <IconButton
        label={texts.pieces.remove}
        icon="bin"
        onPress={() => edit(removePieces(plan, ids), nothing)}
      />
    </div>
  );
}
