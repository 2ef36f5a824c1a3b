import { useEffect, useRef, useState } from 'react';
import { useCheckoutMessages } from '#i18n/checkout-messages.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { classNames } from '#ui/class-names.ts';
import { SearchIcon } from '#ui/icons.tsx';
import { describedBy, FieldNotes } from '#ui/text-field.tsx';
import { zoneLabel } from '../delivery/zone-label.ts';
import { ZonePicker } from '../delivery/zone-picker.tsx';
import { fieldId } from './field-places.ts';
import { problemText } from './problem-text.ts';
import { useCheckout } from './use-checkout.ts';

/** Shows the zone that the visitor has chosen anywhere in the shop, and opens the list to choose another. */
export function ZoneField() {
  const messages = useMessages();
  const texts = useCheckoutMessages();
  const locale = useLocale();
  const { delivery, zone, terms, problems, forgetProblems } = useCheckout();
  const [isOpen, setIsOpen] = useState(false);
  const shownZone = useRef(zone);

  // Another zone answers whatever was wrong with the last one.
  useEffect(() => {
    if (shownZone.current === zone) return;
    shownZone.current = zone;
    forgetProblems('zone', 'day');
  });

  const id = fieldId('zone');
  const problem = problemText(texts, 'zone', problems.get('zone'));
  const error = problem ?? (terms.zone && !terms.isOffered ? texts.delivery.notOffered : undefined);
  const label = terms.zone ? zoneLabel(messages, locale, terms.zone) : zone && messages.delivery.zone(zone);
  const goneZone = zone === null && delivery.zone ? messages.delivery.zoneGone(delivery.zone) : undefined;
  return (
    <div>
      <span id={`${id}-label`} className="mb-1.5 block text-sm font-medium">
        {texts.delivery.zone}
      </span>
      <button
        type="button"
        id={id}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-value ${id}-change`}
        aria-describedby={describedBy({ id, error: error ?? goneZone, hint: undefined })['aria-describedby']}
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
        <span id={`${id}-value`} className={classNames('min-w-0 flex-1', !label && 'text-ink-faint')}>
          {label || messages.delivery.choose}
        </span>{' '}
        {label && (
          <span
            id={`${id}-change`}
            className="text-sm font-medium text-accent underline decoration-line-strong underline-offset-4"
          >
            {messages.delivery.change}
          </span>
        )}
      </button>
      <FieldNotes id={id} error={error ?? goneZone} />
      {isOpen && <ZonePicker delivery={delivery} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
