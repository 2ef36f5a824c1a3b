import {
  ordersIdAccountContract,
  ordersIdIssueInvoiceContract,
} from '#api/staff/orders/payments.contract.ts';
import { isDispatched } from '#domain/orders/order-states.ts';
import { formatDay } from '#i18n/dates.ts';
import { Panel } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useToasts } from '../components/toasts.tsx';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useUpdateCache } from '../data/use-update-cache.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import type { StaffOrder } from '../orders/staff-order.ts';
import { Money } from '../sales/money.tsx';
import type { OrderAccount } from './order-account.ts';
import { usePaymentsTexts } from './payments-texts.ts';

interface DocumentsPanelProps {
  readonly order: StaffOrder;
  readonly account: OrderAccount;
}

/** The issued documents of an order, or the pro forma invoice before that. */
export function DocumentsPanel({ order, account: { documents } }: DocumentsPanelProps) {
  const { documents: texts } = usePaymentsTexts();
  const locale = useStaffLocale();
  const path = `/api/orders/${order.id}`;
  return (
    <Panel title={texts.title}>
      {documents.length === 0 ? (
        <NotIssued order={order} />
      ) : (
        <ul className="divide-y divide-line text-sm">
          {documents.map(({ kind, number, issuedOn, total }) => (
            <li key={number} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5">
              <span>
                <DocumentLink
                  name={kind === 'invoice' ? texts.invoice : texts.creditNote}
                  number={number}
                  href={kind === 'invoice' ? `${path}/invoice` : `${path}/credit-notes/${number}`}
                />{' '}
                <span className="text-ink-soft">{texts.of(formatDay(locale, issuedOn))}</span>
              </span>
              <Money qar={total} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function DocumentLink({
  name,
  number,
  href,
}: {
  readonly name: string;
  readonly number: string;
  readonly href: string;
}) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-8 items-center gap-1 font-medium text-accent underline underline-offset-4"
    >
      {name}
      {number && <bdi className="whitespace-nowrap">{number}</bdi>}
    </a>
  );
}

/** Orders of before the number series can be given an invoice by hand; the others get it when they are sent out. */
function NotIssued({ order }: Pick<DocumentsPanelProps, 'order'>) {
  const { documents: texts } = usePaymentsTexts();
  const toasts = useToasts();
  const { send, isSending, errorText } = useStaffWrite(ordersIdIssueInvoiceContract);
  const showNewest = useUpdateCache(ordersIdAccountContract);

  async function issue(): Promise<void> {
    const params = { id: order.id };
    const answer = await send({ params });
    if (!answer) return;
    showNewest({ params }, answer);
    toasts.show({ text: texts.issued });
  }

  return (
    <div className="grid justify-items-start gap-2 text-sm">
      <DocumentLink name={texts.proForma} number="" href={`/api/orders/${order.id}/invoice`} />
      {isDispatched(order.status) ? (
        <button
          type="button"
          aria-disabled={isSending}
          className={staffButton('secondary', 'print:hidden')}
          onClick={() => void issue()}
        >
          {texts.issue}
        </button>
      ) : (
        order.status !== 'cancelled' && <p className="text-ink-soft">{texts.proFormaHint}</p>
      )}
      {errorText && (
        <p role="alert" className="text-negative">
          {errorText}
        </p>
      )}
    </div>
  );
}
