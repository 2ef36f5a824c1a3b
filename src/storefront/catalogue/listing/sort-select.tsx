import { type ProductSort, productSorts } from '#domain/catalogue/listing/product-sorts.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import type { Listing } from './use-listing.ts';

/** Sort order of a list; part of the filter form, so that both are submitted together. */
export function SortSelect({ listing, formId }: { readonly listing: Listing; readonly formId: string }) {
  const { listing: texts } = useMessages();
  const { search, sort } = listing.choice;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <label className="flex min-w-0 items-center gap-3">
        <span className="text-sm text-ink-soft max-sm:sr-only">{texts.sort}</span>
        <select
          name="sort"
          form={formId}
          value={sort ?? ''}
          onChange={(event) =>
            listing.change({ sort: (event.currentTarget.value || undefined) as ProductSort | undefined })
          }
          className="min-h-11 min-w-0 max-w-52 truncate rounded-pill border border-line-strong bg-surface px-4 transition-colors duration-200 hover:border-ink"
        >
          {search !== undefined && <option value="">{texts.sorts.bestMatch}</option>}
          {productSorts.map((each) => (
            <option key={each} value={search === undefined && each === 'featured' ? '' : each}>
              {texts.sorts[each]}
            </option>
          ))}
        </select>
      </label>
      <span className="hidden noscript:block">
        <button type="submit" form={formId} className={buttonStyle('secondary')}>
          {texts.sortNow}
        </button>
      </span>
    </div>
  );
}
