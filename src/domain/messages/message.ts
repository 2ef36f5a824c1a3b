import type { EmailStatus } from '#primitives/email-status.ts';
import type { Locale } from '#primitives/locale.ts';
import type { MessageStatus, ReplyChannel } from '#primitives/message-status.ts';

export interface MessageReply {
  readonly channel: ReplyChannel;
  readonly text: string;
  /** The staff member who replied. */
  readonly actor: string;
  readonly at: Date;
  /** The status of its email; null if there was none or it was deleted. */
  readonly emailStatus: EmailStatus | null;
}

/** A contact message with its replies. */
export interface Message {
  readonly id: string;
  readonly reference: string;
  /** The language of the message and its replies. */
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
