import { chosenParts } from '#domain/catalogue/listing/filter-parts.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import type { Picture } from '#images/image-address.ts';
import { PageHead } from '../../head/page-head.tsx';
import { productListData } from '../../head/structured-data.ts';
import { StructuredDataScript } from '../../head/structured-data-script.tsx';
import { type ListingPlace, listingAddress } from './listing-address.ts';
import { type ListingData, pageSize } from './listing-data.ts';

interface ListingHeadProps {
  /** Title for search engines. */
  readonly place: ListingPlace;
  readonly listing: Pick<ListingData, 'choice' | 'products'>;
  readonly title: string;
  readonly description: string;
  readonly picture?: Picture | null;
}

/** Head of a list page. Its pages are indexed; empty lists and combinations of filters and sort orders are not. */
export function ListingHead({ place, listing, title, description, picture = null }: ListingHeadProps) {
  const { listing: texts } = useMessages();
  const { choice, products } = listing;
  const { page, shown, sort } = choice;
  const isIndexed =
    products.length > 0 && chosenParts(choice).length === 0 && sort === undefined && shown === 1;
  return (
    <>
      <PageHead
        title={page > 1 ? texts.titleOfPage(title, page) : title}
        // Search engines merge pages with the same description.
        description={page > 1 ? `${texts.page(page)}. ${description}` : description}
        indexed={isIndexed}
        address={listingAddress(place, { page })}
        picture={picture}
      />
      {isIndexed && (
        <StructuredDataScript
          describe={(where) => [
            productListData(where, { products, firstPosition: (page - 1) * pageSize + 1 }),
          ]}
        />
      )}
    </>
  );
}
