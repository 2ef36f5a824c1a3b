import { useState } from 'react';
import type { Problem, Problems } from './check-order-body.ts';
import { loadOrderCheck } from './checkout-parts.ts';
import type { UncheckedOrder } from './order-body-from.ts';
import type { OrderField } from './order-draft.ts';

export interface FoundProblems {
  readonly problems: Problems;
  /** How often problems were found on placing, and so are listed on top as well. */
  readonly timesListed: number;
  /** Looks at one field, when it is left. */
  readonly checkField: (field: OrderField, order: UncheckedOrder) => void;
  readonly show: (problems: Problems) => void;
  readonly forget: (fields: readonly OrderField[]) => void;
}

const none: Problems = new Map();

export function useProblems(): FoundProblems {
  const [problems, setProblems] = useState(none);
  const [timesListed, setTimesListed] = useState(0);

  return {
    problems,
    timesListed,
    async checkField(field, order) {
      const found = await loadOrderCheck().then(
        ({ problemsOf }) => problemsOf(order).get(field),
        () => undefined,
      );
      setProblems((known) => withProblem(known, field, found));
    },
    show(found) {
      setProblems(found);
      if (found.size > 0) setTimesListed((times) => times + 1);
    },
    forget(fields) {
      setProblems((known) => fields.reduce((rest, field) => withProblem(rest, field, undefined), known));
    },
  };
}

function withProblem(known: Problems, field: OrderField, problem: Problem | undefined): Problems {
  if (known.get(field) === problem) return known;
  const next = new Map(known);
  if (problem) next.set(field, problem);
  else next.delete(field);
  return next;
}
