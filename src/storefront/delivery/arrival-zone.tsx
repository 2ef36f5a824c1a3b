import { useId } from 'react';
import { useMessages } from '#i18n/messages-context.tsx';
import { useDelivery } from './use-delivery.ts';
import { ZoneChooser } from './zone-chooser.tsx';

interface ArrivalZoneProps {
  readonly texts: {
    /** Names the zone of the days that are shown. */
    readonly forZone: (zone: string) => string;
    /** Asks for one. */
    readonly yourZone: string;
  };
}

/** Asks for the zone of the days of arrival, or names it. */
export function ArrivalZone({ texts }: ArrivalZoneProps) {
  const { delivery } = useMessages();
  const state = useDelivery();
  const id = useId();
  const { zone } = state;
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-ink-soft noscript:hidden print:hidden">
      <p id={id}>{zone ? texts.forZone(delivery.zone(zone)) : texts.yourZone}</p>
      <ZoneChooser delivery={state} isChosen={Boolean(zone)} describedBy={id} />
    </div>
  );
}
