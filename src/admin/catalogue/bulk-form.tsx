import { type FormEvent, type ReactNode, useState } from 'react';
import { bulkChangeContract } from '#api/staff/products/products.contract.ts';
import { ApiCallError } from '#api-client/api-call-error.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { highlights } from '#domain/catalogue/listing/product-list.ts';
import { joinValues } from '#i18n/lists.ts';
import { formatMoney } from '#i18n/money.ts';
import { dirhamsFromQar } from '#primitives/money.ts';
import { Badge } from '../components/badge.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useToasts } from '../components/toasts.tsx';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { BulkFields } from './bulk-fields.tsx';
import { type BulkArea, type BulkValues, changeFrom, initialValues } from './bulk-values.ts';
import { useCatalogueTexts } from './catalogue-texts.ts';
import { type ListedProduct, useProductName } from './listed-product.ts';
import { useProductStatusTexts } from './product-status-texts.ts';
import { useCategories } from './use-categories.ts';

type BulkAnswer = DataOf<typeof bulkChangeContract>;
type BulkRow = BulkAnswer['rows'][number];
type State = NonNullable<BulkRow['before']>;

interface BulkFormProps {
  readonly area: BulkArea;
  readonly products: readonly ListedProduct[];
  readonly onDone: () => void;
}

/** Bulk edit: previews old and new values, then writes exactly the preview. */
export function BulkForm({ area, products, onDone }: BulkFormProps) {
  const { bulk: texts } = useCatalogueTexts();
  const toasts = useToasts();
  const [values, setValues] = useState<BulkValues>(() => initialValues(area));
  const [versions, setVersions] = useState(
    () => new Map(products.map(({ id, version }) => [id, version] as const)),
  );
  const [shown, setShown] = useState<BulkAnswer>();
  const { send, isSending, error, errorText } = useStaffWrite(bulkChangeContract);
  const refused = error instanceof ApiCallError ? error.fields : [];

  async function ask(preview: boolean, on = versions): Promise<void> {
    const answer = await send({
      body: {
        products: [...on].map(([id, version]) => ({ id, version })),
        change: changeFrom(area, values),
        preview,
      },
    });
    if (!answer) return;
    const { data } = answer;
    if (!data.applied) {
      setShown(data);
      return;
    }
    toasts.show({ text: texts.applied(changedIn(data)) });
    onDone();
  }

  function takeCurrentState(rows: readonly BulkRow[]): void {
    const current = new Map(
      rows.flatMap(({ id, version }) => (version === null ? [] : [[id, version] as const])),
    );
    setVersions(current);
    void ask(true, current);
  }

  const isHindered = shown?.rows.some(({ outcome }) => hindrances.includes(outcome)) ?? false;
  const changes = shown ? changedIn(shown) : 0;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void ask(true);
      }}
    >
      <BulkFields
        area={area}
        values={values}
        onChange={(next) => {
          setValues(next);
          setShown(undefined);
        }}
        errorOf={(path) => refused.find((field) => field.path === `change.${path}`)?.message}
      />
      {errorText && !refused.some(({ path }) => path.startsWith('change.')) && (
        <p role="alert" className="text-sm text-negative">
          {errorText}
        </p>
      )}
      {shown && <BulkRows rows={shown.rows} products={products} isHindered={isHindered} />}
      <div className="flex flex-wrap justify-end gap-2">
        {shown && isHindered && (
          <button
            type="button"
            className={staffButton('secondary')}
            onClick={() => takeCurrentState(shown.rows)}
          >
            {texts.retry}
          </button>
        )}
        {shown && !isHindered && changes > 0 ? (
          <button
            type="button"
            aria-disabled={isSending}
            className={staffButton('primary')}
            onClick={() => void ask(false)}
          >
            {texts.apply(changes)}
          </button>
        ) : (
          <button type="submit" aria-disabled={isSending} className={staffButton('primary')}>
            {texts.show}
          </button>
        )}
      </div>
    </form>
  );
}

const hindrances: readonly BulkRow['outcome'][] = ['stale', 'gone', 'too_low', 'too_high', 'lacks_arabic'];

function changedIn({ rows }: BulkAnswer): number {
  return rows.filter(({ outcome }) => outcome === 'changed').length;
}

function BulkRows({
  rows,
  products,
  isHindered,
}: {
  readonly rows: readonly BulkRow[];
  readonly products: readonly ListedProduct[];
  readonly isHindered: boolean;
}) {
  const { bulk: texts } = useCatalogueTexts();
  const nameOf = useProductName();
  const describe = useStateText();
  const important = isHindered ? rows.filter(({ outcome }) => hindrances.includes(outcome)) : rows;
  return (
    <div className="grid gap-2" aria-live="polite">
      {isHindered && <p className="font-medium text-negative">{texts.refused}</p>}
      {!isHindered && rows.every(({ outcome }) => outcome === 'unchanged') && <p>{texts.nothing}</p>}
      <section
        aria-label={texts.after}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it with the keys
        tabIndex={0}
        className="max-h-72 overflow-auto rounded-control border border-line"
      >
        <ul className="text-sm">
          {important.map((row) => {
            const product = products.find(({ id }) => id === row.id);
            return (
              <li
                key={row.id}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-3 py-2 last:border-b-0"
              >
                <span className="grow">
                  <bdi>{product && nameOf(product)}</bdi>
                </span>
                {row.outcome === 'changed' && row.before && row.after ? (
                  <span className="ms-auto tabular-nums">
                    <span className="text-ink-faint">{describe(row.before, row.after)}</span>{' '}
                    <span aria-hidden="true" className="inline-block rtl:-scale-x-100">
                      →
                    </span>{' '}
                    <span className="font-medium">{describe(row.after, row.before)}</span>
                  </span>
                ) : (
                  <Badge tone={hindrances.includes(row.outcome) ? 'negative' : 'neutral'}>
                    {texts.outcomes[row.outcome]}
                  </Badge>
                )}
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
}

/** The fields of one state that differ from the other. */
function useStateText(): (state: State, other: State) => ReactNode {
  const { products: texts, bulk } = useCatalogueTexts();
  const status = useProductStatusTexts();
  const locale = useStaffLocale();
  const { findName } = useCategories();
  return (state, other) => {
    if (state.price !== other.price) return <bdi>{formatMoney(locale, dirhamsFromQar(state.price))}</bdi>;
    if (state.stock !== other.stock) return <bdi>{state.stock.toLocaleString('en')}</bdi>;
    if (state.status !== other.status) return status.names[state.status];
    if (state.category !== other.category || state.subcategory !== other.subcategory) {
      return findName(state.subcategory) ?? findName(state.category);
    }
    const changed = highlights.filter((flag) => state[flag] !== other[flag]);
    return joinValues(
      locale,
      changed.map((flag) => `${texts.flags[flag]}: ${state[flag] ? bulk.yes : bulk.no}`),
    );
  };
}
