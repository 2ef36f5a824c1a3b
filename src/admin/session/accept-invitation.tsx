import { useEffect, useState } from 'react';
import {
  acceptInvitationContract,
  checkInvitationContract,
} from '#api/public/invitations/invitations.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { Spinner } from '#ui/spinner.tsx';
import { TextField } from '#ui/text-field.tsx';
import { staffButton } from '../components/staff-button.ts';
import { ShortForm } from '../forms/short-form.tsx';
import { useStaffLanguage } from '../locale/staff-locale.tsx';
import { useSignInTexts } from './sign-in-texts.ts';
import { useSignInCall } from './use-sign-in.ts';

interface AcceptInvitationProps {
  readonly token: string;
  readonly onSignedIn: (session: { readonly signedInAt: string }, to: string) => void;
  readonly onLeave: () => void;
}

/** What the link of an invitation opens: a new colleague chooses a password and is signed in. */
export function AcceptInvitation({ token, onSignedIn, onLeave }: AcceptInvitationProps) {
  const { invitation: texts, ...general } = useSignInTexts();
  const { followPerson } = useStaffLanguage();
  const reading = useSignInCall(checkInvitationContract);
  const accepting = useSignInCall(acceptInvitationContract);
  const [invited, setInvited] = useState<DataOf<typeof checkInvitationContract>>();
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link
  useEffect(() => {
    void reading.send({ body: { token } }).then((answer) => {
      setInvited(answer?.data);
      if (answer?.data.locale) followPerson(answer.data.locale);
    });
  }, [token]);

  async function accept(): Promise<void> {
    const answer = await accepting.send({ body: { token, password } });
    if (answer) onSignedIn(answer.data, '/admin');
  }

  const failure =
    reading.errorText ?? (accepting.error?.code === 'invitation_over' ? accepting.errorText : undefined);
  if (failure) {
    return (
      <>
        <h1 className="type-heading">{texts.over}</h1>
        <p role="alert" className="mt-3">
          {failure}
        </p>
        <button type="button" className={staffButton('secondary', 'mt-5')} onClick={onLeave}>
          {texts.toSignIn}
        </button>
      </>
    );
  }
  if (!invited) {
    return (
      <p role="status" className="flex items-center gap-3 text-ink-soft">
        <Spinner />
        {texts.checking}
      </p>
    );
  }
  return (
    <>
      <h1 className="type-heading wrap-anywhere">{texts.title(invited.name)}</h1>
      <ShortForm
        call={accepting}
        onSubmit={accept}
        submit={texts.accept}
        submitting={texts.accepting}
        submitStyle="min-h-12"
        className="mt-5"
      >
        {(errorOf) => (
          <>
            <p className="text-sm text-ink-soft">{texts.text}</p>
            <TextField
              id="invited-email"
              label={texts.email}
              type="email"
              autoComplete="username"
              dir="ltr"
              readOnly
              value={invited.email}
            />
            <div>
              <TextField
                id="invited-password"
                label={texts.newPassword}
                error={errorOf('password')}
                type={isShown ? 'text' : 'password'}
                autoComplete="new-password"
                dir="ltr"
                value={password}
                onChange={({ target }) => setPassword(target.value)}
              />
              <label className="mt-1 inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-sm text-ink-soft">
                <input
                  type="checkbox"
                  checked={isShown}
                  onChange={({ target }) => setShown(target.checked)}
                  className="size-4.5 accent-accent"
                />
                {general.showPassword}
              </label>
            </div>
          </>
        )}
      </ShortForm>
    </>
  );
}
