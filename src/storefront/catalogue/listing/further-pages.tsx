import { useNavigate, useNavigation } from 'react-router';
import { useMessages } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Spinner } from '#ui/spinner.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { PageLinks } from '../page-links.tsx';
import { mostShown } from './listing-choice.ts';
import type { Listing } from './use-listing.ts';

/** Progress through the list, a 'show more' link and pagination links. */
export function FurtherPages({ listing }: { readonly listing: Listing }) {
  const { listing: texts } = useMessages();
  const { choice, pages, total, products } = listing.data;
  const last = choice.page + choice.shown - 1;
  if (pages <= 1) return null;
  return (
    <div className="mt-14 grid justify-items-center gap-8">
      {last < pages && (
        <div className="grid justify-items-center gap-5">
          {choice.page === 1 && (
            <p className="text-sm text-ink-soft">{texts.shownOf(products.length, total)}</p>
          )}
          <LoadMore listing={listing} next={last + 1} />
        </div>
      )}
      <PageLinks
        shown={{ first: choice.page, last }}
        pages={pages}
        addressOf={(page) => listing.addressOf({ ...choice, page, shown: 1 })}
      />
    </div>
  );
}

/**
 * Link to the next page. Client-side it appends that page instead, and the address has the number of shown pages, so
 * that going back from a product restores the list.
 */
function LoadMore({ listing, next }: { readonly listing: Listing; readonly next: number }) {
  const { listing: texts, loading } = useMessages();
  const navigate = useNavigate();
  const { location } = useNavigation();
  const { choice } = listing.data;
  const longer = listing.addressOf({ ...choice, shown: choice.shown + 1 });
  const isLoading = location !== undefined && location.pathname + location.search === longer;
  return (
    <PageLink
      to={listing.addressOf({ ...choice, page: next, shown: 1 })}
      prefetch="none"
      rel="next"
      aria-disabled={isLoading}
      className={buttonStyle('secondary', 'min-w-44')}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || choice.shown >= mostShown) return;
        event.preventDefault();
        if (!isLoading) navigate(longer, { replace: true, preventScrollReset: true });
      }}
    >
      {isLoading && <Spinner />}
      {isLoading ? loading : texts.loadMore}
    </PageLink>
  );
}
