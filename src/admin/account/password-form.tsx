import { useState } from 'react';
import { passwordContract } from '#api/staff/account/account.contract.ts';
import { TextField } from '#ui/text-field.tsx';
import { useToasts } from '../components/toasts.tsx';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { ShortForm } from '../forms/short-form.tsx';
import { useSignInTexts } from '../session/sign-in-texts.ts';

interface PasswordFormProps {
  readonly isWithCode: boolean;
  /** The name that the person signs in with. */
  readonly signsInWith: string;
}

export function PasswordForm({ isWithCode, signsInWith }: PasswordFormProps) {
  const { account: texts } = useSignInTexts();
  const toasts = useToasts();
  const call = useStaffWrite(passwordContract);
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');

  async function change(): Promise<void> {
    const answer = await call.send({
      body: { newPassword: next, ...(!isWithCode && { currentPassword: current }) },
    });
    if (!answer) return;
    setCurrent('');
    setNext('');
    toasts.show({ text: texts.changed });
  }

  return (
    <ShortForm call={call} onSubmit={change} submit={texts.change} submitting={texts.changing}>
      {(errorOf) => (
        <>
          <p className="-mt-2 text-sm text-ink-soft">{texts.passwordIntro}</p>
          {/* Tells password managers which account this is. */}
          <input type="text" name="username" autoComplete="username" value={signsInWith} readOnly hidden />
          {isWithCode ? (
            <p className="rounded-control bg-accent-soft px-4 py-3 text-sm text-accent">{texts.withCode}</p>
          ) : (
            <TextField
              id="current-password"
              label={texts.current}
              error={errorOf('currentPassword')}
              type="password"
              autoComplete="current-password"
              dir="ltr"
              value={current}
              onChange={(event) => setCurrent(event.target.value)}
            />
          )}
          <TextField
            id="new-password"
            label={texts.next}
            error={errorOf('newPassword')}
            type="password"
            autoComplete="new-password"
            dir="ltr"
            value={next}
            onChange={(event) => setNext(event.target.value)}
          />
        </>
      )}
    </ShortForm>
  );
}
