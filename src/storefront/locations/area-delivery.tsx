import type { ReactNode } from 'react';
import type { DeliveryPromise } from '#domain/delivery/delivery-promise.ts';
import { formatList } from '#i18n/lists.ts';
import { useLocationMessages } from '#i18n/messages/storefront/content-pages/location-messages.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { classNames } from '#ui/class-names.ts';
import { ZoneChecker } from '../delivery/zone-checker.tsx';
import { usePromiseTexts } from './promise-texts.ts';

interface AreaDeliveryProps {
  readonly place: string;
  readonly promise: DeliveryPromise | null;
  readonly zones: readonly { readonly number: number; readonly districts: readonly string[] }[];
}

/** A place with many zones shows one district of each. */
const districtsShown = (zoneCount: number) => (zoneCount > 6 ? 1 : 9);

/** Delivery fee, days and zones of a place, from the current delivery settings. */
export function AreaDelivery({ place, promise, zones }: AreaDeliveryProps) {
  const { delivery } = useMessages();
  const { promise: texts, zones: zoneTexts } = useLocationMessages();
  const promiseTexts = usePromiseTexts(promise);
  const locale = useLocale();
  const isLong = zones.length > 9;
  return (
    <section aria-labelledby="delivery" className="mt-section bg-surface">
      <div className="page-column py-section">
        <h2 id="delivery" className="type-title">
          {texts.title(place)}
        </h2>
        <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-2">
          <div>
            <dl className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3">
              <Figure label={texts.fee}>
                {promiseTexts ? <bdi>{promiseTexts.fee}</bdi> : texts.notServed}
                {promiseTexts?.freeFrom && (
                  <span className="block text-sm font-normal text-ink-faint">
                    {delivery.freeFrom} <bdi>{promiseTexts.freeFrom}</bdi>
                  </span>
                )}
              </Figure>
              {promiseTexts && <Figure label={texts.days}>{promiseTexts.days}</Figure>}
              <Figure label={texts.zones}>{zones.length}</Figure>
            </dl>
            <p className="mt-8 mb-4 max-w-prose text-ink-soft">{texts.note}</p>
            <ZoneChecker />
          </div>
          <div>
            <h3 className="text-lg font-medium">{zoneTexts.title}</h3>
            <p className="mt-1 text-sm text-ink-faint">{zoneTexts.lead}</p>
            <ul
              tabIndex={isLong ? 0 : undefined}
              aria-label={zoneTexts.title}
              className={classNames(
                'mt-4 divide-y divide-line border-t border-line',
                isLong ? 'fade-at-end max-h-[28.5rem] overflow-y-auto pb-8' : 'border-b',
              )}
            >
              {zones.map(({ number, districts }) => (
                <li key={number} className="grid grid-cols-[6.5rem_1fr] gap-x-4 py-3">
                  <span className="text-ink-faint tabular-nums">{delivery.zone(number)}</span>
                  <span>{formatList(locale, districts.slice(0, districtsShown(zones.length)))}</span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-ink-faint">{label}</dt>
      <dd className="type-heading">{children}</dd>
    </div>
  );
}
