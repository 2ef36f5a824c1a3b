import { Link, useParams } from 'react-router';
import { messagesContract } from '#api/staff/messages/messages.contract.ts';
import type { CallInput, DataOf } from '#api-client/call-api.ts';
import { messageStatuses } from '#primitives/message-status.ts';
import { ListTools } from '../components/list-tools.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Pagination } from '../components/pagination.tsx';
import { Screen } from '../components/screen.tsx';
import { useListParams } from '../components/use-list-params.ts';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useGeneralTexts } from '../locale/general-texts.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { formatShortMoment } from '../sales/format-times.ts';
import { RefreshedAt, refreshEveryMs } from '../sales/refreshed-at.tsx';
import { useSalesTexts } from '../sales/sales-texts.ts';
import { MessageBadge } from '../sales/status-badges.tsx';
import { StatusTabs } from '../sales/status-tabs.tsx';
import { MessagePane } from './message-pane.tsx';

/** Text of customers has its own direction but is aligned to the start of the list. */
const sideOfList = '[text-align:-webkit-match-parent] [text-align:match-parent]';

type ListedMessage = DataOf<typeof messagesContract>[number];

/** Inbox: list and open message side by side on wide screens, one at a time on narrow ones. */
export function MessagesScreen() {
  const { messages: texts, ...sales } = useSalesTexts();
  const { id } = useParams();
  const address = useListParams();
  const query = useStaffQuery(
    messagesContract,
    { query: address.values } as CallInput<typeof messagesContract>,
    { pollMs: refreshEveryMs },
  );
  const listAddress = address.linkTo({ page: String(address.page) });
  return (
    <Screen title={texts.title}>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)]">
        <div className={`grid min-w-0 gap-3 ${id ? 'hidden lg:grid' : ''}`}>
          <ListTools address={address} searchLabel={texts.search} />
          <Loaded query={query}>
            {({ data, meta }) => (
              <>
                <StatusTabs
                  label={sales.status}
                  address={address}
                  states={messageStatuses.map((state) => ({ state, name: texts.statuses[state] }))}
                  counts={meta.byStatus}
                />
                <MessageList
                  messages={data}
                  openId={id}
                  listAddress={listAddress}
                  isNarrowed={address.isNarrowed}
                />
                {meta.total > meta.pageSize && <Pagination address={address} {...meta} />}
                <RefreshedAt at={query.dataUpdatedAt} />
              </>
            )}
          </Loaded>
        </div>
        {id ? (
          <MessagePane key={id} id={id} listAddress={listAddress} />
        ) : (
          <p className="hidden rounded-card border border-dashed border-line-strong px-6 py-24 text-center text-ink-soft lg:block">
            {texts.choose}
          </p>
        )}
      </div>
    </Screen>
  );
}

interface MessageListProps {
  readonly messages: readonly ListedMessage[];
  readonly openId: string | undefined;
  /** Search parameters, preserved when a message is opened. */
  readonly listAddress: string;
  readonly isNarrowed: boolean;
}

function MessageList({ messages, openId, listAddress, isNarrowed }: MessageListProps) {
  const { messages: texts } = useSalesTexts();
  const general = useGeneralTexts();
  const locale = useStaffLocale();
  if (messages.length === 0) {
    return (
      <p className="rounded-card border border-line bg-surface px-5 py-12 text-center text-ink-soft">
        {isNarrowed ? general.nothingFits : texts.empty}
      </p>
    );
  }
  return (
    <ul aria-label={texts.list} className="overflow-hidden rounded-card border border-line bg-surface">
      {messages.map(({ id, name, subject, excerpt, status, sentAt }) => {
        const isNew = status === 'new';
        const isOpen = id === openId;
        return (
          <li key={id} className="border-b border-line last:border-b-0">
            <Link
              to={`/admin/messages/${id}${listAddress}`}
              aria-current={isOpen ? 'page' : undefined}
              preventScrollReset
              className={`block border-s-4 px-4 py-3 hover:bg-ground ${isOpen ? 'border-accent bg-ground' : 'border-transparent'}`}
            >
              <span className="flex items-baseline gap-3">
                <bdi className={`min-w-0 grow truncate ${sideOfList} ${isNew ? 'font-semibold' : ''}`}>
                  {name}
                </bdi>
                <bdi className="shrink-0 text-xs text-ink-faint">
                  {formatShortMoment(locale, new Date(sentAt))}
                </bdi>
              </span>
              <bdi className={`block truncate text-sm ${sideOfList} ${isNew ? 'font-medium' : ''}`}>
                {subject}
              </bdi>
              <span className="mt-0.5 flex items-center gap-3">
                <bdi className={`min-w-0 grow truncate text-sm text-ink-soft ${sideOfList}`}>{excerpt}</bdi>
                <MessageBadge status={status} />
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
