import type { z } from 'zod';
import type { FindField, Problem, Problems } from './problems.ts';

/** What the server would refuse, by its own schema. Only the first problem of a field is named. */
export function findProblems<Field extends string>(
  schema: z.ZodType,
  body: object,
  findFieldAt: FindField<Field>,
): Problems<Field> {
  const { error } = schema.safeParse(body);
  const problems = new Map<Field, Problem>();
  for (const issue of error?.issues ?? []) {
    const field = findFieldAt(issue.path.join('.'));
    if (!field || problems.has(field)) continue;
    if (issue.code === 'too_big' && typeof issue.maximum === 'number') {
      problems.set(field, { code: 'tooLong', limit: issue.maximum });
    } else {
      problems.set(field, { code: isMissing(valueAt(body, issue.path)) ? 'required' : 'invalid' });
    }
  }
  return problems;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((part, step) => (part as Record<PropertyKey, unknown> | null)?.[step], value);
}

function isMissing(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) ? value.length === 0 : value === null || value === false;
}
