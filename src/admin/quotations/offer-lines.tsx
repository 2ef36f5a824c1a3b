import { isolateTyped } from '#i18n/isolate-latin.ts';
import { formatMoney } from '#i18n/money.ts';
import { type Dirhams, dirhamsFromQar } from '#primitives/money.ts';
import { focusControl } from '#ui/forms/focus-control.ts';
import { useFieldArray, useFormValue } from '#ui/forms/form-context.ts';
import { CloseIcon, PlusIcon } from '#ui/icons.tsx';
import { staffButton } from '../components/staff-button.ts';
import { CellError, CellInput } from '../forms/cell-input.tsx';
import { fieldId } from '../forms/form-fields.tsx';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useSalesTexts } from '../sales/sales-texts.ts';
import { DiscountCell } from './discount-cell.tsx';
import { ListImport } from './list-import.tsx';
import { useOfferTexts } from './offer-texts.ts';
import {
  type OfferLineValues,
  type OfferValues,
  offerTotals,
  productLine,
  textLine,
} from './offer-values.ts';
import { ProductSearch } from './product-search.tsx';

/** The lines of an offer. */
export function OfferLines() {
  const { quotations: texts } = useSalesTexts();
  const { rows, append, remove } = useFieldArray<OfferLineValues>('lines');
  return (
    <div className="grid gap-4">
      <ol aria-label={texts.lines} className="grid">
        {rows.map(({ key }, index) => (
          <OfferLine key={key} index={index} onRemove={() => remove(index)} />
        ))}
      </ol>
      <CellError field="lines" />
      <div id={fieldId('lines')} tabIndex={-1} className="flex flex-wrap items-start gap-2 outline-none">
        <ProductSearch
          isAdded={(id) => rows.some(({ initial }) => initial.productId === id)}
          onChoose={(product) => append(productLine(product))}
        />
        <button
          type="button"
          className={staffButton('secondary')}
          onClick={() => {
            append(textLine(''));
            focusControl(fieldId(`lines.${rows.length}.name`));
          }}
        >
          <PlusIcon />
          {texts.addText}
        </button>
        <ListImport />
      </div>
    </div>
  );
}

function OfferLine({ index, onRemove }: { readonly index: number; readonly onRemove: () => void }) {
  const sales = useSalesTexts();
  const { quotations: texts } = sales;
  const offers = useOfferTexts();
  const locale = useStaffLocale();
  const line = useFormValue(({ lines }: OfferValues) => lines[index]);
  const total = useFormValue((values: OfferValues) => offerTotals(values).lineTotals[index] ?? null);
  if (!line) return null;
  const { productId, name, translations, listPrice } = line;
  const shownName = (locale === 'ar' && translations.ar.name) || name || translations.ar.name;
  const money = (amount: Dirhams) => formatMoney(locale, amount);
  const field = (path: string) => `lines.${index}.${path}`;
  const label = (of: string) => texts.lineOf(of, index + 1);
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-3 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 self-center text-sm">
        {productId ? (
          <>
            <bdi className="font-medium">{isolateTyped(shownName)}</bdi>
            {listPrice !== null && (
              <span className="block text-ink-faint">
                {offers.listPrice(money(dirhamsFromQar(listPrice)))}
              </span>
            )}
          </>
        ) : (
          <div className="grid gap-2 sm:grid-cols-2">
            <CellInput
              field={field('name')}
              label={label(texts.nameEn)}
              placeholder={texts.nameEn}
              lang="en"
            />
            <CellInput
              field={field('translations.ar.name')}
              label={label(texts.nameAr)}
              placeholder={texts.nameAr}
              lang="ar"
            />
          </div>
        )}
        <CellError field={field('productId')} />
      </div>
      <button
        type="button"
        aria-label={texts.remove(shownName || label(sales.product))}
        onClick={onRemove}
        className="hit-area rounded-control text-ink-soft hover:bg-sunken hover:text-negative"
      >
        <CloseIcon />
      </button>
      <div className="col-span-2 grid grid-cols-2 items-start gap-3 sm:grid-cols-[5rem_1fr_1.25fr_6.5rem_1fr]">
        <CellInput
          field={field('quantity')}
          label={label(sales.quantity)}
          caption={sales.quantity}
          isNumber
        />
        <CellInput
          field={field('unitPrice')}
          label={label(sales.unitPrice)}
          caption={sales.unitPrice}
          placeholder={texts.onRequest}
          isNumber
        />
        <DiscountCell
          field={field('discount')}
          label={label(offers.discountOfLine)}
          caption={offers.discountOfLine}
        />
        <CellInput
          field={field('warrantyMonths')}
          label={label(offers.warranty)}
          caption={offers.warranty}
          {...(line.warrantyMonths === undefined && { placeholder: offers.asCatalogue })}
          isNumber
        />
        <p className="col-span-2 self-end py-3 text-end text-sm tabular-nums sm:col-span-1">
          <bdi>{total === null ? texts.onRequest : money(total)}</bdi>
        </p>
      </div>
    </li>
  );
}
