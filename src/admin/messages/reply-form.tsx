import { type FormEvent, type MouseEvent, useState } from 'react';
import { messagesIdContract, messagesIdRepliesContract } from '#api/staff/messages/messages.contract.ts';
import { ApiCallError } from '#api-client/api-call-error.ts';
import { whatsappLink } from '#domain/shop-profile/contact-links.ts';
import type { ReplyChannel } from '#primitives/message-status.ts';
import { ChatIcon, MailIcon } from '#ui/icons.tsx';
import { TextArea } from '#ui/text-field.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useToasts } from '../components/toasts.tsx';
import { useShopName } from '../data/shop-name.tsx';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useUpdateCache } from '../data/use-update-cache.ts';
import { useDraftText } from '../forms/use-draft-text.ts';
import { EmailNotice } from '../outbox/email-notice.tsx';
import { customerTexts, useSalesTexts } from '../sales/sales-texts.ts';
import type { StaffMessage } from './staff-message.ts';

/** Reply by email, or by a chat with prefilled text. The draft is stored until it is sent. */
export function ReplyForm({
  message,
  onStale,
}: {
  readonly message: StaffMessage;
  readonly onStale: () => void;
}) {
  const sales = useSalesTexts();
  const texts = sales.messages;
  const toasts = useToasts();
  const shopName = useShopName(message.locale);
  const [text, setText, clearText] = useDraftText(`message-reply/${message.id}`);
  const [wanted, setWanted] = useState<ReplyChannel>('email');
  const [isMissing, setMissing] = useState(false);
  const { send, isSending, error, errorText } = useStaffWrite(messagesIdRepliesContract);
  const showNewest = useUpdateCache(messagesIdContract);
  const channels = (['email', 'whatsapp'] as const).filter((channel) =>
    channel === 'email' ? message.email : message.phone,
  );
  const channel = channels.includes(wanted) ? wanted : channels[0];
  if (!channel) return null;
  const isOvertaken = error instanceof ApiCallError && error.code === 'stale_version';
  const language = sales.languages[message.locale];

  async function reply(): Promise<void> {
    if (!channel) return;
    const { id, version } = message;
    const answer = await send({ params: { id }, body: { version, channel, text } });
    if (!answer) return onStale();
    showNewest({ params: { id } }, answer);
    clearText();
    toasts.show({ text: channel === 'email' ? texts.sentToast : texts.keptToast });
  }

  /** Shows an error and returns true if the text is empty. */
  function lacksText(event: FormEvent | MouseEvent): boolean {
    const isEmpty = text.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) event.preventDefault();
    return isEmpty;
  }

  return (
    <form
      noValidate
      className="mt-6 grid gap-3 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!lacksText(event)) void reply();
      }}
    >
      {channels.length > 1 ? (
        <ChannelChoice channel={channel} onChange={setWanted} />
      ) : (
        channel === 'whatsapp' && <p className="text-sm text-ink-soft">{texts.noEmail}</p>
      )}
      <TextArea
        id="message-reply"
        label={texts.reply}
        hint={channel === 'email' ? texts.hintEmail(language) : texts.hintWhatsapp(language)}
        error={isMissing ? texts.missing : isOvertaken ? texts.changedMeanwhile : errorText}
        rows={5}
        maxLength={5000}
        dir="auto"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setMissing(false);
        }}
      />
      {channel === 'email' && <EmailNotice />}
      {channel === 'email' ? (
        <button
          type="submit"
          aria-disabled={isSending}
          className={staffButton('primary', 'justify-self-start')}
        >
          <MailIcon />
          {texts.sendEmail}
        </button>
      ) : (
        <a
          href={whatsappLink(message.phone, chatText(shopName, message, text))}
          target="_blank"
          rel="noreferrer"
          className={staffButton('primary', 'justify-self-start')}
          onClick={(event) => {
            if (!lacksText(event)) void reply();
          }}
        >
          <ChatIcon />
          {texts.openWhatsapp}
        </a>
      )}
    </form>
  );
}

function chatText(
  shopName: string,
  { locale, name, reference, subject }: StaffMessage,
  text: string,
): string {
  return `${customerTexts(locale).aboutMessage(shopName, name, reference, subject)}\n\n${text.trim()}`;
}

function ChannelChoice({
  channel,
  onChange,
}: {
  readonly channel: ReplyChannel;
  readonly onChange: (channel: ReplyChannel) => void;
}) {
  const { messages: texts } = useSalesTexts();
  const choices = [
    { value: 'email', name: texts.byEmail },
    { value: 'whatsapp', name: texts.byWhatsapp },
  ] as const;
  return (
    <fieldset className="flex flex-wrap items-center gap-x-5">
      <legend className="sr-only">{texts.by}</legend>
      {choices.map(({ value, name }) => (
        <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
          <input
            type="radio"
            name="reply-channel"
            checked={channel === value}
            onChange={() => onChange(value)}
            className="size-4.5 accent-accent"
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
