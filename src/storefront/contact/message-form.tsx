import { useEffect, useRef, useState } from 'react';
import { useContactMessages } from '#i18n/messages/storefront/contact-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { EmailField } from '../forms/email-field.tsx';
import { FormArea, FormField } from '../forms/form-field.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { FormSection } from '../forms/form-section.tsx';
import { PhoneField } from '../forms/phone-field.tsx';
import { useDraftForm } from '../forms/use-draft-form.ts';
import { useShop } from '../hooks/use-shop.ts';
import { type MessageDraft, messageDraftFrom, messageFields } from './message-draft.ts';

/** Form for a message to the shop; after sending it shows the reference. */
export function MessageForm() {
  const [reference, setReference] = useState<string | null>(null);
  return reference === null ? (
    <WriteMessage onSent={setReference} />
  ) : (
    <MessageSent reference={reference} onAgain={() => setReference(null)} />
  );
}

function WriteMessage({ onSent }: { readonly onSent: (reference: string) => void }) {
  const { message: texts, optional } = useContactMessages();
  const locale = useLocale();
  const form = useDraftForm({
    storageKey: 'messageDraft',
    draftFrom: messageDraftFrom,
    bodyFrom: ({ phone, email, ...draft }: MessageDraft, key) => ({
      ...draft,
      key,
      locale,
      phone: phone.trim(),
      email: email.trim(),
    }),
    loadValidator: () => import('./check-message.ts'),
    loadSend: () => import('./send-message.ts'),
    onSent: (answer: { readonly reference: string }) => onSent(answer.reference),
  });
  return (
    <FormFrame prefix="message" fields={messageFields} form={form} optional={optional} {...texts}>
      <FormSection id="message-title" title={texts.title} lead={texts.lead(useReplyDays())}>
        <div className="grid gap-5 sm:grid-cols-2">
          <FormField
            field="name"
            label={texts.name}
            autoComplete="name"
            autoCapitalize="words"
            dir="auto"
            className="sm:col-span-2"
          />
          <PhoneField label={texts.phone} hint={texts.phoneHint} isOptional />
          <EmailField label={texts.email} isOptional />
          <FormField
            field="subject"
            label={texts.subject}
            autoComplete="off"
            dir="auto"
            className="sm:col-span-2"
          />
          <div className="sm:col-span-2">
            <FormArea field="text" label={texts.text} rows={6} />
          </div>
        </div>
      </FormSection>
    </FormFrame>
  );
}

/** Within how many working days the shop promises to answer. */
function useReplyDays(): number {
  return useShop()?.profile.replyDays ?? 1;
}

interface MessageSentProps {
  readonly reference: string;
  readonly onAgain: () => void;
}

function MessageSent({ reference, onAgain }: MessageSentProps) {
  const { sent } = useContactMessages();
  const title = useRef<HTMLHeadingElement>(null);
  // The form is removed, so the confirmation gets the focus.
  useEffect(() => title.current?.focus(), []);
  return (
    <section data-sent className="rounded-panel bg-surface px-6 py-12 shadow-raised sm:px-10">
      <p className="mb-4 flex size-12 items-center justify-center rounded-pill bg-positive text-white">
        <CheckIcon />
      </p>
      <h2 ref={title} tabIndex={-1} className="type-heading outline-none">
        {sent.title}
      </h2>
      <p className="mt-3 text-lg">
        {sent.reference}{' '}
        <bdi dir="ltr" className="font-medium">
          {reference}
        </bdi>
      </p>
      <p className="mt-2 max-w-prose text-ink-soft">{sent.next(useReplyDays())}</p>
      <button type="button" onClick={onAgain} className={buttonStyle('secondary', 'mt-6')}>
        {sent.again}
      </button>
    </section>
  );
}
