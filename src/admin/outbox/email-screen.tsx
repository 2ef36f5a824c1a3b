import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { outboxIdContract, resendEmailContract } from '#api/staff/outbox/outbox.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { canResend } from '#domain/outbox/email-list.ts';
import { formatMoment } from '#i18n/order-dates.ts';
import type { EmailSubjectKind } from '#primitives/email-status.ts';
import { directionOf } from '#primitives/locale.ts';
import { Loaded } from '../components/loaded.tsx';
import { Panel, Screen } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useToasts } from '../components/toasts.tsx';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { DeliveryOffNotice } from './delivery-off-notice.tsx';
import { EmailBadge } from './email-badge.tsx';
import { useOutboxTexts } from './outbox-texts.ts';

type Mail = DataOf<typeof outboxIdContract>;

const areas: Partial<Record<EmailSubjectKind, string>> = {
  order: '/admin/orders',
  quote: '/admin/quotations',
  message: '/admin/messages',
  product: '/admin/products',
};

export function EmailScreen() {
  const texts = useOutboxTexts();
  const { id = '' } = useParams();
  const query = useStaffQuery(outboxIdContract, { params: { id } }, { pollMs: 10_000 });
  const mail = query.data?.data;
  return (
    <Screen
      title={mail?.subject ?? texts.title}
      mark={mail && <EmailBadge status={mail.status} isDelivering={mail.isDelivering} />}
      back={{ to: '/admin/outbox', name: texts.title }}
      actions={mail && canResend(mail) && <Resend mail={mail} />}
    >
      <Loaded query={query}>
        {({ data }) => (
          <>
            {!data.isDelivering && <DeliveryOffNotice />}
            <DefinitionList mail={data} />
            <Contents mail={data} />
          </>
        )}
      </Loaded>
    </Screen>
  );
}

function Resend({ mail }: { readonly mail: Mail }) {
  const texts = useOutboxTexts();
  const toasts = useToasts();
  const { send, isSending, errorText } = useStaffWrite(resendEmailContract);
  return (
    <>
      {errorText && (
        <p role="alert" className="text-sm text-negative">
          {errorText}
        </p>
      )}
      <button
        type="button"
        aria-disabled={isSending}
        className={staffButton('primary')}
        onClick={async () => {
          const answer = await send({ params: { id: mail.id } });
          if (answer) toasts.show({ text: answer.data.isDelivering ? texts.resent : texts.resentKept });
        }}
      >
        {mail.status === 'failed' ? texts.resend : texts.sendNow}
      </button>
    </>
  );
}

function DefinitionList({ mail }: { readonly mail: Mail }) {
  const texts = useOutboxTexts();
  const locale = useStaffLocale();
  const at = (moment: string | null) => moment && <bdi>{formatMoment(locale, new Date(moment))}</bdi>;
  const area = areas[mail.aboutKind];
  const facts: readonly (readonly [string, ReactNode])[] = [
    [texts.recipient, <bdi key="to">{mail.recipient}</bdi>],
    [texts.replyTo, mail.replyTo && <bdi>{mail.replyTo}</bdi>],
    [texts.language, texts.languages[mail.locale]],
    [
      texts.about,
      <span key="about">
        {texts.kinds[mail.aboutKind]}
        {area && mail.aboutId && (
          <>
            {' · '}
            <Link
              to={`${area}/${mail.aboutId}`}
              className="underline decoration-line-strong underline-offset-4 hover:text-accent"
            >
              {texts.open}
            </Link>
          </>
        )}
      </span>,
    ],
    [texts.written, at(mail.createdAt)],
    [texts.sentAt, at(mail.sentAt)],
    [texts.attempts, mail.attempts > 0 && String(mail.attempts)],
    [texts.nextAttempt, mail.isDelivering && at(mail.nextAttemptAt)],
    [
      texts.lastError,
      mail.lastError && (
        <bdi dir="ltr" className="block wrap-anywhere text-negative">
          {mail.lastError}
        </bdi>
      ),
    ],
  ];
  return (
    <Panel>
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_1fr]">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-faint max-sm:mt-1">{name}</dt>
              <dd className="min-w-0 wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
    </Panel>
  );
}

function Contents({ mail }: { readonly mail: Mail }) {
  const texts = useOutboxTexts();
  if (mail.text === null) {
    return (
      <Panel>
        <p className="text-ink-soft">{texts.hidden}</p>
      </Panel>
    );
  }
  return (
    <>
      <Panel title={texts.preview}>
        {/* Sandboxed here and by its own headers: it contains text of customers. */}
        <iframe
          title={texts.previewOf(mail.subject)}
          src={`/api/outbox/${mail.id}/page`}
          sandbox=""
          className="h-[70dvh] w-full rounded-control border border-line bg-ground"
        />
      </Panel>
      <details className="rounded-card border border-line bg-surface p-4 sm:p-5">
        <summary className="min-h-8 cursor-pointer text-lg font-medium">{texts.plain}</summary>
        <pre
          lang={mail.locale}
          dir={directionOf(mail.locale)}
          className="mt-3 font-sans text-sm wrap-anywhere whitespace-pre-wrap"
        >
          {mail.text}
        </pre>
      </details>
    </>
  );
}
