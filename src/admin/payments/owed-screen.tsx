import { receivablesContract } from '#api/staff/orders/receivables.contract.ts';
import type { CallInput, DataOf } from '#api-client/call-api.ts';
import { type ReceivableGroup, receivableGroups } from '#domain/orders/receivables/receivable.ts';
import { displayPhone } from '#domain/shop-profile/contact-links.ts';
import { formatDay } from '#i18n/dates.ts';
import { isolateTyped } from '#i18n/isolate-latin.ts';
import { Badge } from '../components/badge.tsx';
import type { Column } from '../components/data-table.tsx';
import { ListTools } from '../components/list-tools.tsx';
import { Screen } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useListParams } from '../components/use-list-params.ts';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { formatShortDay } from '../sales/format-times.ts';
import { Money } from '../sales/money.tsx';
import { refreshEveryMs } from '../sales/refreshed-at.tsx';
import { SalesList } from '../sales/sales-list.tsx';
import { OwedTabs } from './owed-tabs.tsx';
import { usePaymentsTexts } from './payments-texts.ts';

type Receivable = DataOf<typeof receivablesContract>[number];

/** What buyers still have to pay, by due date, and what the shop has to refund. */
export function OwedScreen() {
  const { owed: texts } = usePaymentsTexts();
  const locale = useStaffLocale();
  const address = useListParams();
  const query = useStaffQuery(
    receivablesContract,
    { query: address.values } as CallInput<typeof receivablesContract>,
    { pollMs: refreshEveryMs },
  );
  const columns = useColumns();
  const chosen = receivableGroups.find((group) => group === address.values.status) ?? 'invoiced';
  return (
    <Screen title={texts.title} intro={texts.intro}>
      <ListTools address={address} searchLabel={texts.search}>
        <a
          href={`/api/receivables/${chosen}/sheet?language=${locale}`}
          className={staffButton('secondary')}
          download
        >
          {texts.export}
        </a>
      </ListTools>
      <SalesList
        query={query}
        address={address}
        tabs={(meta) => <OwedTabs address={address} chosen={chosen} sums={meta.sums} />}
        caption={texts.caption}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ number }) => number}
        linkOf={({ id }) => `/admin/orders/${id}`}
        empty={texts.empty[chosen satisfies ReceivableGroup]}
        isEmptyByTab
      />
    </Screen>
  );
}

function useColumns(): readonly Column<Receivable>[] {
  const { owed: texts } = usePaymentsTexts();
  return [
    {
      key: 'number',
      name: texts.order,
      cell: ({ number }) => <bdi className="whitespace-nowrap">{number}</bdi>,
    },
    {
      key: 'buyer',
      name: texts.buyer,
      cell: ({ companyName, contactName }) => (
        <span className="inline-block md:min-w-40">
          <bdi>{isolateTyped(companyName || contactName)}</bdi>
          {companyName && (
            <>
              <br />
              <bdi className="text-ink-soft">{isolateTyped(contactName)}</bdi>
            </>
          )}
        </span>
      ),
    },
    {
      key: 'invoice',
      name: texts.invoice,
      cell: ({ invoiceNumber }) =>
        invoiceNumber ? (
          <bdi className="whitespace-nowrap">{invoiceNumber}</bdi>
        ) : (
          <span className="text-ink-faint">{texts.noInvoice}</span>
        ),
    },
    { key: 'due', name: texts.dueOn, cell: (row) => <DueOn row={row} /> },
    { key: 'amount', name: texts.amount, isNumber: true, cell: ({ amount }) => <Money qar={amount} /> },
    {
      key: 'phone',
      name: texts.phone,
      isForDesk: true,
      cell: ({ contactPhone }) =>
        contactPhone && (
          <bdi dir="ltr" className="whitespace-nowrap">
            {displayPhone(contactPhone)}
          </bdi>
        ),
    },
  ];
}

function DueOn({ row: { dueOn, overdueDays, paymentDueDays, day } }: { readonly row: Receivable }) {
  const { owed, terms, overdue } = usePaymentsTexts();
  const locale = useStaffLocale();
  if (dueOn === null) {
    return paymentDueDays === null
      ? owed.withDelivery(formatShortDay(locale, day))
      : terms.days(paymentDueDays);
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <bdi>{formatDay(locale, dueOn)}</bdi>
      {overdueDays > 0 && <Badge tone="negative">{overdue(overdueDays)}</Badge>}
    </span>
  );
}
