import { sendQuoteContract } from '#api/public/quotes/send-quote.contract.ts';
import { callApi } from '#api-client/call-api.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { refusalFrom } from '../forms/refusal.ts';
import type { SendingOutcome } from '../forms/use-draft-form.ts';
import type { Traces } from '../forms/use-sending.ts';
import { findQuoteFieldAt, type QuoteField, type UncheckedQuote } from './quote-draft.ts';

export type RequestedQuote = Pick<Quote, 'reference' | 'trackingKey'>;

/** Asks for a quotation; every way that this can end is an outcome, none is thrown. */
export async function send(
  quote: UncheckedQuote,
  traces: Traces,
): Promise<SendingOutcome<QuoteField, RequestedQuote>> {
  try {
    const { data } = await callApi(sendQuoteContract, { body: { ...quote, ...traces } });
    return { kind: 'sent', answer: data };
  } catch (error) {
    return refusalFrom(error, findQuoteFieldAt);
  }
}
