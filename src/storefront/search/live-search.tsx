import { type ReactNode, useEffect } from 'react';
import { searchTerm } from '#domain/catalogue/search/search-term.ts';
import { suggestedCategories } from '#domain/catalogue/search/suggested-categories.ts';
import { useLiveSearchMessages } from '#i18n/messages/storefront/search/live-search-messages.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { ArrowForwardIcon } from '#ui/icons.tsx';
import { CategoryChips } from './category-chips.tsx';
import { PageOption } from './pages/page-option.tsx';
import { RecentSearches } from './recent-searches.tsx';
import { CategoryOption, ProductOption } from './result-options.tsx';
import { SearchStatus } from './search-status.tsx';
import { useCachedProducts } from './use-cached-products.ts';
import { useCategoryPlaces } from './use-category-places.ts';
import { useProductSearch } from './use-product-search.ts';

const mostCategories = 3;

interface LiveSearchProps {
  readonly typed: string;
  /** Id of the form that opens the page of all results. */
  readonly formId: string;
  readonly listboxId: string;
  readonly activeId: string | null;
  /** Called with whether the listbox has options. */
  readonly onOptions: (isThere: boolean) => void;
  /** Searches for an earlier term. */
  readonly onPick: (term: string) => void;
  /** A result was opened. */
  readonly onOpen: () => void;
  /** The focused element was removed. */
  readonly onFocusLost: () => void;
}

/** Results, suggestions and recent searches below the field of the search dialog. Loaded when it first opens. */
export function LiveSearch(props: LiveSearchProps) {
  const { typed, formId, listboxId, activeId, onOptions, onPick, onOpen, onFocusLost } = props;
  const messages = useMessages();
  const texts = useLiveSearchMessages();
  const term = searchTerm(typed);
  const knownPlaces = useCategoryPlaces();
  const places = knownPlaces ?? [];
  const search = useProductSearch(term);
  useCachedProducts();
  const { status } = search;
  // Products wait for the categories, which stand above them and would push them down.
  const answer = knownPlaces ? search.answer : null;
  const isAnswerable = status === 'searching' || status === 'found';
  // For the same reason categories change together with the products of an answer.
  const categories = isAnswerable
    ? suggestedCategories(places, answer?.term ?? term, answer, mostCategories)
    : [];
  const products = answer?.products ?? [];
  const pages = answer?.pages ?? null;
  const isThere = categories.length + products.length > 0 || pages !== null;
  // The page of all results needs the server.
  const isFromBrowser = answer?.isFromBrowser ?? false;

  useEffect(() => onOptions(isThere), [isThere, onOptions]);

  const pageOptions = pages && (
    <OptionGroup label={pages.title}>
      {pages.pages.map((page, place) => {
        const id = `${listboxId}-page-${place}`;
        return (
          <PageOption
            key={page.path + page.title}
            page={page}
            term={term}
            id={id}
            isActive={activeId === id}
            onOpen={onOpen}
          />
        );
      })}
    </OptionGroup>
  );

  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <SearchStatus term={term} search={search} />
        {isFromBrowser && (
          <button
            type="button"
            onClick={search.retry}
            className="inline-flex min-h-11 items-center text-sm font-medium underline decoration-line-strong underline-offset-4 hover:text-accent hover:decoration-accent"
          >
            {texts.retry}
          </button>
        )}
        {products.length > 0 && !isFromBrowser && (
          <button
            type="submit"
            form={formId}
            className="inline-flex min-h-11 items-center gap-2 text-sm font-medium underline decoration-line-strong underline-offset-4 hover:text-accent hover:decoration-accent"
          >
            {texts.viewAll}
            <ArrowForwardIcon />
          </button>
        )}
      </div>
      <div className="-mx-2 -mb-5 min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pt-0.5 pb-5 sm:-mb-8 sm:pb-8">
        {status === 'idle' && (
          <>
            <RecentSearches onPick={onPick} onFocusLost={onFocusLost} />
            <CategoryChips places={places} onOpen={onOpen} />
          </>
        )}
        {status === 'unreachable' && (
          <div className="flex flex-col items-center gap-5 py-10 text-center">
            <div role="alert" className="max-w-sm space-y-1">
              <p className="font-medium">{messages.search.unreachable}</p>
              <p className="text-ink-soft">{texts.failedHint}</p>
            </div>
            <button type="button" onClick={search.retry} className={buttonStyle('secondary')}>
              {texts.retry}
            </button>
          </div>
        )}
        {(status === 'searching' || (status === 'found' && !answer)) && !isThere && <PendingRows />}
        <div
          role="listbox"
          id={listboxId}
          aria-label={texts.results}
          aria-busy={status === 'searching'}
          hidden={!isThere}
          className={classNames(
            'transition-opacity duration-150',
            status === 'searching' && 'opacity-60 delay-200',
          )}
        >
          {categories.length > 0 && (
            <OptionGroup label={texts.categories}>
              {categories.map((place) => (
                <CategoryOption
                  key={place.path}
                  place={place}
                  term={term}
                  isActive={activeId === `${listboxId}-${place.slug}`}
                  id={`${listboxId}-${place.slug}`}
                  onOpen={onOpen}
                />
              ))}
            </OptionGroup>
          )}
          {pages?.isAnswer && pageOptions}
          {products.length > 0 && (
            <OptionGroup label={texts.products}>
              {products.map((product) => (
                <ProductOption
                  key={product.id}
                  product={product}
                  term={term}
                  quantity={answer?.quantity ?? null}
                  category={places.find(({ slug }) => slug === product.category)?.name ?? ''}
                  isActive={activeId === `${listboxId}-${product.id}`}
                  id={`${listboxId}-${product.id}`}
                  onOpen={onOpen}
                />
              ))}
            </OptionGroup>
          )}
          {pages && !pages.isAnswer && pageOptions}
        </div>
        {status === 'found' && answer && products.length === 0 && !pages && (
          <div className="py-4">
            <p className="max-w-prose text-ink-soft">{messages.search.nothingFoundHint}</p>
            <CategoryChips places={places} onOpen={onOpen} />
          </div>
        )}
      </div>
    </>
  );
}

function OptionGroup({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: options of a listbox stand in groups; a fieldset has fields
    <div
      role="group"
      aria-label={label}
      className="border-line not-last:mb-2 not-last:border-b not-last:pb-2"
    >
      {children}
    </div>
  );
}

/** Skeleton of the results, shown after a delay. */
function PendingRows() {
  return (
    <div aria-hidden="true" className="appear-late">
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="flex items-center gap-4 py-2.5">
          <span className="size-16 shrink-0 rounded-control bg-sunken" />
          <span className="flex-1 space-y-2.5">
            <span className="block h-3.5 w-3/5 rounded-pill bg-sunken" />
            <span className="block h-3 w-1/4 rounded-pill bg-sunken" />
          </span>
        </div>
      ))}
    </div>
  );
}
