import { type Alignment, type Axis, alignPieces, distributePieces } from '#domain/planner/editing/align.ts';
import { groupPieces, ungroupPieces } from '#domain/planner/editing/pieces.ts';
import type { Piece } from '#domain/planner/plan.ts';
import { usePlannerMessages } from '#i18n/messages/storefront/planner/planner-messages.ts';
import { newId } from '../new-id.ts';
import { usePlanner } from '../state/planner-context.ts';
import { smallButton, smallField } from './field-styles.ts';

const alignments = [
  ['left', 'x', 'start'],
  ['centre', 'x', 'middle'],
  ['right', 'x', 'end'],
  ['top', 'y', 'start'],
  ['middle', 'y', 'middle'],
  ['bottom', 'y', 'end'],
] as const satisfies readonly (readonly [string, Axis, Alignment])[];

/** Puts several pieces into one line or at equal distances, or makes them one group. */
export function ArrangeButtons({ pieces }: { readonly pieces: readonly Piece[] }) {
  const { pieces: texts } = usePlannerMessages();
  const { plan, products, edit } = usePlanner();
  const ids = pieces.map(({ id }) => id);
  const [first] = pieces;
  const isGroup =
    first !== undefined && first.group !== null && pieces.every(({ group }) => group === first.group);

  function arrange(choice: string): void {
    const found = alignments.find(([name]) => name === choice);
    if (found) edit(alignPieces(plan, ids, products, found[1], found[2]));
    else if (choice !== '') edit(distributePieces(plan, ids, products, choice === 'across' ? 'x' : 'y'));
  }

  return (
    <div className="mt-2 grid grid-cols-2 gap-2">
      <select
        aria-label={texts.align}
        // Always back to its name, since each choice is done at once.
        value=""
        onChange={(event) => arrange(event.target.value)}
        className={smallField}
      >
        <option value="">{texts.align}</option>
        {alignments.map(([name]) => (
          <option key={name} value={name}>
            {texts.aligns[name]}
          </option>
        ))}
        {pieces.length > 2 && (
          <>
            <option value="across">{texts.distribute.across}</option>
            <option value="down">{texts.distribute.down}</option>
          </>
        )}
      </select>
      <button
        type="button"
        onClick={() => edit(isGroup ? ungroupPieces(plan, ids) : groupPieces(plan, ids, newId))}
        className={smallButton}
      >
        {isGroup ? texts.ungroup : texts.group}
      </button>
    </div>
  );
}
