import { useState } from 'react';
import type { Problem, Problems } from './problems.ts';

export interface FoundProblems<Field extends string, Body> {
  readonly problems: Problems<Field>;
  /** How often problems were found on sending, and so are listed on top as well. */
  readonly timesListed: number;
  /** Looks at one field, when it is left. */
  readonly checkField: (field: Field, body: Body) => void;
  readonly show: (problems: Problems<Field>) => void;
  readonly forget: (fields: readonly Field[]) => void;
}

type LoadCheck<Field extends string, Body> = () => Promise<{
  readonly problemsOf: (body: Body) => Problems<Field>;
}>;

/** The problems of a form. What finds them is heavy, and loaded when it is first needed. */
export function useProblems<Field extends string, Body>(
  loadCheck: LoadCheck<Field, Body>,
): FoundProblems<Field, Body> {
  const [problems, setProblems] = useState<Problems<Field>>(() => new Map());
  const [timesListed, setTimesListed] = useState(0);

  return {
    problems,
    timesListed,
    async checkField(field, body) {
      const found = await loadCheck().then(
        ({ problemsOf }) => problemsOf(body).get(field),
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

function withProblem<Field extends string>(
  known: Problems<Field>,
  field: Field,
  problem: Problem | undefined,
): Problems<Field> {
  if (known.get(field) === problem) return known;
  const next = new Map(known);
  if (problem) next.set(field, problem);
  else next.delete(field);
  return next;
}
