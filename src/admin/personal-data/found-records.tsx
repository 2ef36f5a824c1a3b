import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Panel } from '../components/screen.tsx';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { formatShortMoment } from '../sales/format-times.ts';
import { MessageBadge, OrderBadge, QuoteBadge } from '../sales/status-badges.tsx';
import { usePersonalDataTexts } from './personal-data-texts.ts';
import type { FoundPersonalData } from './use-person-search.ts';

/** Stored records by kind; empty kinds are left out. */
export function FoundRecords({ found }: { readonly found: FoundPersonalData }) {
  const texts = usePersonalDataTexts();
  const locale = useStaffLocale();
  const { orders, quotations, messages, stockAlerts, emails } = found;
  return (
    <div className="gap-4 *:mb-4 *:break-inside-avoid lg:columns-2">
      <Kind found={found} kind="orders">
        {orders.map(({ id, number, name, status, fulfilment, at }) => (
          <Entry
            key={id}
            to={`/admin/orders/${id}`}
            title={number}
            about={name}
            at={at}
            mark={<OrderBadge status={status} fulfilment={fulfilment} />}
          />
        ))}
      </Kind>
      <Kind found={found} kind="quotations">
        {quotations.map(({ id, reference, name, status, at }) => (
          <Entry
            key={id}
            to={`/admin/quotations/${id}`}
            title={reference}
            about={name}
            at={at}
            mark={<QuoteBadge status={status} />}
          />
        ))}
      </Kind>
      <Kind found={found} kind="messages">
        {messages.map(({ id, subject, name, status, at }) => (
          <Entry
            key={id}
            to={`/admin/messages/${id}`}
            title={subject}
            about={name}
            at={at}
            mark={<MessageBadge status={status} />}
          />
        ))}
      </Kind>
      <Kind found={found} kind="stockAlerts">
        {stockAlerts.map(({ id, productId, product, at, answeredAt }) => (
          <Entry
            key={id}
            to={`/admin/products/${productId}`}
            title={product[locale]}
            about={answeredAt ? texts.told : texts.stillWaiting}
            at={at}
          />
        ))}
      </Kind>
      <Kind found={found} kind="emails">
        {emails.map(({ id, subject, recipient, at }) => (
          <Entry key={id} to={`/admin/outbox/${id}`} title={subject} about={recipient} at={at} />
        ))}
      </Kind>
    </div>
  );
}

interface KindProps {
  readonly found: FoundPersonalData;
  readonly kind: keyof FoundPersonalData['counts'];
  readonly children: readonly ReactNode[];
}

function Kind({ found, kind, children }: KindProps) {
  const texts = usePersonalDataTexts();
  const all = found.counts[kind];
  if (all === 0) return null;
  return (
    <Panel
      title={texts.kinds[kind]}
      actions={<bdi className="text-sm text-ink-soft tabular-nums">{all.toLocaleString('en-QA')}</bdi>}
    >
      <ul className="-my-2">{children}</ul>
      {children.length < all && (
        <p className="mt-4 text-sm text-ink-soft">{texts.newestOf(children.length, all)}</p>
      )}
    </Panel>
  );
}

interface EntryProps {
  readonly to: string;
  readonly title: string;
  readonly about: string;
  readonly at: string;
  readonly mark?: ReactNode;
}

function Entry({ to, title, about, at, mark }: EntryProps) {
  const locale = useStaffLocale();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 text-sm last:border-b-0">
      <div className="min-w-0 grow basis-48">
        <Link
          to={to}
          className="inline-block min-h-6 font-medium wrap-anywhere underline decoration-line-strong underline-offset-4 hover:text-accent"
        >
          <bdi>{title}</bdi>
        </Link>
        <p className="wrap-anywhere text-ink-soft">
          <bdi>{about}</bdi> ·{' '}
          <bdi className="whitespace-nowrap">{formatShortMoment(locale, new Date(at))}</bdi>
        </p>
      </div>
      {mark}
    </li>
  );
}
