import { useState } from 'react';
import { Link } from 'react-router';
import { stockMovementsContract } from '#api/staff/products/products.contract.ts';
import { callApi, type DataOf } from '#api-client/call-api.ts';
import { isolateTyped } from '#i18n/isolate-latin.ts';
import { formatMoment } from '#i18n/order-dates.ts';
import { Loaded } from '../components/loaded.tsx';
import { Panel } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useToasts } from '../components/toasts.tsx';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useErrorText } from '../data/use-staff-write.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useCatalogueTexts } from './catalogue-texts.ts';

type Movement = DataOf<typeof stockMovementsContract>[number];

const atOnce = 50;

/** Stock movements, newest first. */
export function StockHistory({ productId }: { readonly productId: string }) {
  const { stock: texts } = useCatalogueTexts();
  const toasts = useToasts();
  const explain = useErrorText();
  const query = useStaffQuery(stockMovementsContract, { params: { id: productId } });
  const [older, setOlder] = useState<readonly Movement[]>([]);
  return (
    <Panel title={texts.history}>
      <Loaded query={query} empty={{ data: [] }}>
        {({ data }) => {
          const all = [...data, ...older.filter(({ id }) => !data.some((one) => one.id === id))];
          const last = all.at(-1);
          const isMore = (older.length > 0 ? older.length : data.length) % atOnce === 0 && last !== undefined;
          const showOlder = async () => {
            if (!last) return;
            const input = { params: { id: productId }, query: { before: String(last.id) } };
            try {
              // Not `readApi`, which takes a failed read of products for an empty one.
              const { data: page } = await callApi(stockMovementsContract, input);
              setOlder([...older, ...page]);
            } catch (error) {
              toasts.show({ text: explain(error as Error), tone: 'negative' });
            }
          };
          if (all.length === 0) return <p className="text-sm text-ink-soft">{texts.noHistory}</p>;
          return (
            <>
              <Movements movements={all} />
              {isMore && (
                <button
                  type="button"
                  className={staffButton('quiet', 'mt-2')}
                  onClick={() => void showOlder()}
                >
                  {texts.older}
                </button>
              )}
            </>
          );
        }}
      </Loaded>
    </Panel>
  );
}

function Movements({ movements }: { readonly movements: readonly Movement[] }) {
  const { stock: texts } = useCatalogueTexts();
  const locale = useStaffLocale();
  const actors: Readonly<Record<string, string>> = texts.who;
  return (
    <ul className="grid gap-2 text-sm">
      {movements.map(({ id, at, change, stockAfter, reason, note, actor, orderId, orderNumber }) => (
        <li
          key={id}
          className="grid grid-cols-[3.5rem_1fr_auto] gap-x-3 border-b border-line pb-2 last:border-b-0"
        >
          <span
            className={`text-end font-medium tabular-nums ${change < 0 ? 'text-negative' : 'text-positive'}`}
          >
            <bdi>{change > 0 ? `+${change}` : change}</bdi>
          </span>
          <span className="min-w-0">
            {texts.reasons[reason]}
            {orderId && orderNumber && (
              <>
                {' '}
                <Link to={`/admin/orders/${orderId}`} className="text-accent underline underline-offset-4">
                  <bdi>{orderNumber}</bdi>
                </Link>
              </>
            )}
            {note && (
              <span className="block wrap-anywhere text-ink-soft">
                <bdi>{isolateTyped(note)}</bdi>
              </span>
            )}
            <span className="block text-xs text-ink-faint">
              <bdi>{formatMoment(locale, new Date(at))}</bdi> · <bdi>{actors[actor] ?? actor}</bdi>
            </span>
          </span>
          <span className="text-end tabular-nums">
            <span className="sr-only">{texts.columns.after}: </span>
            <bdi>{stockAfter.toLocaleString('en')}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}
