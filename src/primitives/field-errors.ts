import type { z } from 'zod';
import type { FieldError } from '#primitives/shop-error.ts';
import { type CheckMessage, type FieldRule, isFieldRule } from './text/field-rules.ts';

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
  if (
    issue.input === undefined ||
    issue.input === null ||
    issue.input === '' ||
    issue.message === ('required' satisfies CheckMessage)
  ) {
    return [{ path, code: 'required' }];
  }
  if (issue.code === 'too_small' && issue.inclusive !== false) {
    return [{ path, code: codeByOrigin[kindOf(issue.origin)].below, limit: Number(issue.minimum) }];
  }
  if (issue.code === 'too_big' && issue.inclusive !== false) {
    return [{ path, code: codeByOrigin[kindOf(issue.origin)].above, limit: Number(issue.maximum) }];
  }
  const rule = ruleOf(issue);
  return [rule ? { path, code: 'invalid', rule } : { path, code: 'invalid' }];
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

/** The rule that the schema names, or the one of its type. */
function ruleOf(issue: Issue): FieldRule | undefined {
  if (isFieldRule(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return ruleByType[issue.expected];
    case 'not_multiple_of':
      return issue.divisor === 0.01 ? 'two_decimals' : undefined;
    case 'too_small':
      return issue.minimum === 0 ? 'above_zero' : undefined;
    case 'invalid_value':
      return 'from_list';
    case 'invalid_format':
      return ruleByFormat[issue.format];
    case 'invalid_union':
      if (issue.errors.length === 0) return 'from_list';
      return issue.errors
        .flat()
        .filter((inner) => inner.path.length === 0)
        .map(ruleOf)
        .find(Boolean);
    default:
      return undefined;
  }
}

const ruleByType: Readonly<Record<string, FieldRule>> = { number: 'number', int: 'whole_number' };
const ruleByFormat: Readonly<Record<string, FieldRule>> = { date: 'day', email: 'email', url: 'web_address' };
