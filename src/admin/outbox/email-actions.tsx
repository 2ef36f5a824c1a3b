import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  dropEmailsContract,
  type outboxIdContract,
  resendEmailContract,
} from '#api/staff/outbox/outbox.contract.ts';
import { ApiCallError } from '#api-client/api-call-error.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { canDrop, canResend } from '#domain/outbox/email-list.ts';
import { TextField } from '#ui/text-field.tsx';
import { staffButton } from '../components/staff-button.ts';
import { ConfirmDialog } from '../components/staff-dialog.tsx';
import { useToasts } from '../components/toasts.tsx';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useOutboxTexts } from './outbox-texts.ts';

type Email = DataOf<typeof outboxIdContract>;

/** What staff can do with an email: send it again, also to a corrected address, or drop it. */
export function EmailActions({ email }: { readonly email: Email }) {
  return (
    <>
      {canDrop(email) && <DropEmails ids={[email.id]} />}
      {canResend(email) && <Resend key={email.id} email={email} />}
    </>
  );
}

function Resend({ email }: { readonly email: Email }) {
  const texts = useOutboxTexts();
  const toasts = useToasts();
  const navigate = useNavigate();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [recipient, setRecipient] = useState(email.recipient);
  // One for each opening of the dialog: a second click, or a retry after a lost answer, sends no other copy.
  const [key, setKey] = useState('');
  const { send, isSending, error, errorText, clearError } = useStaffWrite(resendEmailContract);
  const fieldError = error instanceof ApiCallError && error.fields[0]?.message;
  const waits = email.status === 'pending';
  const name = waits ? (email.isDelivering ? texts.sendNow : texts.correct) : texts.resend;

  async function resend(): Promise<void> {
    const answer = await send({ params: { id: email.id }, body: { key, recipient } });
    if (!answer) return;
    setOpen(false);
    toasts.show({ text: answer.data.isDelivering ? texts.resent : texts.resentKept });
    if (answer.data.id !== email.id) await navigate(`/admin/outbox/${answer.data.id}`);
  }

  return (
    <>
      <button
        type="button"
        className={staffButton('primary')}
        onClick={() => {
          setKey(crypto.randomUUID());
          setRecipient(email.recipient);
          setOpen(true);
        }}
      >
        {name}
      </button>
      <ConfirmDialog
        isOpen={isOpen}
        title={waits ? texts.correctTitle : texts.resendTitle}
        confirm={name}
        isBusy={isSending}
        errorText={fieldError ? undefined : errorText}
        onConfirm={() => void resend()}
        onClose={() => {
          clearError();
          setOpen(false);
        }}
      >
        <TextField
          id={id}
          label={texts.resendTo}
          hint={texts.resendHint}
          error={fieldError || undefined}
          type="email"
          dir="ltr"
          autoComplete="off"
          value={recipient}
          onChange={(event) => setRecipient(event.target.value)}
          ref={(input) => {
            // A dialog focuses the element with this attribute when it opens; React does not set it.
            input?.setAttribute('autofocus', '');
          }}
        />
      </ConfirmDialog>
    </>
  );
}

/** Button and dialog to drop emails. */
export function DropEmails({
  ids,
  onDropped,
}: {
  readonly ids: readonly string[];
  readonly onDropped?: () => void;
}) {
  const texts = useOutboxTexts();
  const toasts = useToasts();
  const [isOpen, setOpen] = useState(false);
  const { send, isSending, errorText, clearError } = useStaffWrite(dropEmailsContract);
  return (
    <>
      <button type="button" className={staffButton('secondary')} onClick={() => setOpen(true)}>
        {texts.drop}
      </button>
      <ConfirmDialog
        isOpen={isOpen}
        title={texts.dropTitle(ids.length)}
        confirm={texts.drop}
        cancel={texts.dropKeep}
        tone="danger"
        isBusy={isSending}
        errorText={errorText}
        onConfirm={async () => {
          const answer = await send({ body: { ids } });
          if (!answer) return;
          setOpen(false);
          onDropped?.();
          toasts.show({ text: texts.dropped(answer.data.dropped) });
        }}
        onClose={() => {
          clearError();
          setOpen(false);
        }}
      >
        <p>{texts.dropText}</p>
      </ConfirmDialog>
    </>
  );
}
