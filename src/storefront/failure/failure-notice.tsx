import { useLocation } from 'react-router';
import { useMessages } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { PageHead } from '../head/page-head.tsx';

/** For a failure on the shop's side: says so, and offers the same page again. */
export function FailureNotice() {
  const { failure } = useMessages();
  const { pathname, search } = useLocation();
  return (
    <div className="page-column pt-section">
      <PageHead title={failure.title} indexed={false} />
      <h1 className="type-title">{failure.title}</h1>
      <p className="type-lead mt-5 max-w-prose">{failure.message}</p>
      <a href={pathname + search} className={buttonStyle('primary', 'mt-8')}>
        {failure.retry}
      </a>
    </div>
  );
}
