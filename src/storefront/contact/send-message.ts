import { sendContactContract } from '#api/public/messages/send-contact.contract.ts';
import { callApi } from '#api-client/call-api.ts';
import { refusalFrom } from '../forms/refusal.ts';
import type { SendingOutcome } from '../forms/use-draft-form.ts';
import type { Traces } from '../forms/use-sending.ts';
import type { UncheckedMessage } from './check-message.ts';
import { findMessageFieldAt, type MessageField } from './message-draft.ts';

/** Sends a message; every way that this can end is an outcome, none is thrown. */
export async function send(
  message: UncheckedMessage,
  traces: Traces,
): Promise<SendingOutcome<MessageField, { readonly reference: string }>> {
  try {
    const { data } = await callApi(sendContactContract, { body: { ...message, ...traces } });
    return { kind: 'sent', answer: data };
  } catch (error) {
    return refusalFrom(error, findMessageFieldAt);
  }
}
