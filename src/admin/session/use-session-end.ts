import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { clearBrowserSession, hasBrowserSession } from './browser-session.ts';

export const signInPath = '/adm/ogulf';

/** Path to return to after the sign-in: a screen of the admin and nothing else. */
export function returnPathFrom(search: string): string {
  const to = new URLSearchParams(search).get('to') ?? '';
  return /^\/admin(\/[\w/-]*)?(\?[\w=&%.+-]*)?$/.test(to) ? to : '/admin';
}

/** Ends the session in the browser and navigates to the sign-in. Forms have saved their drafts. */
export function useSessionEnd(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(() => {
    const wasSignedIn = hasBrowserSession();
    clearBrowserSession();
    if (pathname === signInPath) return;
    const to = new URLSearchParams({ to: `${pathname}${search}` });
    navigate(`${signInPath}?${to}`, { replace: true, state: { isOver: wasSignedIn } });
  }, [navigate, pathname, search]);
}
