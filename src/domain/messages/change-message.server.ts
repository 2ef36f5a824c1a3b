import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { rejectStaleVersion } from '#database/reject-stale-version.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import type { MessageStatus } from '#primitives/message-status.ts';
import { ShopError } from '#primitives/shop-error.ts';
import type { Message } from './message.ts';
import { lockMessage, requireMessage, updateMessage } from './message-queries.server.ts';
import { findStatusAfter, type MessageStep } from './message-states.ts';
import { recordedMessage, serializeMessage } from './serialize-message.ts';

interface MessageChange {
  readonly id: string;
  /** The version that the change is based on. */
  readonly version: number;
  readonly action: string;
  readonly origin: ChangeOrigin;
  /** Applies the change and returns the new status. */
  readonly change: (transaction: Transaction, message: Message) => Promise<MessageStatus>;
}

/** Marks a message as read or unread, or closes or reopens it. */
export async function moveMessage(
  db: Database,
  id: string,
  { version, step }: { readonly version: number; readonly step: MessageStep },
  origin: ChangeOrigin,
): Promise<Message> {
  return changeMessage(db, {
    id,
    version,
    action: `${step}-message`,
    origin,
    change: async (_, { status, replies }) => {
      const after = findStatusAfter({ status, isAnswered: replies.length > 0 }, step);
      if (!after) throw new ShopError('status_not_possible');
      return after;
    },
  });
}

/** Changes a message: locks it, rejects a stale version, and records the change in the audit history. */
export async function changeMessage(
  db: Database,
  { id, version, action, origin, change }: MessageChange,
): Promise<Message> {
  return inTransaction(db, async (transaction) => {
    await lockMessage(transaction, id);
    const before = await requireMessage(transaction, id);
    await rejectStaleVersion(transaction, { entity: 'message', current: serializeMessage(before), version });
    const status = await change(transaction, before);
    await updateMessage(transaction, id, {
      status,
      version: before.version + 1,
      updatedAt: origin.now,
    });
    const after = await requireMessage(transaction, id);
    await recordChanges(transaction, { invalidatesPages: false }, origin, {
      action,
      entity: 'message',
      entityId: id,
      before: recordedMessage(before),
      after: recordedMessage(after),
    });
    return after;
  });
}
