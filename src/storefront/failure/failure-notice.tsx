import { useLocation } from 'react-router';
import { useMessages } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { PageHead } from '../head/page-head.tsx';
import { useConnection } from '../offline/connection-store.ts';

/** Error page for server and network failures, with a button to reload. */
export function FailureNotice() {
  const { failure } = useMessages();
  const { pathname, search } = useLocation();
  const isOffline = useConnection(pathname + search) === 'offline';
  const { title, message } = isOffline ? failure.offline : failure;
  return (
    <div className="page-column pt-section">
      <PageHead title={title} indexed={false} />
      <h1 className="type-title">{title}</h1>
      <p className="type-lead mt-5 max-w-prose">{message}</p>
      <a href={pathname + search} className={buttonStyle('primary', 'mt-8')}>
        {failure.retry}
      </a>
    </div>
  );
}
