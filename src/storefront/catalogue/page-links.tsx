import { useMessages } from '#i18n/messages-context.tsx';
import { classNames } from '#ui/class-names.ts';
import { ArrowBackIcon, ArrowForwardIcon } from '#ui/icons.tsx';
import { PageLink } from '../navigation/page-link.tsx';
import { pageNumbers } from './page-numbers.ts';

interface PageLinksProps {
  /** The shown pages; 'show more' appends pages. */
  readonly shown: { readonly first: number; readonly last: number };
  readonly pages: number;
  readonly addressOf: (page: number) => string;
  /** Scrolls to the top after a change of page; product lists scroll by themselves. */
  readonly startsAtTop?: boolean;
}

const stepStyle = 'hit-area rounded-pill px-3 tabular-nums transition-colors duration-200';

/** Pagination links: page numbers, previous and next. */
export function PageLinks({ shown, pages, addressOf, startsAtTop = false }: PageLinksProps) {
  const { catalogue, listing } = useMessages();
  return (
    <nav aria-label={catalogue.pagesLabel} className="print:hidden">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {shown.first > 1 && (
          <li>
            <PageLink
              to={addressOf(shown.first - 1)}
              rel="prev"
              preventScrollReset={!startsAtTop}
              aria-label={catalogue.previousPage}
              className={classNames(stepStyle, 'hover:bg-sunken')}
            >
              <ArrowBackIcon />
            </PageLink>
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
              <PageLink
                to={addressOf(page)}
                preventScrollReset={!startsAtTop}
                aria-label={listing.page(page)}
                aria-current={page >= shown.first && page <= shown.last ? 'page' : undefined}
                className={classNames(
                  stepStyle,
                  page >= shown.first && page <= shown.last ? 'bg-ink text-white' : 'hover:bg-sunken',
                )}
              >
                {page}
              </PageLink>
            </li>
          ),
        )}
        {shown.last < pages && (
          <li>
            <PageLink
              to={addressOf(shown.last + 1)}
              rel="next"
              preventScrollReset={!startsAtTop}
              aria-label={catalogue.nextPage}
              className={classNames(stepStyle, 'hover:bg-sunken')}
            >
              <ArrowForwardIcon />
            </PageLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
