import { Link } from 'react-router';
import { backupsContract } from '#api/staff/operations/backups.contract.ts';
import { overviewContract } from '#api/staff/overview/overview.contract.ts';
import { overviewDays } from '#domain/overview/overview.ts';
import { formatMoney } from '#i18n/money.ts';
import { dirhamsFromQar } from '#primitives/money.ts';
import { Loaded } from '../components/loaded.tsx';
import { Panel, Screen } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useListParams } from '../components/use-list-params.ts';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { BackupWarning, LastBackup } from '../health/backup-note.tsx';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { RefreshedAt, refreshEveryMs } from '../sales/refreshed-at.tsx';
import { useSalesTexts } from '../sales/sales-texts.ts';
import { DayChart } from './day-chart.tsx';
import type { OverviewResponse } from './overview-response.ts';
import { SalesFigure } from './sales-figure.tsx';
import { BestSellers, LowStock, OrdersByState } from './sales-lists.tsx';
import { SetupChecklist } from './setup-checklist.tsx';
import { WaitingTiles } from './waiting-tiles.tsx';

/** Dashboard: open work, and the sales figures. */
export function OverviewScreen() {
  const { overview: texts } = useSalesTexts();
  const chosen = useListParams().values.days;
  const days = overviewDays.find((offered) => String(offered) === chosen) ?? overviewDays[0];
  const query = useStaffQuery(overviewContract, { query: { days: `${days}` } }, { pollMs: refreshEveryMs });
  // The overview renders without it.
  const backups = useStaffQuery(backupsContract, {}, { pollMs: refreshEveryMs });
  return (
    <Screen title={texts.title}>
      {backups.data && <BackupWarning backups={backups.data.data} at={backups.dataUpdatedAt} />}
      <SetupChecklist />
      <Loaded query={query}>
        {({ data }) => (
          <>
            <Panel title={texts.waiting}>
              <WaitingTiles waiting={data.waiting} />
            </Panel>
            <Sales overview={data} days={days} />
            <div className="grid items-start gap-4 lg:grid-cols-3">
              <OrdersByState overview={data} />
              <BestSellers products={data.bestSellers} />
              <LowStock products={data.lowStock} />
            </div>
            <div className="flex flex-wrap gap-x-6 gap-y-1">
              <RefreshedAt at={query.dataUpdatedAt} />
              {backups.data && <LastBackup backups={backups.data.data} at={backups.dataUpdatedAt} />}
            </div>
          </>
        )}
      </Loaded>
    </Screen>
  );
}

function Sales({ overview, days }: { readonly overview: OverviewResponse; readonly days: number }) {
  const { overview: texts } = useSalesTexts();
  const locale = useStaffLocale();
  const { sales, salesBefore, byDay, period } = overview;
  const money = (qar: number) => formatMoney(locale, dirhamsFromQar(qar));
  const count = (orders: number) => orders.toLocaleString('en-QA');
  const charts = [
    {
      figure: texts.orders,
      title: texts.chartOrders,
      value: sales.orders,
      before: salesBefore.orders,
      days: byDay.map(({ day, orders }) => ({ day, value: orders })),
      format: count,
    },
    {
      figure: texts.revenue,
      note: texts.revenueNote,
      title: texts.chartRevenue,
      value: sales.revenue,
      before: salesBefore.revenue,
      days: byDay.map(({ day, revenue }) => ({ day, value: revenue })),
      format: money,
    },
  ];
  return (
    <Panel
      title={texts.sales(days)}
      actions={
        <>
          <Link to="/admin/sales" className={staffButton('quiet')}>
            {texts.byMonth}
          </Link>
          <PeriodChoice days={days} />
        </>
      }
    >
      <div className="grid gap-8 lg:grid-cols-2">
        {charts.map(({ figure, note, title, value, before, days: values, format }) => (
          <div key={title} className="grid content-start gap-4">
            <SalesFigure
              name={figure}
              note={note}
              value={value}
              before={before}
              format={format}
              to={`/admin/orders?placedFrom=${period.from}&placedTo=${period.to}`}
            />
            <DayChart title={title} days={values} format={format} />
          </div>
        ))}
      </div>
    </Panel>
  );
}

function PeriodChoice({ days }: { readonly days: number }) {
  const { overview: texts } = useSalesTexts();
  const address = useListParams();
  return (
    <nav aria-label={texts.period} className="print:hidden">
      <ul className="flex gap-1 rounded-card bg-sunken p-1 text-sm">
        {overviewDays.map((offered) => (
          <li key={offered}>
            <Link
              to={address.linkTo({ days: String(offered) })}
              aria-current={offered === days ? 'page' : undefined}
              preventScrollReset
              className={`flex min-h-11 items-center rounded-control px-3.5 ${offered === days ? 'bg-surface font-medium shadow-raised' : 'text-ink-soft hover:text-ink'}`}
            >
              {texts.days(offered)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
