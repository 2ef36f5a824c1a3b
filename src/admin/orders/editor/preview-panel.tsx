import type { ReactNode } from 'react';
import { formatMoney } from '#i18n/money.ts';
import { dirhamsFromQar } from '#primitives/money.ts';
import { Panel } from '../../components/screen.tsx';
import { useErrorText } from '../../data/use-staff-write.ts';
import { useStaffLocale } from '../../locale/staff-locale.tsx';
import { Money } from '../../sales/money.tsx';
import { useSalesTexts } from '../../sales/sales-texts.ts';
import { useOrderEditorTexts } from './order-editor-texts.ts';
import type { OrderPreview, useOrderPreview } from './use-order-preview.ts';

interface PreviewPanelProps {
  readonly state: ReturnType<typeof useOrderPreview>;
  /** False for an order that is not placed yet: there is nothing to compare with. */
  readonly isStored: boolean;
  readonly children?: ReactNode;
}

/** How the order will stand: amounts, difference in stock, and what the buyer is told. */
export function PreviewPanel({ state, isStored, children }: PreviewPanelProps) {
  const texts = useOrderEditorTexts();
  const explain = useErrorText();
  const { preview, isIncomplete, isCurrent, error } = state;
  return (
    <Panel title={texts.preview}>
      {preview && <Amounts preview={preview} isStored={isStored} />}
      <p role="status" className="mt-2 min-h-5 text-sm text-ink-soft">
        {isIncomplete && texts.incomplete}
        {!isIncomplete && !isCurrent && !error && texts.computing}
        {!isIncomplete && error && <span className="text-negative">{explain(error)}</span>}
      </p>
      {preview && <StockDifferences preview={preview} />}
      {children}
    </Panel>
  );
}

function Amounts({ preview, isStored }: { readonly preview: OrderPreview; readonly isStored: boolean }) {
  const texts = useOrderEditorTexts();
  const sales = useSalesTexts();
  const locale = useStaffLocale();
  const { subtotal, discount, deliveryFee, total, totalBefore, missingToMinimum } = preview;
  const money = (qar: number) => formatMoney(locale, dirhamsFromQar(qar));
  return (
    <>
      <dl className="grid gap-1.5 text-sm">
        <Sum name={texts.subtotal}>
          <Money qar={subtotal} />
        </Sum>
        {discount > 0 && (
          <Sum name={sales.discount}>
            <Money qar={-discount} />
          </Sum>
        )}
        <Sum name={texts.delivery}>{deliveryFee === 0 ? texts.free : <Money qar={deliveryFee} />}</Sum>
        <div className="mt-1 flex justify-between gap-4 border-t border-line pt-2 text-lg font-medium">
          <dt>{texts.total}</dt>
          <dd className="text-end">
            <output aria-label={texts.total}>
              <Money qar={total} />
            </output>
            {isStored && total !== totalBefore && (
              <span className="block text-sm font-normal text-ink-soft">
                {texts.before(money(totalBefore))}
              </span>
            )}
          </dd>
        </div>
      </dl>
      {missingToMinimum > 0 && (
        <p className="mt-2 text-sm text-[#7a4d00]">{texts.missing(money(missingToMinimum))}</p>
      )}
    </>
  );
}

function Sum({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 text-ink-soft">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function StockDifferences({ preview: { stock } }: { readonly preview: OrderPreview }) {
  const texts = useOrderEditorTexts();
  const locale = useStaffLocale();
  if (stock.length === 0) return null;
  return (
    <section className="mt-2 border-t border-line pt-3 text-sm">
      <h3 className="mb-1 font-medium">{texts.stock}</h3>
      <ul className="grid gap-1">
        {stock.map(({ productId, name, pieces, stock: left }) => {
          const isShort = left + pieces < 0;
          return (
            <li key={productId} className={isShort ? 'text-negative' : 'text-ink-soft'}>
              <bdi>{name[locale]}</bdi>
              {': '}
              {pieces > 0 && texts.stockReturned(pieces)}
              {pieces < 0 &&
                (isShort ? texts.stockShort(-pieces, left) : texts.stockTaken(-pieces, left + pieces))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
