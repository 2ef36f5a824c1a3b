import type { MessageStatus } from '#primitives/message-status.ts';

/** What staff do with a message besides answering it. */
export const messageSteps = ['read', 'unread', 'close', 'reopen'] as const;
export type MessageStep = (typeof messageSteps)[number];

interface MessageState {
  readonly status: MessageStatus;
  readonly isAnswered: boolean;
}

/** Null when the step is not possible. A message that is opened again is what it was before: answered or not. */
export function findStatusAfter(
  { status, isAnswered }: MessageState,
  step: MessageStep,
): MessageStatus | null {
  switch (step) {
    case 'read':
      return status === 'new' ? 'read' : null;
    case 'unread':
      return status === 'read' ? 'new' : null;
    case 'close':
      return status === 'closed' ? null : 'closed';
    case 'reopen':
      return status === 'closed' ? (isAnswered ? 'answered' : 'read') : null;
  }
}

export function possibleSteps(state: MessageState): readonly MessageStep[] {
  return messageSteps.filter((step) => findStatusAfter(state, step) !== null);
}
