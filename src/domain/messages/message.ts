import type { Locale } from '#primitives/locale.ts';
import type { MessageStatus, ReplyChannel } from '#primitives/message-status.ts';

export interface MessageReply {
  readonly channel: ReplyChannel;
  readonly text: string;
  /** Who of staff answered. */
  readonly actor: string;
  readonly at: Date;
  /** What became of its mail; null when there was none, or none any more. */
  readonly mail: 'pending' | 'sending' | 'sent' | 'failed' | null;
}

/** What somebody wrote to the shop, and what was answered. */
export interface Message {
  readonly id: string;
  readonly reference: string;
  /** In which it was written, and is answered. */
  readonly locale: Locale;
  readonly status: MessageStatus;
  readonly name: string;
  /** One of phone and email may be empty. */
  readonly phone: string;
  readonly email: string;
  readonly subject: string;
  readonly text: string;
  readonly sentAt: Date;
  /** The oldest first. */
  readonly replies: readonly MessageReply[];
  readonly version: number;
}
