import type { PlanProblem } from '#domain/planner/rules/plan-problem.ts';
import { usePlannerMessages } from '#i18n/messages/storefront/planner/planner-messages.ts';
import { roomName } from '../piece-in-words.ts';
import { usePlanner } from '../state/planner-context.ts';

/** Measured in square metres, unlike the others. */
const measuredInArea: ReadonlySet<PlanProblem['rule']> = new Set(['area-per-person']);

/** Says a problem in a sentence. */
export function useProblemWords(): (problem: PlanProblem) => string {
  const texts = usePlannerMessages();
  const { plan, products } = usePlanner();
  return ({ rule, pieces, room, is, needed }) => {
    const names = pieces.slice(0, 2).map((id) => {
      const piece = plan.pieces.find((one) => one.id === id);
      return (piece && products.get(piece.product)?.name) ?? texts.problems.piece;
    });
    const [first, second] = names;
    const name =
      first === undefined
        ? room === null
          ? ''
          : roomName(texts, plan, room)
        : second === undefined
          ? first
          : texts.problems.two(first, second);
    const measure = (value: number | null) => {
      if (value === null) return '0';
      return measuredInArea.has(rule) ? String(Math.round(value * 10) / 10) : String(Math.round(value / 10));
    };
    return texts.problems.rules[rule](name, measure(is), measure(needed));
  };
}
