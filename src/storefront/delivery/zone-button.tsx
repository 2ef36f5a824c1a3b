import { useState } from 'react';
import type { Zone } from '#domain/delivery/zone.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { classNames } from '#ui/class-names.ts';
import { SearchIcon } from '#ui/icons.tsx';
import { describedBy, FieldNotes } from '#ui/text-field.tsx';
import type { Delivery } from './use-delivery.ts';
import { zoneLabel } from './zone-label.ts';
import { ZonePicker } from './zone-picker.tsx';

interface ZoneButtonProps {
  readonly id: string;
  readonly label: string;
  /** Suffix of the label of an optional zone. */
  readonly optional?: string;
  readonly delivery: Delivery;
  /** The chosen zone, if it exists. */
  readonly zone: number | null;
  /** The zone's data, once loaded. */
  readonly zoneData: Zone | null;
  readonly error?: string | undefined;
  readonly hint?: string;
}

/** Form field that shows the stored zone and opens the zone picker. */
export function ZoneButton({ id, label, optional, delivery, zone, zoneData, error, hint }: ZoneButtonProps) {
  const messages = useMessages();
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const text = zoneData ? zoneLabel(messages, locale, zoneData) : zone && messages.delivery.zone(zone);
  const goneZone = zone === null && delivery.zone ? messages.delivery.zoneGone(delivery.zone) : undefined;
  const wrong = error ?? goneZone;
  return (
    <div>
      <span id={`${id}-label`} className="mb-1.5 flex items-baseline gap-2 text-sm font-medium">
        {label}
        {optional && <span className="font-normal text-ink-faint">{optional}</span>}
      </span>
      <button
        type="button"
        id={id}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-value ${id}-change`}
        aria-describedby={describedBy({ id, error: wrong, hint })['aria-describedby']}
        onClick={() => {
          delivery.load();
          setIsOpen(true);
        }}
        className={classNames(
          'flex min-h-12 w-full items-center gap-3 rounded-control border bg-surface px-4 py-2 text-start',
          error ? 'border-negative' : 'border-line-strong hover:border-ink',
        )}
      >
        <span className="text-ink-faint">
          <SearchIcon />
        </span>
        <span id={`${id}-value`} className={classNames('min-w-0 flex-1', !text && 'text-ink-faint')}>
          {text || messages.delivery.choose}
        </span>{' '}
        {text && (
          <span
            id={`${id}-change`}
            className="text-sm font-medium text-accent underline decoration-line-strong underline-offset-4"
          >
            {messages.delivery.change}
          </span>
        )}
      </button>
      <FieldNotes id={id} error={wrong} hint={hint} />
      {isOpen && <ZonePicker delivery={delivery} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
