import { sendContactContract } from '#api/public/messages/send-contact.contract.ts';
import { callApi } from '#api-client/call-api.ts';
import { submitErrorFrom } from '../forms/submit-error.ts';
import type { SubmitOutcome } from '../forms/use-draft-form.ts';
import type { BotSignals } from '../forms/use-submission.ts';
import type { UncheckedMessage } from './check-message.ts';
import { findMessageFieldAt, type MessageField } from './message-draft.ts';

/** Sends a message. Failures are returned as outcomes, never thrown. */
export async function send(
  message: UncheckedMessage,
  botSignals: BotSignals,
): Promise<SubmitOutcome<MessageField, { readonly reference: string }>> {
  try {
    const { data } = await callApi(sendContactContract, { body: { ...message, ...botSignals } });
    return { kind: 'sent', answer: data };
  } catch (error) {
    return submitErrorFrom(error, findMessageFieldAt);
  }
}
