import { useState } from 'react';
import { inviteContract } from '#api/staff/people/people.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { formatMoment } from '#i18n/order-dates.ts';
import { TextField } from '#ui/text-field.tsx';
import { staffButton } from '../components/staff-button.ts';
import { StaffDialog } from '../components/staff-dialog.tsx';
import { useToasts } from '../components/toasts.tsx';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { ShortForm } from '../forms/short-form.tsx';
import { useGeneralTexts } from '../locale/general-texts.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useEmailState } from '../outbox/use-email-state.ts';
import { isolateName } from '../sales/bidi-isolate.ts';
import { usePeopleTexts } from './people-texts.ts';

export interface InvitedPerson {
  readonly name: string;
  readonly email: string;
}

type Sent = DataOf<typeof inviteContract> & Pick<InvitedPerson, 'email'> & { readonly wasAsked: boolean };

interface InviteDialogProps {
  /** Absent: closed. */
  readonly person: InvitedPerson | undefined;
  readonly onClose: () => void;
}

/** Invites a colleague, then shows the link, once. */
export function InviteDialog({ person, onClose }: InviteDialogProps) {
  const { dialog: texts } = usePeopleTexts();
  const [sent, setSent] = useState<Sent>();
  function close(): void {
    setSent(undefined);
    onClose();
  }
  return (
    <StaffDialog isOpen={person !== undefined} title={sent ? texts.sentTitle : texts.title} onClose={close}>
      {sent ? (
        <SentLink sent={sent} onDone={close} />
      ) : (
        person && <InviteForm person={person} onSent={setSent} onCancel={close} />
      )}
    </StaffDialog>
  );
}

interface InviteFormProps {
  readonly person: InvitedPerson;
  readonly onSent: (sent: Sent) => void;
  readonly onCancel: () => void;
}

function InviteForm({ person, onSent, onCancel }: InviteFormProps) {
  const { dialog: texts } = usePeopleTexts();
  const general = useGeneralTexts();
  const call = useStaffWrite(inviteContract);
  const [name, setName] = useState(person.name);
  const [email, setEmail] = useState(person.email);
  const [wantsEmail, setWantsEmail] = useState(true);
  const isOff = useEmailState()?.isDelivering === false;
  const sendEmail = wantsEmail && !isOff;
  const [language, setLanguage] = useState(useStaffLocale());

  async function invite(): Promise<void> {
    const answer = await call.send({ body: { name, email, sendEmail, locale: language } });
    if (answer) onSent({ ...answer.data, email, wasAsked: sendEmail });
  }

  return (
    <ShortForm
      call={call}
      onSubmit={invite}
      submit={texts.send}
      submitting={texts.sending}
      onCancel={onCancel}
    >
      {(errorOf) => (
        <>
          <TextField
            id="invited-name"
            label={texts.name}
            hint={texts.nameHint}
            error={errorOf('name')}
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <TextField
            id="invited-email"
            label={texts.email}
            hint={texts.emailHint}
            error={errorOf('email')}
            type="email"
            dir="ltr"
            autoComplete="off"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
          {isOff ? (
            <p className="text-sm text-ink-soft">{texts.mailIsOff}</p>
          ) : (
            <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-sm">
              <input
                type="checkbox"
                checked={sendEmail}
                onChange={({ target }) => setWantsEmail(target.checked)}
                className="size-4.5 accent-accent"
              />
              {texts.sendEmail}
            </label>
          )}
          {sendEmail && (
            <label className="grid gap-1.5 text-sm font-medium">
              {texts.language}
              <select
                value={language}
                onChange={({ target }) => setLanguage(target.value === 'ar' ? 'ar' : 'en')}
                className="h-12 w-full rounded-control border border-line-strong bg-surface px-3 text-base font-normal hover:border-ink"
              >
                <option value="en">{general.english}</option>
                <option value="ar">{general.arabic}</option>
              </select>
            </label>
          )}
        </>
      )}
    </ShortForm>
  );
}

function SentLink({ sent, onDone }: { readonly sent: Sent; readonly onDone: () => void }) {
  const { dialog: texts } = usePeopleTexts();
  const locale = useStaffLocale();
  const toasts = useToasts();
  const { link, email, isMailed, wasAsked, expiresAt } = sent;
  const byHand = wasAsked ? texts.notMailed : texts.byHand;
  return (
    <div className="grid gap-4">
      <p role="status">{isMailed ? texts.mailed(isolateName(email)) : byHand}</p>
      <TextField
        id="invitation-link"
        label={texts.link}
        hint={texts.once(formatMoment(locale, new Date(expiresAt)))}
        readOnly
        dir="ltr"
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <div className="mt-2 flex flex-wrap justify-end gap-2">
        <button
          type="button"
          className={staffButton('secondary')}
          onClick={async () => {
            await navigator.clipboard.writeText(link);
            toasts.show({ text: texts.copied });
          }}
        >
          {texts.copy}
        </button>
        <button type="button" className={staffButton('primary')} onClick={onDone}>
          {texts.done}
        </button>
      </div>
    </div>
  );
}
