import { useId, useState } from 'react';
import type { PlanProblem } from '#domain/planner/rules/plan-problem.ts';
import { usePlannerMessages } from '#i18n/messages/storefront/planner/planner-messages.ts';
import { actionStyle } from '../../widgets/action-style.ts';
import { usePlanner } from '../state/planner-context.ts';
import { pieceSelection } from '../state/selection.ts';
import { ProblemMark } from './problem-marks.tsx';
import type { CheckedPlan } from './use-checked-plan.ts';
import { useProblemWords } from './use-problem-words.ts';

const shownAtFirst = 5;

interface ProblemsPanelProps {
  readonly problems: CheckedPlan;
  /** Brings the place of a problem into view. */
  readonly onShow: (problem: PlanProblem) => void;
}

/** What breaks a rule, in words. A press shows it in the drawing. */
export function ProblemsPanel({ problems, onShow }: ProblemsPanelProps) {
  const { problems: texts } = usePlannerMessages();
  const { plan, select } = usePlanner();
  const say = useProblemWords();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (plan.pieces.length === 0) return null;
  const list = Array.isArray(problems) ? (problems as readonly PlanProblem[]) : [];
  const errors = list.filter(({ severity }) => severity === 'error').length;
  const ordered = list.toSorted(
    (one, other) => Number(one.severity === 'hint') - Number(other.severity === 'hint'),
  );
  const shown = isOpen ? ordered : ordered.slice(0, shownAtFirst);
  return (
    <section aria-labelledby={id} className="border-t border-line p-4">
      <h2 id={id} className="font-medium">
        {texts.title}
      </h2>
      <p role="status" className="text-sm text-ink-soft">
        {problems === null
          ? texts.checking
          : problems === 'failed'
            ? texts.unchecked
            : list.length === 0
              ? texts.none
              : texts.count(errors, list.length - errors)}
      </p>
      <ul className="mt-1">
        {shown.map((problem, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: problems have no identity beside their place in the list
          <li key={`${problem.rule} ${index}`}>
            <button
              type="button"
              onClick={() => {
                if (problem.pieces.length > 0) select(pieceSelection(problem.pieces));
                else if (problem.room !== null) select({ kind: 'room', room: problem.room });
                onShow(problem);
              }}
              className="flex w-full items-start gap-2 rounded-control px-1 py-1.5 text-start text-sm hover:bg-sunken"
            >
              <svg aria-hidden="true" viewBox="-10 -10 20 20" className="mt-0.5 size-4 shrink-0">
                <ProblemMark severity={problem.severity} />
              </svg>
              <span>
                <span className="sr-only">{texts[problem.severity]}: </span>
                {say(problem)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {ordered.length > shown.length && (
        <button type="button" onClick={() => setOpen(true)} className={actionStyle}>
          {texts.more(ordered.length - shown.length)}
        </button>
      )}
    </section>
  );
}
