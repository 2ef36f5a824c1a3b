import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { forgetBrowserSession, hasBrowserSession } from './browser-session.ts';

export const signInPath = '/adm/ogulf';

/** Where somebody who signs in goes on: a screen of this app and nothing else. */
export function returnPathFrom(search: string): string {
  const to = new URLSearchParams(search).get('to') ?? '';
  return /^\/admin(\/[\w/-]*)?(\?[\w=&%.+-]*)?$/.test(to) ? to : '/admin';
}

/** The session is over: all its keys go, and the sign-in shows. What was typed is kept as a draft by its form. */
export function useSessionEnd(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(() => {
    const wasSignedIn = hasBrowserSession();
    forgetBrowserSession();
    if (pathname === signInPath) return;
    const to = new URLSearchParams({ to: `${pathname}${search}` });
    navigate(`${signInPath}?${to}`, { replace: true, state: { isOver: wasSignedIn } });
  }, [navigate, pathname, search]);
}
