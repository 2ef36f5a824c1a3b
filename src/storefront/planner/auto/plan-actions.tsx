import { useId, useState } from 'react';
import { cornersOf } from '#domain/planner/geometry/rectangle.ts';
import type { LayoutStyle } from '#domain/planner/layout/style.ts';
import type { Point } from '#domain/planner/plan.ts';
import { isStool } from '#domain/planner/seat-places.ts';
import { usePlannerMessages } from '#i18n/messages/storefront/planner/planner-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { formatMoney } from '#i18n/money.ts';
import { smallButton, smallField } from '../panels/field-styles.ts';
import { usePlanner } from '../state/planner-context.ts';
import { pieceSelection, selectedPart } from '../state/selection.ts';
import { typedNumber } from '../typed-number.ts';
import type { PlanAction } from '../worker/planner-task.ts';
import { runTask } from '../worker/run-task.ts';
import { anyDay } from './any-day.ts';

const mostPeople = 200;

interface PlanActionsProps {
  readonly style: LayoutStyle;
  /** Lets the visitor choose what replaces the chosen pieces. */
  readonly onReplace: () => void;
}

/** Changes what is in the plan by itself: dearer or cheaper products, a further table, more places. */
export function PlanActions({ style, onReplace }: PlanActionsProps) {
  const { actions: texts, auto } = usePlannerMessages();
  const { plan, products, selection, change, select } = usePlanner();
  const locale = useLocale();
  const id = useId();
  const [people, setPeople] = useState('6');
  const [outcome, setOutcome] = useState('');
  const [isWorking, setWorking] = useState(false);
  const part = selectedPart(plan, selection);
  const room = part?.room ?? plan.rooms[0];
  const area: readonly Point[] | undefined = part?.kind === 'obstacle' ? cornersOf(part.part) : room?.outline;
  const chairs = plan.pieces.filter((piece) => {
    const product = products.get(piece.product);
    return product?.kind === 'chair' && !isStool(product);
  });

  async function run(action: PlanAction): Promise<void> {
    if (isWorking) return;
    setWorking(true);
    setOutcome('');
    try {
      const made = await runTask(products, {
        kind: 'action',
        plan,
        action,
        offer: { ...anyDay, style, seed: 1 },
      });
      if (!made) {
        setOutcome(texts.none[action.name]);
        return;
      }
      change(made.plan);
      const amount = formatMoney(locale, Math.abs(made.priceChange));
      const difference =
        made.priceChange === 0
          ? texts.same
          : made.priceChange > 0
            ? texts.dearer(amount)
            : texts.lower(amount);
      setOutcome(texts.changed(made.pieces, difference));
    } catch {
      setOutcome(texts.failed);
    } finally {
      setWorking(false);
    }
  }

  function withPeople(use: (count: number) => PlanAction): void {
    const count = typedNumber(people);
    if (count === null || !Number.isInteger(count) || count < 1 || count > mostPeople) {
      setOutcome(auto.peopleRange(mostPeople));
      return;
    }
    void run(use(count));
  }

  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-2 border-t border-line p-4">
      <h2 id={`${id}-title`} className="font-medium">
        {texts.title}
      </h2>
      <div className="grid grid-cols-2 gap-2">
        <button type="button" onClick={() => void run({ name: 'cheaper' })} className={smallButton}>
          {texts.cheaper}
        </button>
        <button type="button" onClick={() => void run({ name: 'better' })} className={smallButton}>
          {texts.better}
        </button>
      </div>
      {chairs.length > 0 && (
        <button
          type="button"
          onClick={() => {
            select(pieceSelection(chairs.map((chair) => chair.id)));
            onReplace();
          }}
          className={smallButton}
        >
          {texts.chairs}
        </button>
      )}
      {room && area && (
        <>
          <div>
            <label htmlFor={`${id}-people`} className="mb-1 block text-sm text-ink-soft">
              {texts.people}
            </label>
            <input
              id={`${id}-people`}
              value={people}
              inputMode="numeric"
              autoComplete="off"
              dir="ltr"
              aria-describedby={`${id}-whole`}
              onChange={(event) => setPeople(event.target.value)}
              className={smallField}
            />
            <p id={`${id}-whole`} className="mt-1 text-sm text-ink-faint">
              {texts.whole}
            </p>
          </div>
          <button
            type="button"
            onClick={() => withPeople((count) => ({ name: 'meeting', room: room.id, people: count }))}
            className={smallButton}
          >
            {texts.meeting}
          </button>
          <button
            type="button"
            onClick={() => withPeople((count) => ({ name: 'fill', area, people: count }))}
            className={smallButton}
          >
            {texts.fill}
          </button>
        </>
      )}
      <p role="status" className="text-sm">
        {outcome}
      </p>
    </section>
  );
}
