import type { z } from 'zod';
import type { FieldError } from '#primitives/shop-error.ts';

type Issue = z.core.$ZodIssue;

/** Cap on reported fields: a hostile body can have as many invalid fields as bytes. */
const mostFieldErrors = 50;

/** Maps zod issues to the shop's closed list of field errors. Needs `reportInput`, to tell 'missing' from 'invalid'. */
export function fieldErrorsFrom(issues: readonly Issue[]): FieldError[] {
  return issues.flatMap(fieldErrorsOfIssue).slice(0, mostFieldErrors);
}

function fieldErrorsOfIssue(issue: Issue): FieldError[] {
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...issue.path, key].join('.'), code: 'unknown_field' }));
  }
  if (issue.input === undefined || issue.input === null || issue.input === '') {
    return [{ path, code: 'required' }];
  }
  if (issue.code === 'too_small' && issue.inclusive !== false) {
    return [{ path, code: codeByOrigin[kindOf(issue.origin)].below, limit: Number(issue.minimum) }];
  }
  if (issue.code === 'too_big' && issue.inclusive !== false) {
    return [{ path, code: codeByOrigin[kindOf(issue.origin)].above, limit: Number(issue.maximum) }];
  }
  return [{ path, code: 'invalid' }];
}

const codeByOrigin = {
  text: { below: 'too_short', above: 'too_long' },
  list: { below: 'too_few', above: 'too_many' },
  amount: { below: 'too_small', above: 'too_big' },
} as const;

function kindOf(origin: string): keyof typeof codeByOrigin {
  if (origin === 'string') return 'text';
  if (origin === 'array' || origin === 'set' || origin === 'map') return 'list';
  return 'amount';
}
