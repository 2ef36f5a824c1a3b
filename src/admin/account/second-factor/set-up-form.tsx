import { type FormEvent, useState } from 'react';
import {
  type beginSecondFactorContract,
  confirmSecondFactorContract,
} from '#api/staff/account/own-account.contract.ts';
import { ApiCallError } from '#api-client/api-call-error.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { codeDigits } from '#domain/admin-identity/sign-in-constants.ts';
import { TextField } from '#ui/text-field.tsx';
import { staffButton } from '../../components/staff-button.ts';
import { useStaffWrite } from '../../data/use-staff-write.ts';
import { useSignInTexts } from '../../session/sign-in-texts.ts';
import { QrCode } from './qr-code-picture.tsx';

interface SetUpFormProps {
  readonly newKey: DataOf<typeof beginSecondFactorContract>;
  readonly onTurnedOn: (recoveryCodes: readonly string[]) => void;
}

/** Gives the key to an authenticator app and asks for a first code of it. */
export function SetUpForm({ newKey, onTurnedOn }: SetUpFormProps) {
  const { account } = useSignInTexts();
  const { second: texts } = account;
  const { send, isSending, error, errorText } = useStaffWrite(confirmSecondFactorContract);
  const [code, setCode] = useState('');
  const refused = error instanceof ApiCallError ? error.fields[0]?.message : undefined;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const answer = await send({ body: { code } });
    if (answer) onTurnedOn(answer.data.recoveryCodes);
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p className="text-sm text-ink-soft">{texts.scan}</p>
      <QrCode text={newKey.uri} label={texts.qrLabel} />
      <p className="text-sm text-ink-soft">
        {texts.byHand}
        <code dir="ltr" className="mt-1 block text-start text-base text-ink wrap-anywhere select-all">
          {newKey.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </p>
      <TextField
        id="first-code"
        label={texts.code}
        error={refused ?? errorText}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={codeDigits + 2}
        dir="ltr"
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <button type="submit" aria-disabled={isSending} className={staffButton('primary', 'justify-self-end')}>
        {texts.turnOn}
      </button>
    </form>
  );
}
