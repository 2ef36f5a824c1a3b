import type { Zone } from '#domain/delivery/zone.ts';
import { useFormValue } from '#ui/forms/form-context.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useDeliveryTexts } from './delivery-texts.ts';
import { type DeliveryValues, formatDistricts } from './delivery-values.ts';

/** Zones that belong to no group, so that none is forgotten. */
export function UngroupedZones({ zones }: { readonly zones: readonly Zone[] }) {
  const { fallback: texts } = useDeliveryTexts();
  const locale = useStaffLocale();
  const groups = useFormValue((values: DeliveryValues) => values.groups);
  const grouped = new Set(groups.flatMap((group) => group.zones));
  const left = zones.filter(({ number }) => !grouped.has(number));
  if (left.length === 0) return <p className="text-sm text-ink-soft">{texts.none}</p>;
  return (
    <div>
      <p className="mb-1.5 text-sm font-medium">{texts.these}</p>
      <ul className="flex flex-wrap gap-2">
        {left.map((zone) => (
          <li
            key={zone.number}
            className="max-w-64 truncate rounded-pill bg-[#fbf0d9] px-3 py-1 text-sm text-[#7a4d00]"
          >
            <bdi className="font-medium tabular-nums">{zone.number}</bdi> {formatDistricts(zone, locale)}
          </li>
        ))}
      </ul>
    </div>
  );
}
