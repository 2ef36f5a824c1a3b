import { type FormEvent, useState } from 'react';
import { checkOtpContract } from '#api/public/sign-in/check-otp.contract.ts';
import { codeMessages, sendOtpContract } from '#api/public/sign-in/send-otp.contract.ts';
import { codeDigits } from '#domain/admin-identity/sign-in-constants.ts';
import { TextField } from '#ui/text-field.tsx';
import { staffButton } from '../components/staff-button.ts';
import { type Challenge, clearChallenge, findChallenge, saveChallenge } from './browser-session.ts';
import { SecondFactorField, secondFactorErrors } from './second-factor-field.tsx';
import { useSignInTexts } from './sign-in-texts.ts';
import { useSignInCall } from './use-sign-in.ts';

interface EmergencyCodeProps {
  /** What the person has typed as their name. */
  readonly username: string;
  /** Before the failures after which the first account gets a code: a colleague's name is needed. */
  readonly isNameNeeded: boolean;
  readonly onSignedIn: (session: { readonly signedInAt: string }) => void;
}

/** Sign-in with an emergency code by email, for a person who forgot the password. */
export function EmergencyCode({ username, isNameNeeded, onSignedIn }: EmergencyCodeProps) {
  const { emergency: texts } = useSignInTexts();
  const sending = useSignInCall(sendOtpContract);
  const [challenge, setChallenge] = useState(() => findChallenge(new Date()));
  // After a reload the field for an emailed code is there, without the text that it was sent just now.
  const [isSentNow, setSentNow] = useState(false);
  const [isNameMissing, setNameMissing] = useState(false);

  async function ask(): Promise<void> {
    const name = username.trim();
    setNameMissing(isNameNeeded && !name);
    if (isNameNeeded && !name) return;
    const answer = await sending.send({
      body: { timestamp: new Date().toISOString(), ...(name && { username: name }) },
    });
    if (!answer) return;
    const isMailed = answer.data.message === codeMessages.sent;
    const asked: Challenge = { id: answer.data.challenge, isMailed };
    saveChallenge(asked, new Date());
    setChallenge(asked);
    setSentNow(isMailed);
  }

  return (
    <>
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
      {isNameMissing && (
        <p role="alert" className="mt-3 text-sm text-negative">
          {texts.nameFirst}
        </p>
      )}
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
    </>
  );
}

interface CodeFormProps extends Pick<EmergencyCodeProps, 'onSignedIn'> {
  readonly challenge: string;
  readonly onOver: () => void;
}

function CodeForm({ challenge, onSignedIn, onOver }: CodeFormProps) {
  const { emergency: texts } = useSignInTexts();
  const checking = useSignInCall(checkOtpContract);
  const [code, setCode] = useState('');
  const [secondFactor, setSecondFactor] = useState('');
  const [isSecondAsked, setSecondAsked] = useState(false);
  const refusal = checking.error?.code ?? '';
  const isSecondRefused = secondFactorErrors.has(refusal);

  async function check(event: FormEvent): Promise<void> {
    event.preventDefault();
    const answer = await checking.send(
      { body: { challenge, code, secondFactor } },
      { onRefused: (refusal) => secondFactorErrors.has(refusal.code) && setSecondAsked(true) },
    );
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
        error={isSecondRefused ? undefined : (checking.error?.fields[0]?.message ?? checking.errorText)}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={codeDigits + 2}
        dir="ltr"
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      {isSecondAsked && (
        <SecondFactorField
          id="code-second-factor"
          error={isSecondRefused && refusal !== 'second_factor_needed' ? checking.errorText : undefined}
          value={secondFactor}
          onChange={setSecondFactor}
        />
      )}
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
