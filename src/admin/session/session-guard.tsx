import { useCallback, useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { sessionContract } from '#api/staff/account/account.contract.ts';
import { ApiCallError } from '#api-client/api-call-error.ts';
import { callApi } from '#api-client/call-api.ts';
import { Spinner } from '#ui/spinner.tsx';
import { useLayoutTexts } from '../layout/layout-texts.ts';
import { useStaffLanguage } from '../locale/staff-locale.tsx';
import { isBrowserSessionValid, saveBrowserSession } from './browser-session.ts';
import { useSessionEnd } from './use-session-end.ts';

/** The specification: verify on entering, and every five minutes. */
const checkEveryMs = 5 * 60 * 1000;
/** Without a connection the session stays open; retry soon. */
const askAgainMs = 10_000;

type State = 'checking' | 'open' | 'unreachable';

/** Renders screens only with an open session: verifies the browser's keys, then asks the server. */
export function SessionGuard() {
  const texts = useLayoutTexts();
  const endSession = useSessionEnd();
  const { followPerson } = useStaffLanguage();
  const [state, setState] = useState<State>('checking');

  const check = useCallback(async () => {
    if (!isBrowserSessionValid(new Date())) return endSession();
    try {
      const { data } = await callApi(sessionContract, {});
      saveBrowserSession(data);
      followPerson(data.locale);
      setState('open');
    } catch (error) {
      if (error instanceof ApiCallError && error.code === 'not_signed_in') return endSession();
      setState((before) => (before === 'open' ? before : 'unreachable'));
    }
  }, [endSession, followPerson]);

  useEffect(() => {
    void check();
    // Signed out in another tab.
    const onStorage = ({ key }: StorageEvent) => {
      if (key === 'adminLoggedIn' || key === null) void check();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [check]);

  useEffect(() => {
    const timer = setInterval(() => void check(), state === 'unreachable' ? askAgainMs : checkEveryMs);
    return () => clearInterval(timer);
  }, [check, state]);

  if (state === 'open') return <Outlet />;
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <p role="status" className="flex items-center gap-3 text-ink-soft">
        <Spinner />
        {state === 'unreachable' ? texts.unreachable : texts.checkingSession}
      </p>
    </main>
  );
}
