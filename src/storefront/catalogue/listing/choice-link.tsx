import type { MouseEvent, ReactNode } from 'react';
import { PageLink } from '../../navigation/page-link.tsx';
import type { ListingChoice } from './listing-choice.ts';
import type { Listing } from './use-listing.ts';

interface ChoiceLinkProps {
  readonly listing: Listing;
  readonly choice: ListingChoice;
  readonly className: string;
  readonly children: ReactNode;
  readonly isCurrent?: boolean;
  readonly label?: string;
  readonly onChoose?: () => void;
}

/** Link to the same list with another filter choice; client-side it changes the list and keeps the scroll position. */
export function ChoiceLink({ listing, choice, isCurrent, label, onChoose, ...link }: ChoiceLinkProps) {
  return (
    <PageLink
      to={listing.addressOf(choice)}
      preventScrollReset
      aria-current={isCurrent ? 'true' : undefined}
      aria-label={label}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        onChoose?.();
        listing.choose(choice);
      }}
      {...link}
    />
  );
}

function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
