import type { z } from 'zod';
import type { orderChangesSchema } from '#api/staff/orders/order-changes.contract.ts';
import { describeFieldChange, describeLineChange } from '#i18n/order-changes.ts';
import { useStaffLocale } from '../../locale/staff-locale.tsx';

interface OrderChangeListProps {
  readonly changes: z.output<typeof orderChangesSchema>;
}

/** What a change of an order consists of, in words. */
export function OrderChangeList({ changes: { fields, lines, personal } }: OrderChangeListProps) {
  const locale = useStaffLocale();
  const described = [
    ...[...lines, ...(personal?.lines ?? [])].map((change) => describeLineChange(locale, change)),
    ...[...fields, ...(personal?.fields ?? [])].map((change) => describeFieldChange(locale, change)),
  ];
  return (
    <ul className="grid gap-0.5">
      {described.map(({ name, difference }) => (
        <li key={name} className="wrap-anywhere">
          {name}: {difference}
        </li>
      ))}
    </ul>
  );
}
