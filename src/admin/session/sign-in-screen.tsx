import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { signInContract } from '#api/public/sign-in/sign-in.contract.ts';
import { failuresBeforeCode } from '#domain/admin-identity/sign-in-backoff.ts';
import { BrandMark } from '#ui/brand-mark.tsx';
import { GlobeIcon } from '#ui/icons.tsx';
import { TextField } from '#ui/text-field.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useLayoutTexts } from '../layout/layout-texts.ts';
import { useStaffLanguage } from '../locale/staff-locale.tsx';
import {
  clearBrowserSession,
  findChallenge,
  isBrowserSessionValid,
  saveBrowserSession,
} from './browser-session.ts';
import { EmergencyCode } from './emergency-code.tsx';
import { useSignInTexts } from './sign-in-texts.ts';
import { returnPathFrom } from './use-session-end.ts';
import { useSignInCall } from './use-sign-in.ts';

export function SignInScreen() {
  const frame = useLayoutTexts();
  const texts = useSignInTexts();
  const { locale, changeLocale } = useStaffLanguage();
  const other = locale === 'ar' ? 'en' : 'ar';
  const { search, state } = useLocation();
  const isOver = (state as { isOver?: boolean } | null)?.isOver === true;
  const navigate = useNavigate();
  const client = useQueryClient();

  useEffect(() => {
    document.title = texts.title;
  }, [texts]);

  // Redirect if the session is open; remove what is left of an expired one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on entering alone
  useEffect(() => {
    if (isBrowserSessionValid(new Date())) navigate(returnPathFrom(search), { replace: true });
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
          <h1 className="type-heading">{texts.title}</h1>
          {isOver && (
            <p role="status" className="mt-2 text-sm text-ink-soft">
              {texts.over}
            </p>
          )}
          <SignInForm onSignedIn={goOn} />
        </div>
      </div>
    </main>
  );
}

const failuresKey = 'adminSignInFailures';

interface SignInFormProps {
  readonly onSignedIn: (session: { readonly signedInAt: string }, to?: string) => void;
}

function SignInForm({ onSignedIn }: SignInFormProps) {
  const texts = useSignInTexts();
  const { send, isSending, errorText } = useSignInCall(signInContract);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const [isTried, setTried] = useState(false);
  const [failures, setFailures] = useState(() => Number(sessionStorage.getItem(failuresKey)) || 0);
  const missing = (value: string) => (isTried && !value.trim() ? texts.required : undefined);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (!username.trim() || !password) return;
    const answer = await send({ body: { username, password } });
    const count = answer ? 0 : failures + 1;
    sessionStorage.setItem(failuresKey, String(count));
    setFailures(count);
    if (answer) onSignedIn(answer.data);
  }

  return (
    <>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-5 grid gap-4">
        <TextField
          id="sign-in-username"
          label={texts.username}
          error={missing(username)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          value={username}
          onChange={(event) => setUsername(event.target.value)}
        />
        <div>
          <TextField
            id="sign-in-password"
            label={texts.password}
            error={missing(password)}
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
            dir="ltr"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <label className="mt-1 inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-sm text-ink-soft">
            <input
              type="checkbox"
              checked={isShown}
              onChange={(event) => setShown(event.target.checked)}
              className="size-4.5 accent-accent"
            />
            {texts.showPassword}
          </label>
        </div>
        {errorText && (
          <p role="alert" className="text-sm text-negative">
            {errorText}
          </p>
        )}
        <button type="submit" aria-disabled={isSending} className={staffButton('primary', 'min-h-12')}>
          {isSending ? texts.signingIn : texts.signIn}
        </button>
      </form>
      {failures >= failuresBeforeCode && (
        <EmergencyCode onSignedIn={(session) => onSignedIn(session, '/admin/account')} />
      )}
    </>
  );
}
