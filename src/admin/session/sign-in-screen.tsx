import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { invitationFrom } from '#domain/admin-identity/people/invitation-link.ts';
import { BrandMark } from '#ui/brand-mark.tsx';
import { GlobeIcon } from '#ui/icons.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useLayoutTexts } from '../layout/layout-texts.ts';
import { useStaffLanguage } from '../locale/staff-locale.tsx';
import { AcceptInvitation } from './accept-invitation.tsx';
import {
  clearBrowserSession,
  findChallenge,
  isBrowserSessionValid,
  saveBrowserSession,
} from './browser-session.ts';
import { SignInForm } from './sign-in-form.tsx';
import { useSignInTexts } from './sign-in-texts.ts';
import { returnPathFrom, signInPath } from './use-session-end.ts';

export function SignInScreen() {
  const frame = useLayoutTexts();
  const texts = useSignInTexts();
  const { locale, changeLocale } = useStaffLanguage();
  const other = locale === 'ar' ? 'en' : 'ar';
  const { search, state, hash } = useLocation();
  const invitation = invitationFrom(hash);
  const isOver = (state as { isOver?: boolean } | null)?.isOver === true;
  const navigate = useNavigate();
  const client = useQueryClient();

  useEffect(() => {
    document.title = texts.title;
  }, [texts]);

  // Redirect if the session is open; remove what is left of an expired one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on entering alone
  useEffect(() => {
    // An invitation is for another person than the one who is signed in.
    if (invitation) clearBrowserSession();
    else if (isBrowserSessionValid(new Date())) navigate(returnPathFrom(search), { replace: true });
    else if (!findChallenge(new Date())) clearBrowserSession();
  }, []);

  function goOn(session: { readonly signedInAt: string }, to = returnPathFrom(search)): void {
    saveBrowserSession(session);
    client.clear();
    navigate(to, { replace: true });
  }

  return (
    <main className="grid min-h-dvh place-items-center px-4 py-10">
      <div className="w-full max-w-md">
        <div className="mb-6 flex items-center gap-3">
          <BrandMark className="size-8" />
          <span className="grow font-medium">{frame.title('')}</span>
          <button
            type="button"
            lang={other}
            aria-label={frame.languageLabel}
            onClick={() => changeLocale(other)}
            className={staffButton('quiet')}
          >
            <GlobeIcon />
            {frame.language}
          </button>
        </div>
        <div className="rounded-panel border border-line bg-surface p-6 sm:p-8">
          {invitation ? (
            <AcceptInvitation
              token={invitation}
              onSignedIn={goOn}
              onLeave={() => navigate(signInPath, { replace: true })}
            />
          ) : (
            <>
              <h1 className="type-heading">{texts.title}</h1>
              {isOver && (
                <p role="status" className="mt-2 text-sm text-ink-soft">
                  {texts.over}
                </p>
              )}
              <SignInForm onSignedIn={goOn} />
            </>
          )}
        </div>
      </div>
    </main>
  );
}
