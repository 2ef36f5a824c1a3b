import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigation, useNavigationType } from 'react-router';
import { useMessages } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { ProductList } from '../product-list.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { FilterDrawer, FilterDrawerOpener } from './filter-drawer.tsx';
import { FilterForm } from './filter-form.tsx';
import { FurtherPages } from './further-pages.tsx';
import { type ListingPlace, listingAddress } from './listing-address.ts';
import type { ListingData } from './listing-data.ts';
import { NothingFound } from './nothing-found.tsx';
import { SortSelect } from './sort-select.tsx';
import { useListing } from './use-listing.ts';

const filterFormId = 'filters-of-page';

interface ListingViewProps {
  readonly place: ListingPlace;
  readonly data: ListingData;
}

/** A list of products with all that narrows and orders it. */
export function ListingView({ place, data }: ListingViewProps) {
  const messages = useMessages();
  const { listing: texts } = messages;
  const listing = useListing(place, data);
  const isPending = useNavigation().location?.pathname !== undefined && listing.choice !== data.choice;
  const { top, heading, list, announcement, focusHeading } = useListChange(data);
  const { total, products, nearMatches, choice } = data;
  const count = choice.search ? messages.search.results(total) : texts.count(total);
  return (
    <div ref={top} className="scroll-mt-28 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-14">
      <div className="hidden lg:block print:hidden">
        <div className="sticky top-24 -mx-1 max-h-[calc(100dvh-7rem)] overflow-y-auto overscroll-contain px-1 pb-2">
          <FilterForm listing={listing} id={filterFormId} holdsSort>
            <p className="mt-4 hidden noscript:block">
              <button type="submit" className={buttonStyle('primary', 'w-full')}>
                {texts.apply}
              </button>
            </p>
          </FilterForm>
        </div>
      </div>
      <section aria-labelledby="list-title" aria-busy={isPending}>
        <h2 id="list-title" ref={heading} tabIndex={-1} className="sr-only">
          {texts.results}
        </h2>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
          <FilterDrawerOpener listing={listing} />
          <p className="order-last w-full text-ink-soft lg:order-none lg:me-auto lg:w-auto">{count}</p>
          <span className="ms-auto lg:ms-0">
            <SortSelect listing={listing} formId={filterFormId} />
          </span>
        </div>
        <div className="mt-4 empty:hidden">
          <ChosenFilters listing={listing} onNoneLeft={focusHeading} />
        </div>
        <div
          ref={list}
          className={classNames('mt-8 transition-opacity duration-200', isPending && 'opacity-50 delay-150')}
        >
          {nearMatches ? (
            <NothingFound listing={listing} nearMatches={nearMatches} />
          ) : (
            <>
              <ProductList products={products} />
              <FurtherPages listing={listing} />
            </>
          )}
        </div>
        <p aria-live="polite" className="sr-only">
          {announcement}
        </p>
      </section>
      <FilterDrawer listing={listing} />
    </div>
  );
}

/** What happens around the reader when another list has come: nothing jumps, and screen readers hear how long it is. */
function useListChange({ choice, total, products }: ListingData) {
  const { listing: texts } = useMessages();
  const navigationType = useNavigationType();
  const top = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const focusHeading = useCallback(() => heading.current?.focus({ preventScroll: true }), []);

  const filtered = listingAddress({ path: '' }, { ...choice, page: 1, shown: 1 });
  const before = useRef({ filtered, page: choice.page, products: products.length });
  useEffect(() => {
    const { filtered: filteredBefore, page: pageBefore, products: productsBefore } = before.current;
    before.current = { filtered, page: choice.page, products: products.length };
    const isSameFilter = filteredBefore === filtered;
    const isSamePage = isSameFilter && pageBefore === choice.page;
    const say = (text: string) =>
      // The same words twice in a row would not be read again.
      setAnnouncement((said) => (said === text ? `${text}\u00a0` : text));
    if (!isSamePage) {
      say(texts.count(total));
      if (navigationType === 'POP') return;
      // Whoever was further down sees the new list from its beginning.
      if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
      if (isSameFilter) focusHeading();
    } else if (products.length > productsBefore) {
      say(texts.shownOf(products.length, total));
      if (navigationType === 'POP') return;
      const firstNew = list.current?.querySelectorAll<HTMLElement>('li > a')[productsBefore];
      firstNew?.focus({ preventScroll: true });
    }
  }, [filtered, choice.page, products.length, total, texts, navigationType, focusHeading]);

  return { top, heading, list, announcement, focusHeading };
}
