import { ApiCallError } from '#api-client/api-call-error.ts';
import type { FindField, Problem, Problems } from './problems.ts';

/** Why something was not accepted, or nobody knows whether it was. */
export type SendingFailure = 'offline' | 'unanswered' | 'notAccepted' | 'automated' | 'tooMany' | 'keyReused';

export type Refusal<Field extends string> =
  | { readonly kind: 'refused'; readonly problems: Problems<Field> }
  | { readonly kind: 'failed'; readonly reason: SendingFailure };

/** What the error of a call means for the form that was sent. */
export function refusalFrom<Field extends string>(
  error: unknown,
  findFieldAt: FindField<Field>,
): Refusal<Field> {
  // No answer, or none that can be understood: it may have arrived all the same.
  if (!(error instanceof ApiCallError)) return { kind: 'failed', reason: 'unanswered' };
  const { status, code, fields } = error;
  if (code === 'invalid_input') {
    const problems = fields.flatMap(({ path, ...refused }) => {
      const field = findFieldAt(path);
      return field ? [[field, problemFrom(refused)] as const] : [];
    });
    if (problems.length > 0) return { kind: 'refused', problems: new Map(problems) };
  }
  if (code === 'looks_automated') return { kind: 'failed', reason: 'automated' };
  if (code === 'too_many_requests') return { kind: 'failed', reason: 'tooMany' };
  if (code === 'key_reused') return { kind: 'failed', reason: 'keyReused' };
  // A failure of the server's own may have come after everything was written.
  return { kind: 'failed', reason: status < 500 ? 'notAccepted' : 'unanswered' };
}

function problemFrom({
  code,
  limit,
}: {
  readonly code: string;
  readonly limit?: number | undefined;
}): Problem {
  if (code === 'too_long' && limit !== undefined) return { code: 'tooLong', limit };
  return { code: code === 'required' ? 'required' : 'invalid' };
}
