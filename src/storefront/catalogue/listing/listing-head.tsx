import { chosenParts } from '#domain/catalogue/filter-parts.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { PageHead } from '../../head/page-head.tsx';
import { type ListingPlace, listingAddress } from './listing-address.ts';
import type { ListingChoice } from './listing-choice.ts';

interface ListingHeadProps {
  /** By which search engines shall know the list. */
  readonly place: ListingPlace;
  readonly choice: ListingChoice;
  readonly title: string;
  readonly description: string;
}

/** Search engines know every page of a list, but not each of its countless filters and orders. */
export function ListingHead({ place, choice, title, description }: ListingHeadProps) {
  const { listing } = useMessages();
  const { page, shown, sort } = choice;
  return (
    <PageHead
      title={page > 1 ? listing.titleOfPage(title, page) : title}
      description={description}
      indexed={chosenParts(choice).length === 0 && sort === undefined && shown === 1}
      address={listingAddress(place, { page })}
    />
  );
}
