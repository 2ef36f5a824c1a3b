import { useId, useState } from 'react';
import { useListMessages } from '#i18n/messages/storefront/product/list-messages.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { classNames } from '#ui/class-names.ts';
import { useDeliveryZone } from '../../../delivery/delivery-zone.ts';
import { ChoiceLink } from '../choice-link.tsx';
import { FilterGroup } from '../filter-group.tsx';
import { rowStyle } from '../filter-row.tsx';
import { changedChoice } from '../listing-choice.ts';
import { numberFrom } from '../typed-prices.ts';
import type { Listing } from '../use-listing.ts';

const linkStyle = `${rowStyle} underline decoration-line-strong underline-offset-4 hover:text-accent`;

/** Asks for the zone whose days of arrival the list shows: the stored one by a link, any other by its number. */
export function ArrivalZone({ listing }: { readonly listing: Listing }) {
  const { delivery } = useMessages();
  const texts = useListMessages();
  const stored = useDeliveryZone();
  const { choice, data } = listing;
  // Only once the list has it: until then the field stays, with its focus, in case the shop does not deliver there.
  if (choice.zone !== undefined && choice.zone === data.choice.zone) {
    return (
      <p className="flex flex-wrap items-center gap-x-4 border-b border-line py-1 text-sm text-ink-soft">
        {delivery.to(delivery.zone(choice.zone))}
        <ChoiceLink listing={listing} choice={withoutZone(listing)} className={linkStyle}>
          {texts.otherZone}
        </ChoiceLink>
      </p>
    );
  }
  return (
    <FilterGroup name={texts.arrival}>
      {typeof stored === 'number' && stored !== data.unservedZone && (
        <ChoiceLink listing={listing} choice={changedChoice(choice, { zone: stored })} className={linkStyle}>
          {texts.daysFor(delivery.zone(stored))}
        </ChoiceLink>
      )}
      <ZoneField
        listing={listing}
        label={typeof stored === 'number' ? texts.otherZoneNumber : texts.zoneNumber}
      />
    </FilterGroup>
  );
}

/** Field for the number of a zone; applied on blur or Enter. */
function ZoneField({ listing, label }: { readonly listing: Listing; readonly label: string }) {
  const { delivery } = useMessages();
  const id = useId();
  const { unservedZone } = listing.data;
  const [changed, setChanged] = useState<string | null>(null);
  const [isNoNumber, setNoNumber] = useState(false);
  const typed = changed ?? (unservedZone === null ? '' : String(unservedZone));
  const isUnserved = unservedZone !== null && numberFrom(typed) === unservedZone;
  const problem = isNoNumber ? delivery.picker.nothing(typed.trim()) : isUnserved && delivery.notDelivered;
  const choose = () => {
    if (!isUnserved) setNoNumber(!listing.chooseZone(typed));
  };
  return (
    <div className="text-sm">
      <label htmlFor={id} className="text-ink-soft">
        {label}
      </label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        name="zone"
        dir="ltr"
        maxLength={20}
        value={typed}
        aria-invalid={Boolean(problem)}
        aria-describedby={`${id}-problem`}
        onChange={(event) => {
          setChanged(event.currentTarget.value);
          setNoNumber(false);
        }}
        onBlur={choose}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Submitting would also close the drawer, which only its button should do.
          event.preventDefault();
          choose();
        }}
        className={classNames(
          'mt-1 h-11 w-full rounded-control border bg-surface px-3 text-base tabular-nums rtl:text-end',
          problem ? 'border-negative' : 'border-line-strong',
        )}
      />
      <p id={`${id}-problem`} aria-live="polite" className="text-negative not-empty:mt-2">
        {problem}
      </p>
    </div>
  );
}

function withoutZone({ choice }: Listing) {
  const { zone: _zone, attributes, ...rest } = choice;
  const { 'arrives-by': _arrival, ...others } = attributes ?? {};
  return changedChoice(rest, Object.keys(others).length > 0 ? { attributes: others } : {});
}
