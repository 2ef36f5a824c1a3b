import { sendQuoteContract } from '#api/public/quotes/send-quote.contract.ts';
import { callApi } from '#api-client/call-api.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { submitErrorFrom } from '../forms/submit-error.ts';
import type { SubmitOutcome } from '../forms/use-draft-form.ts';
import type { BotSignals } from '../forms/use-submission.ts';
import { findQuoteFieldAt, type QuoteField, type UncheckedQuote } from './quote-draft.ts';

export type RequestedQuote = Pick<Quote, 'reference' | 'trackingKey'>;

/** Requests a quotation. Failures are returned as outcomes, never thrown. */
export async function send(
  quote: UncheckedQuote,
  botSignals: BotSignals,
): Promise<SubmitOutcome<QuoteField, RequestedQuote>> {
  try {
    const { data } = await callApi(sendQuoteContract, { body: { ...quote, ...botSignals } });
    return { kind: 'sent', answer: data };
  } catch (error) {
    return submitErrorFrom(error, findQuoteFieldAt);
  }
}
