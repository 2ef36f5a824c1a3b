import type { Message } from './message.ts';
import type { ListedMessage } from './message-list.ts';
import { possibleSteps } from './message-states.ts';

/** Serializes a message for the admin. */
export function serializeMessage({ sentAt, replies, ...message }: Message) {
  const { status } = message;
  return {
    ...message,
    sentAt: sentAt.toISOString(),
    replies: replies.map(({ at, ...reply }) => ({ ...reply, at: at.toISOString() })),
    possibleSteps: [...possibleSteps({ status, isAnswered: replies.length > 0 })],
  };
}

export function serializeListedMessage({ sentAt, ...message }: ListedMessage) {
  return { ...message, sentAt: sentAt.toISOString() };
}

/** Serializes a message for the audit history, without personal data. */
export function recordedMessage({ id, version, reference, status }: Message) {
  return { id, version, reference, status };
}
