import { Fragment, type ReactNode } from 'react';
import type { DeliverySettings, DeliveryTerms } from '#domain/delivery/delivery-settings.ts';
import { zoneRanges } from '#domain/delivery/zone-ranges.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { formatMoney } from '#i18n/money.ts';

interface DeliveryAreasProps extends Omit<DeliverySettings, 'version'> {
  /** The zones that are in no group. */
  readonly otherZones: readonly number[];
  readonly columns: { readonly area: string; readonly fee: string; readonly days: string };
}

/** Table of fees and days of all zone groups; also works without scripts. */
export function DeliveryAreas({ groups, fallback, otherZones, pickup, columns }: DeliveryAreasProps) {
  const { delivery } = useMessages();
  const locale = useLocale();
  const { areas } = delivery;
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{areas.title}</caption>
      <thead>
        <tr className="border-b border-line-strong text-sm text-ink-faint">
          {[columns.area, columns.fee, columns.days].map((column) => (
            <th key={column} scope="col" className="py-3 pe-4 text-start font-normal last:pe-0 sm:pe-8">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <Area key={group.id} name={group.name[locale]} terms={group} zones={group.zones} />
        ))}
        {otherZones.length > 0 && <Area name={areas.otherZones} terms={fallback} zones={otherZones} />}
        {pickup.isActive && (
          <Row name={areas.pickup} fee={delivery.checker.isFree} days={areas.days(pickup.leadDays)} />
        )}
      </tbody>
    </table>
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
  const zonesNamed = (
    <>
      {areas.zones} <ZoneNumbers zones={zones} />
    </>
  );
  if (!isActive) return <Row name={name} note={zonesNamed} fee={areas.notServed} days="–" />;
  return (
    <Row
      name={name}
      note={zonesNamed}
      fee={
        <>
          {fee === 0 ? delivery.checker.isFree : <bdi>{formatMoney(locale, fee)}</bdi>}
          {fee > 0 && freeFrom !== null && (
            <Condition name={delivery.freeFrom}>{formatMoney(locale, freeFrom)}</Condition>
          )}
          {minimumOrder > 0 && (
            <Condition name={delivery.minimumOrder}>{formatMoney(locale, minimumOrder)}</Condition>
          )}
        </>
      }
      days={areas.days(leadDays)}
    />
  );
}

/** Zone ranges that wrap between ranges only, because a break within one is unreadable on Arabic pages. */
function ZoneNumbers({ zones }: { readonly zones: readonly number[] }) {
  const locale = useLocale();
  return (
    <>
      {zoneRanges(zones).map((range, place) => (
        <Fragment key={range}>
          {place > 0 && (locale === 'ar' ? '، ' : ', ')}
          <span className="whitespace-nowrap">{range}</span>
        </Fragment>
      ))}
    </>
  );
}

function Condition({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <span className="block text-sm text-ink-faint">
      {name} <bdi>{children}</bdi>
    </span>
  );
}

interface RowProps {
  readonly name: string;
  readonly note?: ReactNode;
  readonly fee: ReactNode;
  readonly days: string;
}

function Row({ name, note, fee, days }: RowProps) {
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-4 pe-4 sm:pe-8 text-start font-medium">
        {name}
        {note && <span className="mt-0.5 block text-sm font-normal text-ink-faint">{note}</span>}
      </th>
      <td className="py-4 pe-4 sm:pe-8 text-ink-soft">{fee}</td>
      <td className="py-4 text-ink-soft">{days}</td>
    </tr>
  );
}
