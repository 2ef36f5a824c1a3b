import { type FormEvent, useState } from 'react';
import { signInContract } from '#api/public/sign-in/sign-in.contract.ts';
import { failuresBeforeCode } from '#domain/admin-identity/sign-in-backoff.ts';
import { TextField } from '#ui/text-field.tsx';
import { staffButton } from '../components/staff-button.ts';
import { findChallenge } from './browser-session.ts';
import { EmergencyCode } from './emergency-code.tsx';
import { SecondFactorField, secondFactorErrors } from './second-factor-field.tsx';
import { useSignInTexts } from './sign-in-texts.ts';
import { useSignInCall } from './use-sign-in.ts';

const failuresKey = 'adminSignInFailures';

interface SignInFormProps {
  readonly onSignedIn: (session: { readonly signedInAt: string }, to?: string) => void;
}

/** Name and password, then the code of a second factor where the person has one. */
export function SignInForm({ onSignedIn }: SignInFormProps) {
  const texts = useSignInTexts();
  const { send, isSending, error, errorText } = useSignInCall(signInContract);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [secondFactor, setSecondFactor] = useState('');
  const [isSecondAsked, setSecondAsked] = useState(false);
  const [isShown, setShown] = useState(false);
  const [isTried, setTried] = useState(false);
  const [failures, setFailures] = useState(() => Number(sessionStorage.getItem(failuresKey)) || 0);
  const [isForgotten, setForgotten] = useState(
    () => failures >= failuresBeforeCode || findChallenge(new Date()) !== undefined,
  );
  const missing = (value: string) => (isTried && !value.trim() ? texts.required : undefined);
  const isSecondRefused = error !== undefined && secondFactorErrors.has(error.code);

  function countFailures(count: number): void {
    sessionStorage.setItem(failuresKey, String(count));
    setFailures(count);
    if (count >= failuresBeforeCode) setForgotten(true);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (!username.trim() || !password) return;
    const answer = await send(
      { body: { username, password, secondFactor } },
      {
        onRefused: ({ code }) => {
          if (secondFactorErrors.has(code)) setSecondAsked(true);
          else countFailures(failures + 1);
        },
      },
    );
    if (!answer) return;
    countFailures(0);
    onSignedIn(answer.data);
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
        {isSecondAsked && (
          <SecondFactorField
            id="sign-in-second-factor"
            error={isSecondRefused && error?.code !== 'second_factor_needed' ? errorText : undefined}
            value={secondFactor}
            onChange={setSecondFactor}
          />
        )}
        {errorText && !isSecondRefused && (
          <p role="alert" className="text-sm text-negative">
            {errorText}
          </p>
        )}
        <button type="submit" aria-disabled={isSending} className={staffButton('primary', 'min-h-12')}>
          {isSending ? texts.signingIn : texts.signIn}
        </button>
      </form>
      <section className="mt-6 border-t border-line pt-3">
        <h2>
          <button
            type="button"
            aria-expanded={isForgotten}
            className="min-h-11 cursor-pointer font-medium underline decoration-line-strong underline-offset-4 hover:text-accent hover:decoration-accent"
            onClick={() => setForgotten(!isForgotten)}
          >
            {texts.emergency.title}
          </button>
        </h2>
        {isForgotten && (
          <EmergencyCode
            username={username}
            isNameNeeded={failures < failuresBeforeCode}
            onSignedIn={(session) => onSignedIn(session, '/admin/account')}
          />
        )}
      </section>
    </>
  );
}
