import { type FormEvent, useState } from 'react';
import { checkOtpContract } from '#api/public/sign-in/check-otp.contract.ts';
import { codeMessages, sendOtpContract } from '#api/public/sign-in/send-otp.contract.ts';
import { codeDigits } from '#domain/admin-identity/sign-in-constants.ts';
import { TextField } from '#ui/text-field.tsx';
import { staffButton } from '../components/staff-button.ts';
import { type Challenge, clearChallenge, findChallenge, saveChallenge } from './browser-session.ts';
import { useSignInTexts } from './sign-in-texts.ts';
import { useSignInCall } from './use-sign-in.ts';

interface EmergencyCodeProps {
  readonly onSignedIn: (session: { readonly signedInAt: string }) => void;
}

/** Sign-in with an emergency code, emailed to the shop's mailbox, for staff who forgot the password. */
export function EmergencyCode({ onSignedIn }: EmergencyCodeProps) {
  const { emergency: texts } = useSignInTexts();
  const sending = useSignInCall(sendOtpContract);
  const [challenge, setChallenge] = useState(() => findChallenge(new Date()));
  // After a reload the field for an emailed code is there, without the text that it was sent just now.
  const [isSentNow, setSentNow] = useState(false);

  async function ask(): Promise<void> {
    const answer = await sending.send({ body: { timestamp: new Date().toISOString() } });
    if (!answer) return;
    const isMailed = answer.data.message === codeMessages.sent;
    const asked: Challenge = { id: answer.data.challenge, isMailed };
    saveChallenge(asked, new Date());
    setChallenge(asked);
    setSentNow(isMailed);
  }

  return (
    <section className="mt-6 border-t border-line pt-5">
      <h2 className="font-medium">{texts.title}</h2>
      <p className="mt-1 text-sm text-ink-soft">{texts.text}</p>
      <div role="status" className="mt-3 text-sm">
        {challenge?.isMailed && isSentNow && <p className="font-medium">{texts.sent}</p>}
        {challenge && !challenge.isMailed && (
          <>
            <p className="font-medium">{texts.notMailed}</p>
            <p className="mt-1 text-ink-soft">{texts.notMailedHelp}</p>
          </>
        )}
      </div>
      {sending.errorText && (
        <p role="alert" className="mt-3 text-sm text-negative">
          {sending.error ? sending.errorText : texts.failed}
        </p>
      )}
      {challenge?.isMailed && (
        <CodeForm
          challenge={challenge.id}
          onSignedIn={onSignedIn}
          onOver={() => {
            clearChallenge();
            setChallenge(undefined);
          }}
        />
      )}
      <button
        type="button"
        aria-disabled={sending.isSending}
        className={staffButton('secondary', 'mt-4')}
        onClick={() => void ask()}
      >
        {sending.isSending ? texts.sending : challenge ? texts.again : texts.send}
      </button>
    </section>
  );
}

interface CodeFormProps extends EmergencyCodeProps {
  readonly challenge: string;
  readonly onOver: () => void;
}

function CodeForm({ challenge, onSignedIn, onOver }: CodeFormProps) {
  const { emergency: texts } = useSignInTexts();
  const checking = useSignInCall(checkOtpContract);
  const [code, setCode] = useState('');

  async function check(event: FormEvent): Promise<void> {
    event.preventDefault();
    const answer = await checking.send({ body: { challenge, code } });
    if (answer) {
      clearChallenge();
      onSignedIn(answer.data);
    }
  }

  const isOver = checking.error?.code === 'code_over';
  return (
    <form noValidate onSubmit={(event) => void check(event)} className="mt-3 grid gap-3">
      <TextField
        id="sign-in-code"
        label={texts.code}
        hint={texts.codeHint}
        error={checking.error?.fields[0]?.message ?? checking.errorText}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={codeDigits + 2}
        dir="ltr"
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      {isOver ? (
        <button type="button" className={staffButton('quiet')} onClick={onOver}>
          {texts.again}
        </button>
      ) : (
        <button type="submit" aria-disabled={checking.isSending} className={staffButton('primary')}>
          {texts.check}
        </button>
      )}
    </form>
  );
}
