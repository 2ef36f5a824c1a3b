import { Form } from 'react-router';
import { localizedPath } from '#i18n/locale-path.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { SearchIcon } from '#ui/icons.tsx';

/** Search field of the list. A new search drops all filters, which would hide results. */
export function SearchField({ term }: { readonly term: string | undefined }) {
  const { search, listing } = useMessages();
  const locale = useLocale();
  return (
    <Form
      role="search"
      action={localizedPath(locale, '/products')}
      preventScrollReset
      className="mt-7 flex max-w-2xl gap-3 print:hidden"
    >
      <span className="relative min-w-0 grow">
        <span className="pointer-events-none absolute inset-y-0 start-4 flex items-center text-ink-faint">
          <SearchIcon />
        </span>
        <input
          // The key resets the field after another search or a back navigation.
          key={term}
          type="search"
          name="search"
          defaultValue={term}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={listing.search}
          placeholder={search.placeholder}
          className="h-12 w-full rounded-pill border border-line-strong bg-surface ps-12 pe-5 placeholder:text-ink-faint"
        />
      </span>
      {/* On phones the keyboard has a search button. */}
      <span className="max-sm:hidden">
        <button type="submit" className={buttonStyle('secondary')}>
          {search.submit}
        </button>
      </span>
    </Form>
  );
}
