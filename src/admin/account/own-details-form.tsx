import { useState } from 'react';
import {
  changeOwnAccountContract,
  type ownAccountContract,
} from '#api/staff/account/own-account.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { TextField } from '#ui/text-field.tsx';
import { useToasts } from '../components/toasts.tsx';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { ShortForm } from '../forms/short-form.tsx';
import { useSignInTexts } from '../session/sign-in-texts.ts';

export type OwnAccount = DataOf<typeof ownAccountContract>;

/** The person's own name and email. */
export function OwnDetailsForm({ account }: { readonly account: OwnAccount }) {
  const { account: texts } = useSignInTexts();
  const toasts = useToasts();
  const call = useStaffWrite(changeOwnAccountContract);
  const [name, setName] = useState(account.name);
  const [email, setEmail] = useState(account.email);

  async function save(): Promise<void> {
    const answer = await call.send({ body: { name, email, version: account.version } });
    if (answer) toasts.show({ text: texts.saved });
  }

  return (
    <ShortForm call={call} onSubmit={save} submit={texts.save} submitting={texts.saving}>
      {(errorOf) => (
        <>
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
        </>
      )}
    </ShortForm>
  );
}
