import type { DeliverySettings, DeliveryTerms } from '#domain/delivery/delivery-settings.ts';
import { zoneRanges } from '#domain/delivery/zone-ranges.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { formatMoney } from '#i18n/money.ts';

interface DeliveryAreasProps extends Omit<DeliverySettings, 'version'> {
  /** The zones that are in no group. */
  readonly otherZones: readonly number[];
}

/** Fees and days of every group, for those who want to see them all, and for browsers without scripts. */
export function DeliveryAreas({ groups, fallback, otherZones, pickup }: DeliveryAreasProps) {
  const { delivery } = useMessages();
  const locale = useLocale();
  const { areas } = delivery;
  return (
    <ul className="grid gap-x-16 sm:grid-cols-2">
      {groups.map((group) => (
        <Area key={group.id} name={group.name[locale]} terms={group} zones={group.zones} />
      ))}
      {otherZones.length > 0 && <Area name={areas.otherZones} terms={fallback} zones={otherZones} />}
      {pickup.isActive && (
        <li className="border-t border-line py-6">
          <h3 className="text-lg font-medium">{areas.pickup}</h3>
          <p className="mt-1 text-ink-soft">
            {delivery.checker.isFree} · {areas.days(pickup.leadDays)}
          </p>
        </li>
      )}
    </ul>
  );
}

interface AreaProps {
  readonly name: string;
  readonly terms: DeliveryTerms;
  readonly zones: readonly number[];
}

function Area({ name, terms: { fee, freeFrom, minimumOrder, leadDays, isActive }, zones }: AreaProps) {
  const { delivery } = useMessages();
  const locale = useLocale();
  const { areas } = delivery;
  return (
    <li className="border-t border-line py-6">
      <h3 className="text-lg font-medium">{name}</h3>
      {isActive ? (
        <p className="mt-1 text-ink-soft">
          {fee === 0 ? delivery.free : <bdi>{formatMoney(locale, fee)}</bdi>} · {areas.days(leadDays)}
          {fee > 0 && freeFrom !== null && (
            <>
              {' · '}
              {delivery.freeFrom} <bdi>{formatMoney(locale, freeFrom)}</bdi>
            </>
          )}
          {minimumOrder > 0 && (
            <>
              {' · '}
              {delivery.minimumOrder} <bdi>{formatMoney(locale, minimumOrder)}</bdi>
            </>
          )}
        </p>
      ) : (
        <p className="mt-1 text-ink-soft">{areas.notServed}</p>
      )}
      <p className="mt-1 text-sm text-ink-faint">
        {areas.zones} <bdi dir="ltr">{zoneRanges(zones)}</bdi>
      </p>
    </li>
  );
}
