import { Link } from 'react-router';
import { monthlySalesContract } from '#api/staff/sales/monthly-sales.contract.ts';
import type { CallInput, DataOf } from '#api-client/call-api.ts';
import { monthlySalesAr } from '#i18n/messages/admin/overview/monthly-sales.ar.ts';
import { monthlySalesEn } from '#i18n/messages/admin/overview/monthly-sales.en.ts';
import { formatMoney } from '#i18n/money.ts';
import { formatMonth } from '#i18n/order-dates.ts';
import { dirhamsFromQar } from '#primitives/money.ts';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { Panel, Screen } from '../../components/screen.tsx';
import { staffButton } from '../../components/staff-button.ts';
import { type ListParams, useListParams } from '../../components/use-list-params.ts';
import { useStaffQuery } from '../../data/use-staff-query.ts';
import { useStaffLocale } from '../../locale/staff-locale.tsx';
import { staffTexts } from '../../locale/staff-texts.ts';
import { Definition, DefinitionList } from '../definition-list.tsx';
import { useSalesTexts } from '../sales-texts.ts';

const useTexts = staffTexts(monthlySalesEn, monthlySalesAr);

type MonthlySales = DataOf<typeof monthlySalesContract>;
type Figures = MonthlySales['total'];
type Amount = Exclude<keyof Figures, 'orders' | 'cancelled'>;

/** A month, or the whole year in the first row. */
interface Row extends Figures {
  /** Null for the whole year. */
  readonly month: string | null;
  readonly before: Figures | null;
}

/** Orders, invoices, credit notes and revenue by calendar month, beside the year before. */
export function MonthlySalesScreen() {
  const texts = useTexts();
  const { overview } = useSalesTexts();
  const locale = useStaffLocale();
  const address = useListParams();
  const { values } = address;
  const query = useStaffQuery(monthlySalesContract, { query: values } as CallInput<
    typeof monthlySalesContract
  >);
  return (
    <Screen title={texts.title} intro={texts.intro} back={{ to: '/admin', name: overview.title }}>
      <Loaded query={query}>
        {({ data, meta }) => (
          <>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <YearChoice address={address} chosen={data.year} years={meta.years} />
              <a
                href={`/api/sales/months/sheet?year=${data.year}&language=${locale}`}
                className={staffButton('secondary', 'print:hidden')}
                download
              >
                {texts.export}
              </a>
            </div>
            <MonthTable sales={data} />
            <Meanings hasBefore={data.totalBefore !== null} />
          </>
        )}
      </Loaded>
    </Screen>
  );
}

interface YearChoiceProps {
  readonly address: ListParams;
  readonly chosen: number;
  /** The newest first. */
  readonly years: readonly number[];
}

function YearChoice({ address, chosen, years }: YearChoiceProps) {
  const texts = useTexts();
  return (
    <nav aria-label={texts.year} className="print:hidden">
      <ul className="flex flex-wrap gap-1 rounded-card bg-sunken p-1 text-sm">
        {years.map((year) => (
          <li key={year}>
            <Link
              to={address.linkTo({ year: String(year) })}
              aria-current={year === chosen ? 'page' : undefined}
              preventScrollReset
              className={`flex min-h-11 items-center rounded-control px-3.5 tabular-nums ${year === chosen ? 'bg-surface font-medium shadow-raised' : 'text-ink-soft hover:text-ink'}`}
            >
              {year}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MonthTable({ sales }: { readonly sales: MonthlySales }) {
  const texts = useTexts();
  const locale = useStaffLocale();
  const { year, months, total, totalBefore } = sales;
  // The newest month first: on a phone each month is a card, and January would hide it behind a long scroll.
  const rows: readonly Row[] = [{ month: null, ...total, before: totalBefore }, ...months.toReversed()];
  const nameOf = ({ month }: Row) => (month ? formatMonth(locale, `${month}-01`) : texts.total(year));
  const amount = (key: Amount, isForDesk = false): Column<Row> => ({
    key,
    name: texts.columns[key],
    isNumber: true,
    isForDesk,
    cell: (row) => {
      const money = (figures: Figures) => formatMoney(locale, dirhamsFromQar(figures[key]));
      return (
        <Figure
          value={money(row)}
          isNothing={row[key] === 0}
          note={row.before && texts.before(year - 1, money(row.before))}
          isStrong={key === 'revenue'}
        />
      );
    },
  });
  const columns: readonly Column<Row>[] = [
    { key: 'month', name: texts.month, cell: nameOf },
    {
      key: 'orders',
      name: texts.columns.orders,
      isNumber: true,
      cell: ({ orders, cancelled, before }) => (
        <Figure
          value={String(orders)}
          isNothing={orders === 0}
          note={before && texts.before(year - 1, String(before.orders))}
          extra={cancelled > 0 ? texts.cancelled(cancelled) : null}
        />
      ),
    },
    amount('ordered'),
    amount('invoiced', true),
    amount('credited', true),
    amount('revenue'),
    amount('refunded', true),
  ];
  return (
    <DataTable
      caption={texts.caption(year)}
      columns={columns}
      rows={rows}
      keyOf={({ month }) => month ?? 'total'}
      nameOf={nameOf}
      linkOf={({ month }) => ordersPlacedIn(month ?? String(year))}
      empty={null}
    />
  );
}

/** The list of orders of a month ('2026-11') or a year ('2026'). */
function ordersPlacedIn(period: string): string {
  const [year = '', month] = period.split('-');
  const first = `${year}-${month ?? '01'}-01`;
  // Day 0 is the last one of the month before.
  const last = new Date(Date.UTC(Number(year), month ? Number(month) : 12, 0)).toISOString().slice(0, 10);
  return `/admin/orders?placedFrom=${first}&placedTo=${last}`;
}

interface FigureProps {
  readonly value: string;
  readonly isNothing: boolean;
  /** Of the year before. */
  readonly note: string | null;
  readonly extra?: string | null;
  readonly isStrong?: boolean;
}

function Figure({ value, isNothing, note, extra, isStrong = false }: FigureProps) {
  return (
    <span className="inline-grid justify-items-end whitespace-nowrap tabular-nums">
      <bdi className={isNothing ? 'text-ink-faint' : isStrong ? 'font-medium' : ''}>{value}</bdi>
      {extra && <bdi className="text-xs text-ink-soft">{extra}</bdi>}
      {note && <bdi className="text-xs text-ink-soft">{note}</bdi>}
    </span>
  );
}

function Meanings({ hasBefore }: { readonly hasBefore: boolean }) {
  const texts = useTexts();
  return (
    <Panel title={texts.meaning}>
      <DefinitionList>
        {(['orders', 'ordered', 'invoiced', 'credited', 'revenue', 'refunded'] as const).map((figure) => (
          <Definition key={figure} name={texts.columns[figure]}>
            {texts.meanings[figure]}
          </Definition>
        ))}
      </DefinitionList>
      {hasBefore && <p className="mt-3 text-sm text-ink-soft">{texts.yearBefore}</p>}
    </Panel>
  );
}
