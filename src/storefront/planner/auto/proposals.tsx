import { useEffect, useId, useRef } from 'react';
import type { LayoutProposal } from '#domain/planner/layout/layout-request.ts';
import { usePlannerMessages } from '#i18n/messages/storefront/planner/planner-messages.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Price } from '../../catalogue/price.tsx';
import { actionStyle } from '../../widgets/action-style.ts';
import { usePlanner } from '../state/planner-context.ts';
import { nothing } from '../state/selection.ts';
import { PlanPicture } from './plan-picture.tsx';

interface ProposalsProps {
  readonly proposals: readonly LayoutProposal[];
  readonly onTaken: () => void;
  readonly onOthers: () => void;
  readonly onBack: () => void;
}

/** Layouts to choose from, each with its picture, places and price. */
export function Proposals({ proposals, onTaken, onOthers, onBack }: ProposalsProps) {
  const { auto: texts } = usePlannerMessages();
  const { plan, products, change, showAll, announce } = usePlanner();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  // The form with the pressed button is gone.
  useEffect(() => heading.current?.focus(), []);

  function take({ plan: { rooms, pieces }, kind }: LayoutProposal): void {
    change({ ...plan, rooms, pieces }, nothing);
    showAll();
    announce(texts.taken(texts.kinds[kind]));
    onTaken();
  }

  return (
    <section aria-labelledby={id} className="min-h-0 flex-1 overflow-y-auto p-4">
      <h2 id={id} ref={heading} tabIndex={-1} className="font-medium outline-none">
        {texts.proposals}
      </h2>
      <ul className="mt-3 grid gap-4">
        {proposals.map((proposal) => {
          const { kind, people, shortBy, because, price } = proposal;
          const name = texts.kinds[kind];
          return (
            <li key={kind} className="rounded-card border border-line p-3">
              <PlanPicture plan={proposal.plan} products={products} label={texts.picture(name)} />
              <h3 className="mt-2 font-medium">{name}</h3>
              <p className="text-sm text-ink-soft">{texts.kindTexts[kind]}</p>
              <p className="mt-1 flex flex-wrap justify-between gap-x-3">
                <span>{texts.seats(people)}</span>
                <Price amount={price} className="font-medium" />
              </p>
              {shortBy > 0 && (
                <p className="text-sm text-negative">
                  {texts.short(shortBy)}. {because && texts.because[because]}
                </p>
              )}
              <button
                type="button"
                aria-label={texts.takeNamed(name)}
                onClick={() => take(proposal)}
                className={buttonStyle('secondary', 'mt-2 w-full')}
              >
                {texts.take}
              </button>
            </li>
          );
        })}
      </ul>
      <p className="mt-3 flex flex-wrap gap-x-5 text-sm">
        <button type="button" onClick={onOthers} className={actionStyle}>
          {texts.other}
        </button>
        <button type="button" onClick={onBack} className={actionStyle}>
          {texts.back}
        </button>
      </p>
    </section>
  );
}
