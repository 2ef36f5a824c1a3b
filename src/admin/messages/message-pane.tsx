import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { messagesIdContract, messagesIdStatusContract } from '#api/staff/messages/messages.contract.ts';
import { isolateTyped } from '#i18n/isolate-latin.ts';
import { formatMoment } from '#i18n/order-dates.ts';
import { ArrowBackIcon } from '#ui/icons.tsx';
import { Badge } from '../components/badge.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Panel } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useToasts } from '../components/toasts.tsx';
import { useShopName } from '../data/shop-name.tsx';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useUpdateCache } from '../data/use-update-cache.ts';
import { useGeneralTexts } from '../locale/general-texts.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { isolateName } from '../sales/bidi-isolate.ts';
import { ContactPanel } from '../sales/contact-panel.tsx';
import { refreshEveryMs } from '../sales/refreshed-at.tsx';
import { customerTexts, useSalesTexts } from '../sales/sales-texts.ts';
import { MessageBadge } from '../sales/status-badges.tsx';
import { ReplyForm } from './reply-form.tsx';
import type { StaffMessage } from './staff-message.ts';

interface MessagePaneProps {
  readonly id: string;
  /** Search parameters of the list that it was opened from. */
  readonly listAddress: string;
}

export function MessagePane({ id, listAddress }: MessagePaneProps) {
  const { messages: texts } = useSalesTexts();
  const general = useGeneralTexts();
  const query = useStaffQuery(messagesIdContract, { params: { id } }, { pollMs: refreshEveryMs });
  const list = `/admin/messages${listAddress}`;
  useMarkedAsRead(query.data?.data);
  return (
    <div className="grid min-w-0 gap-4">
      <Link
        to={list}
        className="inline-flex min-h-11 items-center gap-1.5 justify-self-start text-sm text-ink-soft hover:text-accent lg:hidden"
      >
        <ArrowBackIcon />
        {general.back(texts.title)}
      </Link>
      <Loaded query={query}>
        {({ data }) => (
          <>
            <Conversation message={data} list={list} onStale={() => void query.refetch()} />
            <MessageContact message={data} />
          </>
        )}
      </Loaded>
    </div>
  );
}

/** Marks a message as read when it is opened; once, so that 'mark as unread' persists. */
function useMarkedAsRead(message: StaffMessage | undefined): void {
  const { send } = useStaffWrite(messagesIdStatusContract);
  const showNewest = useUpdateCache(messagesIdContract);
  const isMarked = useRef(false);
  useEffect(() => {
    if (!message || isMarked.current) return;
    isMarked.current = true;
    // Fails when another member of staff has just read it, which has the same result.
    if (message.status !== 'new') return;
    const params = { id: message.id };
    void send({ params, body: { version: message.version, step: 'read' } }).then(
      (answer) => answer && showNewest({ params }, answer),
    );
  }, [message, send, showNewest]);
}

function Conversation({
  message,
  list,
  onStale,
}: {
  readonly message: StaffMessage;
  readonly list: string;
  readonly onStale: () => void;
}) {
  const { messages: texts } = useSalesTexts();
  const locale = useStaffLocale();
  const { name, subject, text, sentAt, replies, reference, status } = message;
  return (
    <Panel>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0 grow">
          <h2 className="text-lg font-medium break-words">
            <bdi>{isolateTyped(subject)}</bdi>
          </h2>
          <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
            <bdi>{reference}</bdi>
            <MessageBadge status={status} />
          </p>
        </div>
        <Steps message={message} list={list} onStale={onStale} />
      </div>
      <ol className="mt-5 grid gap-4">
        <li>
          <p className="text-sm text-ink-soft">
            <span className="font-medium text-ink">{texts.wrote(isolateName(name))}</span> ·{' '}
            <bdi>{formatMoment(locale, new Date(sentAt))}</bdi>
          </p>
          <p
            dir="auto"
            className="mt-1.5 max-w-prose rounded-card rounded-ss-none bg-sunken px-4 py-3 break-words whitespace-pre-line [unicode-bidi:plaintext]"
          >
            {isolateTyped(text)}
          </p>
        </li>
        {replies.map((reply) => (
          <Reply key={reply.at} reply={reply} />
        ))}
      </ol>
      <ReplyForm message={message} onStale={onStale} />
    </Panel>
  );
}

function Reply({ reply }: { readonly reply: StaffMessage['replies'][number] }) {
  const { messages: texts } = useSalesTexts();
  const locale = useStaffLocale();
  const { actor, channel, at, text, emailStatus } = reply;
  return (
    <li className="justify-self-end">
      <p className="text-sm text-ink-soft">
        <span className="font-medium text-ink">{texts.answeredBy(isolateName(actor))}</span>{' '}
        {texts.channels[channel]} · <bdi>{formatMoment(locale, new Date(at))}</bdi>
      </p>
      <p
        dir="auto"
        className="mt-1.5 max-w-prose rounded-card rounded-se-none bg-accent-soft px-4 py-3 break-words whitespace-pre-line [unicode-bidi:plaintext]"
      >
        {isolateTyped(text)}
      </p>
      {emailStatus && (
        <p className="mt-1.5 flex flex-wrap items-center justify-end gap-2 text-sm">
          <Badge
            tone={emailStatus === 'failed' ? 'negative' : emailStatus === 'sent' ? 'positive' : 'neutral'}
          >
            {texts.mailStates[emailStatus]}
          </Badge>
          {emailStatus === 'failed' && (
            <Link to="/admin/outbox?status=failed" className="text-accent underline underline-offset-4">
              {texts.toOutbox}
            </Link>
          )}
        </p>
      )}
    </li>
  );
}

function Steps({
  message,
  list,
  onStale,
}: {
  readonly message: StaffMessage;
  readonly list: string;
  readonly onStale: () => void;
}) {
  const { messages: texts } = useSalesTexts();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { send, errorText } = useStaffWrite(messagesIdStatusContract);
  const showNewest = useUpdateCache(messagesIdContract);

  async function take(step: 'unread' | 'close' | 'reopen', done: string): Promise<void> {
    const params = { id: message.id };
    const answer = await send({ params, body: { version: message.version, step } });
    if (!answer) return onStale();
    showNewest({ params }, answer);
    toasts.show({ text: done });
    if (step !== 'reopen') await navigate(list, { preventScrollReset: true });
  }

  const steps = [
    { step: 'unread', name: texts.markUnread, done: texts.markedUnread },
    { step: 'close', name: texts.close, done: texts.closed },
    { step: 'reopen', name: texts.reopen, done: texts.reopened },
  ] as const;
  return (
    <div className="flex flex-wrap gap-2">
      {steps
        .filter(({ step }) => message.possibleSteps.includes(step))
        .map(({ step, name, done }) => (
          <button
            key={step}
            type="button"
            className={staffButton('secondary')}
            onClick={() => void take(step, done)}
          >
            {name}
          </button>
        ))}
      {errorText && (
        <p role="alert" className="w-full text-sm text-negative">
          {errorText}
        </p>
      )}
    </div>
  );
}

function MessageContact({ message }: { readonly message: StaffMessage }) {
  const { orders } = useSalesTexts();
  const { locale, name, reference, subject, phone, email } = message;
  const shopName = useShopName(locale);
  return (
    <ContactPanel
      title={orders.contact}
      locale={locale}
      name={name}
      phone={phone}
      email={email}
      chatText={customerTexts(locale).aboutMessage(shopName, name, reference, subject)}
      mailSubject={`${subject} [${reference}]`}
    />
  );
}
