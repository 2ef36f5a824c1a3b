import { Link } from 'react-router';
import { useMessages } from '#i18n/messages-context.tsx';
import { classNames } from '#ui/class-names.ts';
import { ArrowBackIcon, ArrowForwardIcon } from '#ui/icons.tsx';
import { prefetchOnIntent } from '../data-saving.ts';
import { pageNumbers } from './page-numbers.ts';

interface PageLinksProps {
  /** Several pages may stand below each other. */
  readonly shown: { readonly first: number; readonly last: number };
  readonly pages: number;
  readonly addressOf: (page: number) => string;
  /** Another page is read from the top of the window; lists of products scroll by themselves. */
  readonly startsAtTop?: boolean;
}

const stepStyle = 'hit-area rounded-pill px-3 tabular-nums transition-colors duration-200';

/** Links to the pages of a list, as numbers and to the neighbours. */
export function PageLinks({ shown, pages, addressOf, startsAtTop = false }: PageLinksProps) {
  const { catalogue, listing } = useMessages();
  return (
    <nav aria-label={catalogue.pagesLabel} className="print:hidden">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {shown.first > 1 && (
          <li>
            <Link
              to={addressOf(shown.first - 1)}
              prefetch={prefetchOnIntent()}
              rel="prev"
              preventScrollReset={!startsAtTop}
              aria-label={catalogue.previousPage}
              className={classNames(stepStyle, 'hover:bg-sunken')}
            >
              <ArrowBackIcon />
            </Link>
          </li>
        )}
        {pageNumbers(shown, pages).map((page, place) =>
          page === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no name but its place
            <li key={`gap ${place}`} aria-hidden="true" className="px-1 text-ink-faint">
              …
            </li>
          ) : (
            <li key={page}>
              <Link
                to={addressOf(page)}
                prefetch={prefetchOnIntent()}
                preventScrollReset={!startsAtTop}
                aria-label={listing.page(page)}
                aria-current={page >= shown.first && page <= shown.last ? 'page' : undefined}
                className={classNames(
                  stepStyle,
                  page >= shown.first && page <= shown.last ? 'bg-ink text-white' : 'hover:bg-sunken',
                )}
              >
                {page}
              </Link>
            </li>
          ),
        )}
        {shown.last < pages && (
          <li>
            <Link
              to={addressOf(shown.last + 1)}
              prefetch={prefetchOnIntent()}
              rel="next"
              preventScrollReset={!startsAtTop}
              aria-label={catalogue.nextPage}
              className={classNames(stepStyle, 'hover:bg-sunken')}
            >
              <ArrowForwardIcon />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
