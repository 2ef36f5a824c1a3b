import { isRouteErrorResponse } from 'react-router';
import { useMessages } from '#i18n/messages-context.tsx';
import { SearchField } from '../catalogue/listing/search-field.tsx';
import { FailureNotice } from '../failure/failure-notice.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';
import type { NotFoundHelp } from './near-pages.ts';
import { NotFoundNotice } from './not-found-notice.tsx';

/** Error boundary of pages that may not exist: the 404 page with what was probably meant and a search field. */
export function NotFoundSuggestions({ error }: { readonly error: unknown }) {
  const { notFound } = useMessages();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <FailureNotice />;
  const help = error.data as NotFoundHelp | null;
  return (
    <NotFoundNotice>
      {help && help.pages.length > 0 && (
        <section aria-labelledby="meant" className="mt-8">
          <h2 id="meant" className="font-medium">
            {notFound.meant}
          </h2>
          <ul className="mt-2 flex flex-wrap gap-x-6">
            {help.pages.map(({ to, name }) => (
              <li key={to}>
                <LocaleLink
                  to={to}
                  className="inline-flex min-h-11 items-center text-lg font-medium text-accent underline decoration-line-strong underline-offset-4 hover:decoration-accent"
                >
                  {name}
                </LocaleLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <SearchField term={help?.search} />
    </NotFoundNotice>
  );
}
