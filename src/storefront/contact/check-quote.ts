import { qatarDay } from '#domain/delivery/working-days.ts';
import { longestWantedText, quoteBodySchema } from '#domain/quotes/quote-body.ts';
import type { FieldErrors } from '../forms/field-errors.ts';
import { validateBody } from '../forms/validate-body.ts';
import { findQuoteFieldAt, type QuoteField, type UncheckedQuote } from './quote-draft.ts';

/** Validates a quotation request as the server does, and refuses a past day. */
export function validate(quote: UncheckedQuote, now = new Date()): FieldErrors<QuoteField> {
  const body = { ...quote, website: '', secondsOnPage: 0 };
  const problems = new Map(validateBody(quoteBodySchema, body, findQuoteFieldAt));
  // The schema has no specific error for a line that matches neither kind.
  if (quote.lines.some((line) => 'text' in line && line.text.trim().length > longestWantedText)) {
    problems.set('lines', { code: 'tooLong', limit: longestWantedText });
  }
  if (quote.wantedOn !== null && quote.wantedOn < qatarDay(now))
    problems.set('wantedOn', { code: 'invalid' });
  return problems;
}
