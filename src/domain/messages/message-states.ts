import type { MessageStatus } from '#primitives/message-status.ts';

/** The status changes of a message besides replying. */
export const messageSteps = ['read', 'unread', 'close', 'reopen'] as const;
export type MessageStep = (typeof messageSteps)[number];

interface MessageState {
  readonly status: MessageStatus;
  readonly isAnswered: boolean;
}

/** Finds the status after a step; null if the step is not allowed. Reopening restores 'answered' or 'read'. */
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
