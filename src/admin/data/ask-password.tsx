import { createContext, type FormEvent, type ReactNode, use, useCallback, useRef, useState } from 'react';
import { confirmPasswordContract } from '#api/staff/account/own-account.contract.ts';
import { ApiCallError } from '#api-client/api-call-error.ts';
import { callApi } from '#api-client/call-api.ts';
import { TextField } from '#ui/text-field.tsx';
import { staffButton } from '../components/staff-button.ts';
import { StaffDialog } from '../components/staff-dialog.tsx';
import { useGeneralTexts } from '../locale/general-texts.ts';
import { useSignInTexts } from '../session/sign-in-texts.ts';

/** Asks for the password and resolves to whether it was typed rightly. */
type AskPassword = () => Promise<boolean>;

const AskPasswordContext = createContext<AskPassword>(() => Promise.resolve(false));

export function useAskPassword(): AskPassword {
  return use(AskPasswordContext);
}

/** One dialog for all screens: what needs the password again waits for it and goes on. */
export function AskPasswordProvider({ children }: { readonly children: ReactNode }) {
  const texts = useSignInTexts();
  const [isAsking, setAsking] = useState(false);
  const settle = useRef<(isConfirmed: boolean) => void>(() => {});

  const ask = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        settle.current = resolve;
        setAsking(true);
      }),
    [],
  );
  function end(isConfirmed: boolean): void {
    settle.current(isConfirmed);
    setAsking(false);
  }

  return (
    <AskPasswordContext value={ask}>
      {children}
      <StaffDialog isOpen={isAsking} title={texts.again.title} onClose={() => end(false)}>
        <PasswordForm onConfirmed={() => end(true)} onCancel={() => end(false)} />
      </StaffDialog>
    </AskPasswordContext>
  );
}

interface PasswordFormProps {
  readonly onConfirmed: () => void;
  readonly onCancel: () => void;
}

function PasswordForm({ onConfirmed, onCancel }: PasswordFormProps) {
  const texts = useSignInTexts();
  const general = useGeneralTexts();
  const [password, setPassword] = useState('');
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    if (!password) return setError(texts.required);
    setSending(true);
    try {
      await callApi(confirmPasswordContract, { body: { password } });
      onConfirmed();
    } catch (thrown) {
      const refusal = thrown instanceof ApiCallError ? thrown : undefined;
      setError(
        refusal?.code === 'invalid_input' ? texts.again.wrong : (refusal?.explanation ?? general.offline),
      );
    } finally {
      setSending(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p className="text-sm text-ink-soft">{texts.again.text}</p>
      <TextField
        id="password-again"
        label={texts.password}
        error={error}
        type="password"
        autoComplete="current-password"
        dir="ltr"
        value={password}
        onChange={({ target }) => {
          setPassword(target.value);
          setError(undefined);
        }}
      />
      <div className="mt-2 flex flex-wrap justify-end gap-2">
        <button type="button" className={staffButton('secondary')} onClick={onCancel}>
          {general.cancel}
        </button>
        <button type="submit" aria-disabled={isSending} className={staffButton('primary')}>
          {texts.again.go}
        </button>
      </div>
    </form>
  );
}
