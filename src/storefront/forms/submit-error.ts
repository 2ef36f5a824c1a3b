import { ApiCallError } from '#api-client/api-call-error.ts';
import type { FieldError, FieldErrors, FindField } from './field-errors.ts';

/** Why a submit failed. Of an unanswered one it is not known whether the server accepted it. */
export type SubmitFailure =
  | 'offline'
  | 'unanswered'
  | 'notAccepted'
  | 'automated'
  | 'tooMany'
  | 'keyReused'
  | 'aboveLimits';

export type SubmitError<Field extends string> =
  | { readonly kind: 'refused'; readonly errors: FieldErrors<Field> }
  | { readonly kind: 'failed'; readonly reason: SubmitFailure };

/** Maps the error of an API call to field errors or to a reason of failure. */
export function submitErrorFrom<Field extends string>(
  error: unknown,
  findFieldAt: FindField<Field>,
): SubmitError<Field> {
  // No response, or an unreadable one: the request may have been processed.
  if (!(error instanceof ApiCallError)) return { kind: 'failed', reason: 'unanswered' };
  const { status, code, fields } = error;
  if (code === 'invalid_input') {
    const errors = fields.flatMap(({ path, ...refused }) => {
      const field = findFieldAt(path);
      return field ? [[field, fieldErrorFrom(refused)] as const] : [];
    });
    if (errors.length > 0) return { kind: 'refused', errors: new Map(errors) };
  }
  if (code === 'looks_automated') return { kind: 'failed', reason: 'automated' };
  if (code === 'too_many_requests') return { kind: 'failed', reason: 'tooMany' };
  if (code === 'order_above_limits') return { kind: 'failed', reason: 'aboveLimits' };
  if (code === 'key_reused') return { kind: 'failed', reason: 'keyReused' };
  // A server error may have come after the commit.
  return { kind: 'failed', reason: status < 500 ? 'notAccepted' : 'unanswered' };
}

function fieldErrorFrom({
  code,
  limit,
}: {
  readonly code: string;
  readonly limit?: number | undefined;
}): FieldError {
  if (code === 'too_long' && limit !== undefined) return { code: 'tooLong', limit };
  return { code: code === 'required' ? 'required' : 'invalid' };
}
