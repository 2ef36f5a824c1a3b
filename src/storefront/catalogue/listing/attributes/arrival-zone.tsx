import { useListMessages } from '#i18n/messages/storefront/product/list-messages.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { useDeliveryZone } from '../../../delivery/delivery-zone.ts';
import { ChoiceLink } from '../choice-link.tsx';
import { FilterGroup } from '../filter-group.tsx';
import { rowStyle } from '../filter-row.tsx';
import { changedChoice } from '../listing-choice.ts';
import type { Listing } from '../use-listing.ts';

const linkStyle = `${rowStyle} underline decoration-line-strong underline-offset-4 hover:text-accent`;

/** Asks for the zone whose days of arrival the list shows: the stored one by a link, any other by its number. */
export function ArrivalZone({ listing }: { readonly listing: Listing }) {
  const { delivery } = useMessages();
  const texts = useListMessages();
  const stored = useDeliveryZone();
  const { choice } = listing;
  if (choice.zone !== undefined) {
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
      {typeof stored === 'number' ? (
        <ChoiceLink listing={listing} choice={changedChoice(choice, { zone: stored })} className={linkStyle}>
          {texts.daysFor(delivery.zone(stored))}
        </ChoiceLink>
      ) : (
        <label className="block text-sm">
          <span className="text-ink-soft">{texts.zoneNumber}</span>
          <input
            type="text"
            inputMode="numeric"
            name="zone"
            dir="ltr"
            maxLength={3}
            onBlur={(event) => listing.chooseZone(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              listing.chooseZone(event.currentTarget.value);
            }}
            className="mt-1 h-11 w-full rounded-control border border-line-strong bg-surface px-3 text-base tabular-nums rtl:text-end"
          />
        </label>
      )}
    </FilterGroup>
  );
}

function withoutZone({ choice }: Listing) {
  const { zone: _zone, attributes, ...rest } = choice;
  const { 'arrives-by': _arrival, ...others } = attributes ?? {};
  return changedChoice(rest, Object.keys(others).length > 0 ? { attributes: others } : {});
}
