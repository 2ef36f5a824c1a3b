import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isolateTyped } from '#i18n/isolate-latin.ts';
import { orderStatuses } from '#primitives/order-status.ts';
import { Badge } from '../components/badge.tsx';
import { Panel } from '../components/screen.tsx';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { Money } from '../sales/money.tsx';
import { useSalesTexts } from '../sales/sales-texts.ts';
import type { OverviewResponse } from './overview-response.ts';

export function OrdersByState({ overview }: { readonly overview: OverviewResponse }) {
  const { overview: texts, orders } = useSalesTexts();
  const { byStatus, sales, period } = overview;
  return (
    <Panel title={texts.byStatus}>
      <ul className="grid gap-1">
        {orderStatuses.map((status) => {
          const count = byStatus[status] ?? 0;
          return (
            <Row
              key={status}
              to={`/admin/orders?status=${status}&placedFrom=${period.from}&placedTo=${period.to}`}
              share={sales.orders === 0 ? 0 : count / sales.orders}
              name={orders.statuses[status]}
              value={<bdi>{count.toLocaleString('en-QA')}</bdi>}
            />
          );
        })}
      </ul>
    </Panel>
  );
}

export function BestSellers({ products }: { readonly products: OverviewResponse['bestSellers'] }) {
  const texts = useSalesTexts();
  const locale = useStaffLocale();
  const most = products[0]?.pieces ?? 1;
  return (
    <Panel title={texts.overview.bestSellers}>
      {products.length === 0 && <p className="text-sm text-ink-soft">{texts.overview.nothingSold}</p>}
      <ul className="grid gap-1">
        {products.map(({ productId, name, translations, pieces, revenue }) => (
          <Row
            key={productId}
            to={`/admin/products/${productId}`}
            share={pieces / most}
            name={locale === 'ar' ? translations.ar.name : name}
            value={<bdi>{texts.pieces(pieces)}</bdi>}
            below={<Money qar={revenue} />}
          />
        ))}
      </ul>
    </Panel>
  );
}

export function LowStock({ products }: { readonly products: OverviewResponse['lowStock'] }) {
  const { overview: texts } = useSalesTexts();
  const locale = useStaffLocale();
  return (
    <Panel title={texts.lowStock}>
      {products.length === 0 && <p className="text-sm text-ink-soft">{texts.enoughStock}</p>}
      <ul className="grid gap-1">
        {products.map(({ id, sku, name, translations, stock }) => (
          <Row
            key={id}
            to={`/admin/products/${id}`}
            name={locale === 'ar' ? translations.ar.name : name}
            value={<Badge tone={stock === 0 ? 'negative' : 'waiting'}>{texts.left(stock)}</Badge>}
            below={<bdi>{sku}</bdi>}
          />
        ))}
      </ul>
      {products.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-x-4 text-sm">
          <Link
            to="/admin/products?status=live&stock=low"
            className="py-2 text-accent underline underline-offset-4"
          >
            {texts.allLow}
          </Link>
          <Link
            to="/admin/products?status=live&stock=out"
            className="py-2 text-accent underline underline-offset-4"
          >
            {texts.allOut}
          </Link>
        </p>
      )}
    </Panel>
  );
}

interface RowProps {
  readonly to: string;
  readonly name: string;
  readonly value: ReactNode;
  readonly below?: ReactNode;
  /** Share of the longest bar; no bar without it. */
  readonly share?: number;
}

/** A row with a name, a number and a bar. The whole row links to what it counts. */
function Row({ to, name, value, below, share }: RowProps) {
  return (
    <li>
      <Link to={to} className="block rounded-control px-2 py-1.5 text-sm hover:bg-ground">
        <span className="flex items-baseline justify-between gap-3">
          <bdi className="min-w-0">{isolateTyped(name)}</bdi>
          <span className="shrink-0 font-medium tabular-nums">{value}</span>
        </span>
        {below && <span className="block text-xs text-ink-faint">{below}</span>}
        {share !== undefined && (
          <svg
            aria-hidden="true"
            viewBox="0 0 100 1"
            preserveAspectRatio="none"
            className="mt-1 h-1.5 w-full rtl:-scale-x-100"
          >
            <rect width="100" height="1" className="fill-sunken" />
            <rect width={share * 100} height="1" className="fill-accent" />
          </svg>
        )}
      </Link>
    </li>
  );
}
