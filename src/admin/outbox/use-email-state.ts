import { emailStateContract } from '#api/staff/outbox/outbox.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { useStaffQuery } from '../data/use-staff-query.ts';

const lookEveryMs = 60_000;

export type EmailState = DataOf<typeof emailStateContract>;

export function useEmailStateQuery() {
  return useStaffQuery(emailStateContract, {}, { pollMs: lookEveryMs });
}

/** Whether email is being sent; undefined until it is known. */
export function useEmailState(): EmailState | undefined {
  return useEmailStateQuery().data?.data;
}
