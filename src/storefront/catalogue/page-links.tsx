import { Link, useLocation } from 'react-router';
import { useMessages } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { ArrowBackIcon, ArrowForwardIcon } from '#ui/icons.tsx';

/** Links to the neighbouring pages of a list; the rest of the address stays as it is. */
export function PageLinks({ page, pages }: { page: number; pages: number }) {
  const { catalogue } = useMessages();
  const { pathname, search } = useLocation();
  if (pages <= 1) return null;

  function addressOf(number: number): string {
    const parameters = new URLSearchParams(search);
    parameters.set('page', String(number));
    return `${pathname}?${parameters}`;
  }

  return (
    <nav aria-label={catalogue.pagesLabel} className="mt-10 flex flex-wrap items-center justify-center gap-4">
      {page > 1 && (
        <Link to={addressOf(page - 1)} rel="prev" className={buttonStyle('secondary')}>
          <ArrowBackIcon />
          {catalogue.previousPage}
        </Link>
      )}
      <span className="text-ink-soft">{catalogue.pageOf(page, pages)}</span>
      {page < pages && (
        <Link to={addressOf(page + 1)} rel="next" className={buttonStyle('secondary')}>
          {catalogue.nextPage}
          <ArrowForwardIcon />
        </Link>
      )}
    </nav>
  );
}
