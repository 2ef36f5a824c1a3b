import type { Ref } from 'react';
import { useNavigation } from 'react-router';
import { useMessages } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { CompareBarSlot } from '../../compare/compare-bar-slot.tsx';
import { ProductList } from '../product-list.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { FilterDrawer, FilterDrawerOpener } from './filter-drawer.tsx';
import { FilterForm } from './filter-form.tsx';
import { FurtherPages } from './further-pages.tsx';
import type { ListingPlace } from './listing-address.ts';
import { isNothingLikeIt, type ListingData } from './listing-data.ts';
import { type EmptyNotice, NothingFound } from './nothing-found.tsx';
import { SortSelect } from './sort-select.tsx';
import { useListChange } from './use-list-change.ts';
import { type Listing, useListing } from './use-listing.ts';

const titleId = 'list-title';
const filterFormId = 'filters-of-page';

interface ListingViewProps {
  readonly place: ListingPlace;
  readonly data: ListingData;
  /** What an empty category shows. */
  readonly emptyNotice?: EmptyNotice;
}

/** Product list with filters, sort order and pagination. */
export function ListingView({ place, data, emptyNotice }: ListingViewProps) {
  const listing = useListing(place, data);
  const { top, heading, list, announcement, focusHeading } = useListChange(data);
  const { products, nearMatches } = data;
  const isPending = useNavigation().state !== 'idle' && listing.choice !== data.choice;
  return (
    <div ref={top} className="scroll-mt-28">
      {nearMatches && isNothingLikeIt(data) ? (
        <NothingFound listing={listing} nearMatches={nearMatches} emptyNotice={emptyNotice} />
      ) : (
        <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-14">
          <FilterColumn listing={listing} />
          <section aria-labelledby={titleId} aria-busy={isPending}>
            <ListingHeading ref={heading} />
            <Toolbar listing={listing} />
            <div className="mt-4 empty:hidden">
              <ChosenFilters listing={listing} onNoneLeft={focusHeading} />
            </div>
            <div
              ref={list}
              className={classNames(
                'mt-8 transition-opacity duration-200',
                isPending && 'opacity-50 delay-150',
              )}
            >
              {nearMatches ? (
                <NothingFound listing={listing} nearMatches={nearMatches} />
              ) : (
                <>
                  <ProductList
                    products={products}
                    quantity={data.asked?.quantity ?? null}
                    zone={data.choice.zone}
                  />
                  <FurtherPages listing={listing} />
                </>
              )}
            </div>
          </section>
          <FilterDrawer listing={listing} />
          <CompareBarSlot />
        </div>
      )}
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

/** Heading of the list for screen readers; it gets the focus after a change of page. */
function ListingHeading({ ref }: { readonly ref: Ref<HTMLHeadingElement> }) {
  const { listing } = useMessages();
  return (
    <h2 id={titleId} ref={ref} tabIndex={-1} className="sr-only">
      {listing.results}
    </h2>
  );
}

/** Filter column beside the list on wide screens. */
function FilterColumn({ listing }: { readonly listing: Listing }) {
  const { listing: texts } = useMessages();
  return (
    <div className="hidden lg:block print:hidden">
      <div className="fade-at-end sticky top-24 -mx-1 max-h-[calc(100dvh-6.5rem)] overflow-y-auto overscroll-contain px-1 pb-8">
        <FilterForm listing={listing} id={filterFormId} holdsSort>
          <p className="mt-4 hidden noscript:block">
            <button type="submit" className={buttonStyle('primary', 'w-full')}>
              {texts.apply}
            </button>
          </p>
        </FilterForm>
      </div>
    </div>
  );
}

function Toolbar({ listing }: { readonly listing: Listing }) {
  const { search, listing: texts } = useMessages();
  const { choice, total } = listing.data;
  return (
    <div className="gap-x-4 lg:flex lg:items-center print:hidden">
      <div className="flex items-center justify-between gap-3 lg:order-last">
        <FilterDrawerOpener listing={listing} />
        <SortSelect listing={listing} formId={filterFormId} />
      </div>
      <p className="mt-4 text-ink-soft lg:me-auto lg:mt-0">
        {choice.search ? search.results(total) : texts.count(total)}
      </p>
    </div>
  );
}
