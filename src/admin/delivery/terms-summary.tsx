import { zoneRanges } from '#domain/delivery/zone-ranges.ts';
import { joinValues } from '#i18n/lists.ts';
import { formatRoundMoney } from '#i18n/money.ts';
import { dirhamsFromQar } from '#primitives/money.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useDeliveryTexts } from './delivery-texts.ts';
import type { GroupValues } from './delivery-values.ts';

/** The terms of a group or of pickup, for the conflict dialog. */
export function TermsSummary({ value }: { readonly value: unknown }) {
  const { conflict: texts } = useDeliveryTexts();
  const locale = useStaffLocale();
  if (!value) return <em>{texts.gone}</em>;
  const terms = value as Partial<GroupValues>;
  const money = (qar: unknown) =>
    typeof qar === 'number' ? formatRoundMoney(locale, dirhamsFromQar(qar)) : String(qar ?? '');
  const lines = [
    terms.name,
    terms.translations?.ar.name,
    terms.fee !== undefined && texts.fee(money(terms.fee)),
    terms.freeFrom !== undefined && terms.freeFrom !== null && texts.freeFrom(money(terms.freeFrom)),
    terms.minimumOrder !== undefined && texts.minimum(money(terms.minimumOrder)),
    terms.leadDays !== undefined && texts.leadDays(terms.leadDays),
    terms.isActive !== undefined && (terms.isActive ? texts.active : texts.inactive),
    terms.zones && texts.zones(joinValues(locale, zoneRanges(terms.zones))),
  ];
  return (
    <ul>
      {lines.filter(Boolean).map((line) => (
        <li key={String(line)}>
          <bdi>{line}</bdi>
        </li>
      ))}
    </ul>
  );
}
