import { type FormEvent, useState } from 'react';
import {
  changeOwnAccountContract,
  type ownAccountContract,
} from '#api/staff/account/own-account.contract.ts';
import { ApiCallError } from '#api-client/api-call-error.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { TextField } from '#ui/text-field.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useToasts } from '../components/toasts.tsx';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useSignInTexts } from '../session/sign-in-texts.ts';

export type OwnAccount = DataOf<typeof ownAccountContract>;

/** The person's own name and email. */
export function OwnDetailsForm({ account }: { readonly account: OwnAccount }) {
  const { account: texts } = useSignInTexts();
  const toasts = useToasts();
  const { send, isSending, error, errorText } = useStaffWrite(changeOwnAccountContract);
  const [name, setName] = useState(account.name);
  const [email, setEmail] = useState(account.email);
  const refused = error instanceof ApiCallError ? error.fields : [];
  const errorOf = (field: string) => refused.find(({ path }) => path === field)?.message;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const answer = await send({ body: { name, email, version: account.version } });
    if (answer) toasts.show({ text: texts.saved });
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <TextField
        id="own-name"
        label={texts.ownName}
        hint={texts.ownNameHint}
        error={errorOf('name')}
        autoComplete="name"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        id="own-email"
        label={texts.ownEmail}
        hint={account.username ? texts.adminEmailHint : texts.ownEmailHint}
        error={errorOf('email')}
        type="email"
        dir="ltr"
        autoComplete="email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      {errorText && refused.length === 0 && (
        <p role="alert" className="text-sm text-negative">
          {errorText}
        </p>
      )}
      <button
        type="submit"
        aria-disabled={isSending}
        className={staffButton('primary', 'justify-self-start')}
      >
        {isSending ? texts.saving : texts.save}
      </button>
    </form>
  );
}
