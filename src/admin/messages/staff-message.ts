import type { messagesIdContract } from '#api/staff/messages/messages.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';

export type StaffMessage = DataOf<typeof messagesIdContract>;
