import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { outboxIdContract } from '#api/staff/outbox/outbox.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { formatMoment } from '#i18n/order-dates.ts';
import { unbroken } from '#i18n/unbroken.ts';
import type { EmailSubjectKind } from '#primitives/email-status.ts';
import { directionOf } from '#primitives/locale.ts';
import { Loaded } from '../components/loaded.tsx';
import { Panel, Screen } from '../components/screen.tsx';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { DeliveryOffNotice } from './delivery-off-notice.tsx';
import { EmailActions } from './email-actions.tsx';
import { EmailBadge } from './email-badge.tsx';
import { useOutboxTexts } from './outbox-texts.ts';

type Email = DataOf<typeof outboxIdContract>;

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
  const email = query.data?.data;
  return (
    <Screen
      title={email ? unbroken(email.subject) : texts.title}
      mark={email && <EmailBadge status={email.status} isDelivering={email.isDelivering} />}
      back={{ to: '/admin/outbox', name: texts.title }}
      actions={email && <EmailActions email={email} />}
    >
      <Loaded query={query}>
        {({ data }) => (
          <>
            {!data.isDelivering && <DeliveryOffNotice />}
            <DefinitionList email={data} />
            <Contents email={data} />
          </>
        )}
      </Loaded>
    </Screen>
  );
}

function DefinitionList({ email }: { readonly email: Email }) {
  const texts = useOutboxTexts();
  const locale = useStaffLocale();
  const at = (moment: string | null) => moment && <bdi>{formatMoment(locale, new Date(moment))}</bdi>;
  const area = areas[email.aboutKind];
  const facts: readonly (readonly [string, ReactNode])[] = [
    [texts.recipient, <bdi key="to">{email.recipient}</bdi>],
    [texts.replyTo, email.replyTo && <bdi>{email.replyTo}</bdi>],
    [texts.language, texts.languages[email.locale]],
    [
      texts.about,
      <span key="about">
        {texts.kinds[email.aboutKind]}
        {area && email.aboutId && (
          <>
            {' · '}
            <Link
              to={`${area}/${email.aboutId}`}
              className="underline decoration-line-strong underline-offset-4 hover:text-accent"
            >
              {texts.open}
            </Link>
          </>
        )}
      </span>,
    ],
    [texts.written, at(email.createdAt)],
    [texts.sentAt, at(email.sentAt)],
    [texts.dropReason, email.dropReason && texts.dropReasons[email.dropReason]],
    [
      texts.copyOf,
      email.copyOf && (
        <Link
          to={`/admin/outbox/${email.copyOf}`}
          className="underline decoration-line-strong underline-offset-4 hover:text-accent"
        >
          {texts.openOriginal}
        </Link>
      ),
    ],
    [texts.attempts, email.attempts > 0 && String(email.attempts)],
    [texts.nextAttempt, email.isDelivering && at(email.nextAttemptAt)],
    [
      texts.lastError,
      email.lastError && (
        <bdi dir="ltr" className="block wrap-anywhere text-negative">
          {email.lastError}
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

function Contents({ email }: { readonly email: Email }) {
  const texts = useOutboxTexts();
  if (email.text === null) {
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
          title={texts.previewOf(email.subject)}
          src={`/api/outbox/${email.id}/page`}
          sandbox=""
          className="h-[70dvh] w-full rounded-control border border-line bg-ground"
        />
      </Panel>
      <details className="rounded-card border border-line bg-surface p-4 sm:p-5">
        <summary className="min-h-8 cursor-pointer text-lg font-medium">{texts.plain}</summary>
        <pre
          lang={email.locale}
          dir={directionOf(email.locale)}
          className="mt-3 font-sans text-sm wrap-anywhere whitespace-pre-wrap"
        >
          {email.text}
        </pre>
      </details>
    </>
  );
}
