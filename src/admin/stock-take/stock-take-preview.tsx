import type { stockTakeContract } from '#api/staff/products/stock-take.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { hinderingOutcomes } from '#domain/catalogue/stock/stock-take.ts';
import { useProductName } from '../catalogue/listed-product.ts';
import { staffButton } from '../components/staff-button.ts';
import { StaffDialog } from '../components/staff-dialog.tsx';
import { Difference } from './count-rows.tsx';
import type { CountSheet } from './count-sheet.ts';
import { useStockTakeTexts } from './stock-take-texts.ts';

export type CountAnswer = DataOf<typeof stockTakeContract>;
type CountRow = CountAnswer['rows'][number];

interface StockTakePreviewProps {
  readonly sheet: CountSheet;
  /** Undefined while it is closed. */
  readonly answer: CountAnswer | undefined;
  readonly isBusy: boolean;
  readonly errorText: string | undefined;
  readonly onApply: () => void;
  readonly onClose: () => void;
}

/** What a stock take would change, before it is written. */
export function StockTakePreview({
  sheet,
  answer,
  isBusy,
  errorText,
  onApply,
  onClose,
}: StockTakePreviewProps) {
  const texts = useStockTakeTexts();
  const rows = answer?.rows ?? [];
  const hindered = rows.filter(({ outcome }) => hinderingOutcomes.includes(outcome));
  const changed = rows.filter(({ outcome }) => outcome === 'changed');
  return (
    <StaffDialog isOpen={answer !== undefined} isWide title={texts.previewTitle} onClose={onClose}>
      {hindered.length > 0 && <p className="mb-2 font-medium text-negative">{texts.hindered}</p>}
      {rows.length > 0 && hindered.length === 0 && changed.length === 0 && <p>{texts.nothing}</p>}
      <PreviewRows sheet={sheet} rows={hindered.length > 0 ? hindered : changed} />
      {errorText && (
        <p role="alert" className="mt-3 text-sm text-negative">
          {errorText}
        </p>
      )}
      {hindered.length === 0 && (
        <div className="mt-4 flex justify-end">
          <button
            type="button"
            aria-disabled={isBusy}
            className={staffButton('primary')}
            onClick={() => !isBusy && onApply()}
          >
            {changed.length > 0 ? texts.apply(changed.length) : texts.finish}
          </button>
        </div>
      )}
    </StaffDialog>
  );
}

function PreviewRows({ sheet, rows }: { readonly sheet: CountSheet; readonly rows: readonly CountRow[] }) {
  const texts = useStockTakeTexts();
  const nameOf = useProductName();
  const products = new Map(sheet.rows.map((row) => [row.id, row]));
  if (rows.length === 0) return null;
  return (
    <section
      aria-label={texts.previewTitle}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it with the keys
      tabIndex={0}
      className="max-h-[50dvh] overflow-auto rounded-control border border-line"
    >
      <ul className="text-sm">
        {rows.map((row) => {
          const product = products.get(row.id);
          return (
            <li
              key={row.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-3 py-2 last:border-b-0"
            >
              <span className="grow">
                <bdi>{product && nameOf(product)}</bdi> <bdi className="text-ink-faint">{product?.sku}</bdi>
              </span>
              {row.outcome === 'changed' ? (
                <span className="flex items-baseline gap-4 tabular-nums">
                  <Difference value={row.difference} />
                  <span>
                    <span className="text-ink-faint">
                      {texts.now} {row.stockNow?.toLocaleString('en')}
                    </span>{' '}
                    <span aria-hidden="true" className="inline-block rtl:-scale-x-100">
                      →
                    </span>{' '}
                    <span className="font-medium">
                      {texts.afterwards} {row.stockAfter?.toLocaleString('en')}
                    </span>
                  </span>
                </span>
              ) : (
                <span className="text-negative">
                  {texts.outcomes[row.outcome as keyof typeof texts.outcomes]}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
