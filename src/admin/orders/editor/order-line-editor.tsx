import { formatMoney } from '#i18n/money.ts';
import { dirhamsFromQar } from '#primitives/money.ts';
import { useFieldArray, useFormValue } from '#ui/forms/form-context.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { CellError, CellInput } from '../../forms/cell-input.tsx';
import { useFormFieldFrame } from '../../forms/form-fields.tsx';
import { useStaffLocale } from '../../locale/staff-locale.tsx';
import { ProductSearch } from '../../quotations/product-search.tsx';
import { Money } from '../../sales/money.tsx';
import { useSalesTexts } from '../../sales/sales-texts.ts';
import { useOrderEditorTexts } from './order-editor-texts.ts';
import type { EditorLine } from './order-values.ts';

interface OrderLineEditorProps {
  /** Lines that were ordered: one that is removed and added again has its old price. */
  readonly ordered: readonly EditorLine[];
  /** Pieces left of a product, as far as they are known. */
  readonly stockOf: (productId: string) => number | undefined;
}

/**
 * Lines of an order in a form whose values have `lines`: quantities, removing, and adding from the catalogue by search.
 * Amounts and stock come from the server; the editor itself computes the amount of a line only.
 */
export function OrderLineEditor({ ordered, stockOf }: OrderLineEditorProps) {
  const texts = useOrderEditorTexts();
  const { rows, append, remove } = useFieldArray<EditorLine>('lines');
  const { error, id } = useFormFieldFrame('lines', false);
  return (
    <div className="grid gap-4">
      {rows.length === 0 && <p className="text-sm text-ink-soft">{texts.noLines}</p>}
      <ol id={id} tabIndex={-1} aria-label={texts.lines} className="grid outline-none">
        {rows.map(({ key }, index) => (
          <Line key={key} index={index} stockOf={stockOf} onRemove={() => remove(index)} />
        ))}
      </ol>
      {error && <p className="text-sm text-negative">{error}</p>}
      <div>
        <ProductSearch
          isAdded={(productId) => rows.some(({ initial }) => initial.productId === productId)}
          onChoose={({ id: productId, sku, name, translations, price }) => {
            const former = ordered.find((line) => line.productId === productId);
            append(
              former ?? {
                lineId: null,
                productId,
                sku,
                name: { en: name, ar: translations.ar.name || name },
                unitPrice: price,
                quantity: 1,
              },
            );
          }}
        />
      </div>
    </div>
  );
}

interface LineProps {
  readonly index: number;
  readonly stockOf: OrderLineEditorProps['stockOf'];
  readonly onRemove: () => void;
}

function Line({ index, stockOf, onRemove }: LineProps) {
  const texts = useOrderEditorTexts();
  const { quotations } = useSalesTexts();
  const locale = useStaffLocale();
  const line = useFormValue(({ lines }: { readonly lines: readonly EditorLine[] }) => lines[index]);
  if (!line) return null;
  const { lineId, productId, sku, name, unitPrice, quantity } = line;
  const stock = productId === null ? undefined : stockOf(productId);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 border-b border-line py-3 sm:grid-cols-[minmax(0,1fr)_6rem_8.5rem_2.75rem]">
      <div className="min-w-0 text-sm">
        <bdi className="font-medium">{name[locale]}</bdi>
        <p className="text-ink-soft">
          {sku && (
            <>
              <bdi>{sku}</bdi>
              {' · '}
            </>
          )}
          <Money qar={unitPrice} /> {lineId === null ? texts.todaysPrice : texts.asOrdered}
          {stock !== undefined && <> · {texts.left(stock)}</>}
        </p>
        <CellError field={`lines.${index}.productId`} />
      </div>
      <button
        type="button"
        aria-label={quotations.remove(name[locale])}
        onClick={onRemove}
        className="hit-area rounded-control text-ink-soft hover:bg-sunken hover:text-negative sm:order-last"
      >
        <CloseIcon />
      </button>
      <div className="w-24 sm:w-full">
        <CellInput field={`lines.${index}.quantity`} label={texts.line(texts.quantity, index + 1)} isNumber />
      </div>
      <p className="self-center text-end text-sm tabular-nums">
        <bdi>
          {Number.isInteger(quantity) && quantity > 0
            ? formatMoney(locale, dirhamsFromQar(unitPrice) * quantity)
            : '—'}
        </bdi>
      </p>
    </li>
  );
}
