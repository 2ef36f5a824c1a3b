import { staffFamiliesContract } from '#api/staff/families/families.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { useStaffQuery } from '../data/use-staff-query.ts';

export type StaffFamily = DataOf<typeof staffFamiliesContract>[number];

/** All families, with their members and what they lack. */
export function useFamilies() {
  const query = useStaffQuery(staffFamiliesContract, {});
  return { query, families: query.data?.data ?? [] };
}
