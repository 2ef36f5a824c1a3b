import type { z } from 'zod';
import { valueAt } from '#ui/forms/value-at.ts';
import type { FieldError, FieldErrors, FindField } from './field-errors.ts';

/** Validates a request body with the schema of its API call and maps the issues to fields, one error a field. */
export function validateBody<Field extends string>(
  schema: z.ZodType,
  body: object,
  findFieldAt: FindField<Field>,
): FieldErrors<Field> {
  const { error } = schema.safeParse(body);
  const errors = new Map<Field, FieldError>();
  for (const issue of error?.issues ?? []) {
    const field = findFieldAt(issue.path.join('.'));
    if (!field || errors.has(field)) continue;
    if (issue.code === 'too_big' && typeof issue.maximum === 'number') {
      errors.set(field, { code: 'tooLong', limit: issue.maximum });
    } else {
      errors.set(field, { code: isMissing(valueAt(body, issue.path)) ? 'required' : 'invalid' });
    }
  }
  return errors;
}

function isMissing(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) ? value.length === 0 : value === null || value === false;
}
