import type { Problem } from './problems.ts';

/** What a form says of its fields. */
export interface ProblemTexts<Field extends string> {
  readonly summary: (count: number) => string;
  readonly required: Readonly<Record<Field, string>>;
  readonly invalid: Readonly<Record<Field, string>>;
  readonly tooLong: (limit: number) => string;
}

export function problemWords<Field extends string>(
  texts: ProblemTexts<Field>,
  field: Field,
  problem: Problem | undefined,
): string | undefined {
  if (!problem) return undefined;
  if (problem.code === 'tooLong') return texts.tooLong(problem.limit);
  return problem.code === 'required' ? texts.required[field] : texts.invalid[field];
}
