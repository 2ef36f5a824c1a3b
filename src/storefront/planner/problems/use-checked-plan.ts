import { useEffect, useRef, useState } from 'react';
import type { Plan } from '#domain/planner/plan.ts';
import type { PlannedProducts } from '#domain/planner/planned-product.ts';
import type { PlanProblem } from '#domain/planner/rules/plan-problem.ts';

/** Null: not checked yet. */
export type CheckedPlan = readonly PlanProblem[] | 'failed' | null;

const delayMs = 150;

/** What is wrong with the plan, found by a worker a moment after each change. The problems of before stay meanwhile. */
export function useCheckedPlan(plan: Plan, products: PlannedProducts): CheckedPlan {
  const [problems, setProblems] = useState<CheckedPlan>(null);
  const isEmpty = plan.pieces.length === 0;
  const turn = useRef(0);
  useEffect(() => {
    turn.current += 1;
    const own = turn.current;
    if (isEmpty || products.size === 0) {
      setProblems(null);
      return;
    }
    const settle = (found: CheckedPlan) => {
      if (turn.current === own) setProblems(found);
    };
    const timer = setTimeout(() => {
      // The worker starts with the first piece.
      void import('../worker/run-task.ts')
        .then(({ runTask }) => runTask(products, { kind: 'check', plan }))
        .then(settle, () => settle('failed'));
    }, delayMs);
    return () => clearTimeout(timer);
  }, [plan, products, isEmpty]);
  return problems;
}
