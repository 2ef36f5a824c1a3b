import { staffAttributesContract } from '#api/staff/attributes/attributes.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';

export type StaffAttribute = DataOf<typeof staffAttributesContract>[number];

/** All attributes, with names in the language of staff. */
export function useAttributes() {
  const locale = useStaffLocale();
  const query = useStaffQuery(staffAttributesContract, {});
  const attributes = query.data?.data ?? [];
  const nameOf = ({ name }: { readonly name: StaffAttribute['name'] }) => name[locale];
  return { query, attributes, nameOf };
}
