import { type MessageBody, messageBodySchema } from '#domain/messages/message-body.ts';
import type { FieldErrors } from '../forms/field-errors.ts';
import { validateBody } from '../forms/validate-body.ts';
import { findMessageFieldAt, type MessageField } from './message-draft.ts';

export type UncheckedMessage = Omit<MessageBody, 'website' | 'secondsOnPage'>;

/** Validates a message as the server does. Blank texts are missing. */
export function validate(message: UncheckedMessage): FieldErrors<MessageField> {
  const problems = new Map(
    validateBody(messageBodySchema, { ...message, website: '', secondsOnPage: 0 }, findMessageFieldAt),
  );
  // The schema requires one of the two only when all else is valid; the form shows all errors at once.
  if (message.phone === '' && message.email === '') problems.set('email', { code: 'required' });
  return problems;
}
