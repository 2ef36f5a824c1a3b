import { useId, useState } from 'react';
import { findDeliveryAnswer } from '#domain/delivery/delivery-answer.ts';
import { rectangleOutline } from '#domain/planner/editing/rooms.ts';
import type { LayoutProposal } from '#domain/planner/layout/layout-request.ts';
import { type LayoutStyle, layoutStyles } from '#domain/planner/layout/style.ts';
import { usePlannerMessages } from '#i18n/messages/storefront/planner/planner-messages.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { dirhamsFromQar } from '#primitives/money.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Spinner } from '#ui/spinner.tsx';
import { useDelivery } from '../../delivery/use-delivery.ts';
import { ZoneChooser } from '../../delivery/zone-chooser.tsx';
import { actionStyle } from '../../widgets/action-style.ts';
import { addRoomWithDoor } from '../new-room.ts';
import { smallField } from '../panels/field-styles.ts';
import { usePlanner } from '../state/planner-context.ts';
import { typedNumber } from '../typed-number.ts';
import { runTask, stopWorker } from '../worker/run-task.ts';
import { PlanActions } from './plan-actions.tsx';
import { Proposals } from './proposals.tsx';

const mostPeople = 200;
const leastSide = 100;
const mostSide = 10_000;

interface Wish {
  readonly people: string;
  readonly style: LayoutStyle;
  readonly budget: string;
  readonly day: string;
  readonly width: string;
  readonly depth: string;
}

const firstWish: Wish = { people: '8', style: 'modern', budget: '', day: '', width: '800', depth: '600' };

type Field = 'people' | 'budget' | 'size' | 'day';

type State =
  | { readonly kind: 'form'; readonly error: Field | 'failed' | null }
  | { readonly kind: 'working' }
  | { readonly kind: 'proposals'; readonly proposals: readonly LayoutProposal[] };

interface AutoPanelProps {
  readonly onTaken: () => void;
  /** Lets the visitor choose what replaces the chosen pieces. */
  readonly onReplace: () => void;
}

/** Asks for people, style, budget and day, and shows three layouts for them. */
export function AutoPanel({ onTaken, onReplace }: AutoPanelProps) {
  const texts = usePlannerMessages();
  const { auto, start } = texts;
  const { delivery: deliveryTexts } = useMessages();
  const { plan, products } = usePlanner();
  const delivery = useDelivery();
  const id = useId();
  const [wish, setWish] = useState<Wish>(firstWish);
  const [seed, setSeed] = useState(1);
  const [state, setState] = useState<State>({ kind: 'form', error: null });
  const needsRoom = plan.rooms.length === 0;
  const set = (changed: Partial<Wish>) => setWish((before) => ({ ...before, ...changed }));

  function wrongField(): Field | null {
    const people = typedNumber(wish.people);
    if (people === null || !Number.isInteger(people) || people < 1 || people > mostPeople) return 'people';
    const sides = [wish.width, wish.depth].map((side) => typedNumber(side) ?? 0);
    if (needsRoom && !sides.every((side) => side >= leastSide && side <= mostSide)) return 'size';
    const budget = typedNumber(wish.budget);
    if (wish.budget.trim() !== '' && (budget === null || budget <= 0)) return 'budget';
    if (wish.day !== '' && !delivery.zone) return 'day';
    return null;
  }

  function earliestDays(): ReadonlyMap<string, string | null> {
    const { zone, facts, now } = delivery;
    if (!zone || !now || !facts || facts === 'failed') return new Map();
    return new Map(
      [...products.values()].map(({ id: product, price, leadTimeDays, stock }) => {
        const goods = { subtotal: price, leadTimes: [leadTimeDays], isInStock: stock > 0 };
        return [product, findDeliveryAnswer(facts, zone, goods, now)?.day ?? null];
      }),
    );
  }

  async function plan3(nextSeed: number): Promise<void> {
    const wrong = wrongField();
    if (wrong) {
      setState({ kind: 'form', error: wrong });
      return;
    }
    setSeed(nextSeed);
    setState({ kind: 'working' });
    const budget = typedNumber(wish.budget);
    const [width, depth] = [wish.width, wish.depth].map((side) => Math.round((typedNumber(side) ?? 0) * 10));
    const drawn = addRoomWithDoor(plan, rectangleOutline({ x: 0, y: 0 }, width ?? 0, depth ?? 0)).edit;
    const rooms = needsRoom && drawn.done ? drawn.plan.rooms : plan.rooms;
    try {
      const proposals = await runTask(products, {
        kind: 'layout',
        request: {
          name: plan.name,
          rooms,
          people: typedNumber(wish.people) ?? 1,
          style: wish.style,
          budget: budget === null ? null : dirhamsFromQar(Math.round(budget * 100) / 100),
          day: wish.day === '' ? null : wish.day,
          earliestDays: earliestDays(),
          seed: nextSeed,
        },
      });
      setState({ kind: 'proposals', proposals });
    } catch {
      setState({ kind: 'form', error: 'failed' });
    }
  }

  if (state.kind === 'proposals') {
    return (
      <Proposals
        proposals={state.proposals}
        onTaken={onTaken}
        onOthers={() => void plan3(seed + 1)}
        onBack={() => setState({ kind: 'form', error: null })}
      />
    );
  }
  if (state.kind === 'working') {
    return (
      <div className="p-4">
        <p role="status" className="flex items-center gap-3">
          <Spinner />
          {auto.working}
        </p>
        <button
          type="button"
          onClick={() => {
            stopWorker('cancelled');
            setState({ kind: 'form', error: null });
          }}
          className={actionStyle}
        >
          {texts.cancel}
        </button>
      </div>
    );
  }

  const { error } = state;
  const described = (field: Field, hint: boolean) =>
    error === field ? `${id}-error` : hint ? `${id}-${field}-hint` : undefined;
  const number = (
    field: 'people' | 'budget' | 'width' | 'depth',
    label: string,
    of: Field,
    hint?: string,
  ) => (
    <div>
      <label htmlFor={`${id}-${field}`} className="mb-1 block text-sm text-ink-soft">
        {label}
      </label>
      <input
        id={`${id}-${field}`}
        value={wish[field]}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        aria-invalid={error === of || undefined}
        aria-describedby={described(of, hint !== undefined)}
        onChange={(event) => set({ [field]: event.target.value })}
        className={smallField}
      />
      {hint && (
        <p id={`${id}-${of}-hint`} className="mt-1 text-sm text-ink-faint">
          {hint}
        </p>
      )}
    </div>
  );

  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <form
        noValidate
        aria-labelledby={`${id}-title`}
        onSubmit={(event) => {
          event.preventDefault();
          void plan3(seed);
        }}
        className="grid gap-3 p-4"
      >
        <h2 id={`${id}-title`} className="font-medium">
          {auto.title}
        </h2>
        {needsRoom && (
          <div>
            <p className="mb-2 text-sm text-ink-soft">{auto.needsRoom}</p>
            <div className="grid grid-cols-2 gap-2">
              {number('width', start.width, 'size')}
              {number('depth', start.depth, 'size')}
            </div>
          </div>
        )}
        {number('people', auto.people, 'people')}
        <div>
          <label htmlFor={`${id}-style`} className="mb-1 block text-sm text-ink-soft">
            {auto.style}
          </label>
          <select
            id={`${id}-style`}
            value={wish.style}
            onChange={(event) => {
              const style = layoutStyles.find((name) => name === event.target.value);
              if (style) set({ style });
            }}
            className={smallField}
          >
            {layoutStyles.map((name) => (
              <option key={name} value={name}>
                {auto.styles[name]}
              </option>
            ))}
          </select>
        </div>
        {number('budget', auto.budget, 'budget', auto.budgetHint)}
        <div>
          <label htmlFor={`${id}-day`} className="mb-1 block text-sm text-ink-soft">
            {auto.day}
          </label>
          <input
            id={`${id}-day`}
            type="date"
            value={wish.day}
            aria-describedby={described('day', true)}
            onChange={(event) => set({ day: event.target.value })}
            className={smallField}
          />
          <p id={`${id}-day-hint`} className="mt-1 text-sm text-ink-faint">
            {wish.day !== '' && delivery.zone ? deliveryTexts.zone(delivery.zone) : auto.dayHint}
          </p>
          {wish.day !== '' && (
            <ZoneChooser
              delivery={delivery}
              isChosen={Boolean(delivery.zone)}
              describedBy={`${id}-day-hint`}
            />
          )}
        </div>
        <p id={`${id}-error`} role="alert" className="text-sm text-negative empty:hidden">
          {error === 'people' && auto.peopleRange(mostPeople)}
          {error === 'size' && start.range(leastSide, mostSide)}
          {error === 'budget' && auto.budgetWrong}
          {error === 'day' && auto.needsZone}
          {error === 'failed' && auto.failed}
        </p>
        {plan.pieces.length > 0 && <p className="text-sm text-ink-soft">{auto.replaces}</p>}
        <button type="submit" className={buttonStyle('primary')}>
          {auto.go}
        </button>
      </form>
      {plan.pieces.length > 0 && <PlanActions style={wish.style} onReplace={onReplace} />}
    </div>
  );
}
