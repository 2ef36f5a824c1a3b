import { formatMoney } from '#i18n/money.ts';
import { dirhamsFromQar } from '#primitives/money.ts';
import { classNames } from '#ui/class-names.ts';
import { focusControl } from '#ui/forms/focus-control.ts';
import { useFieldArray, useFormValue } from '#ui/forms/form-context.ts';
import { CloseIcon, PlusIcon } from '#ui/icons.tsx';
import { staffButton } from '../components/staff-button.ts';
import { fieldId, useFormFieldFrame, useNumberInput, useTextInput } from '../forms/form-fields.tsx';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useSalesTexts } from '../sales/sales-texts.ts';
import type { OfferLineValues, OfferValues } from './offer-values.ts';
import { ProductSearch } from './product-search.tsx';

/** The lines of an offer. */
export function OfferLines() {
  const sales = useSalesTexts();
  const { quotations: texts } = sales;
  const { rows, append, remove } = useFieldArray<OfferLineValues>('lines');
  return (
    <div className="grid gap-4">
      <div
        aria-hidden="true"
        className="-mb-3 hidden gap-x-3 border-b border-line pb-2 text-xs text-ink-soft md:grid md:grid-cols-[minmax(0,1fr)_5.5rem_8rem_8.5rem_2.75rem]"
      >
        <span>{sales.product}</span>
        <span className="text-end">{sales.quantity}</span>
        <span className="text-end">{sales.unitPrice}</span>
        <span className="text-end">{sales.amount}</span>
      </div>
      <ol aria-label={texts.lines} className="grid">
        {rows.map(({ key }, index) => (
          <OfferLine key={key} index={index} onRemove={rows.length > 1 ? () => remove(index) : undefined} />
        ))}
      </ol>
      <div className="flex flex-wrap items-start gap-2">
        <ProductSearch
          isAdded={(id) => rows.some(({ initial }) => initial.productId === id)}
          onChoose={({ id, name, translations, price }) =>
            append({
              productId: id,
              name,
              translations: { ar: { name: translations.ar.name } },
              quantity: 1,
              unitPrice: price,
            })
          }
        />
        <button
          type="button"
          className={staffButton('secondary')}
          onClick={() => {
            append({
              productId: null,
              name: '',
              translations: { ar: { name: '' } },
              quantity: 1,
              unitPrice: null,
            });
            focusControl(fieldId(`lines.${rows.length}.name`));
          }}
        >
          <PlusIcon />
          {texts.addText}
        </button>
      </div>
    </div>
  );
}

function OfferLine({
  index,
  onRemove,
}: {
  readonly index: number;
  readonly onRemove: (() => void) | undefined;
}) {
  const sales = useSalesTexts();
  const { quotations: texts } = sales;
  const locale = useStaffLocale();
  const line = useFormValue(({ lines }: OfferValues) => lines[index]);
  if (!line) return null;
  const { productId, name, translations, quantity, unitPrice } = line;
  const shownName = (locale === 'ar' && translations.ar.name) || name;
  const sum =
    typeof unitPrice === 'number' && Number.isFinite(quantity)
      ? formatMoney(locale, dirhamsFromQar(unitPrice) * quantity)
      : texts.onRequest;
  const field = (path: string) => `lines.${index}.${path}`;
  const label = (of: string) => texts.lineOf(of, index + 1);
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-3 gap-y-2 border-b border-line py-3 md:grid-cols-[minmax(0,1fr)_5.5rem_8rem_8.5rem_2.75rem]">
      <div className="min-w-0 self-center text-sm">
        {productId ? (
          <bdi className="font-medium">{shownName}</bdi>
        ) : (
          <div className="grid gap-2">
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
      <div className="order-last col-span-2 grid grid-cols-[5rem_1fr_1fr] items-start gap-3 md:order-none md:col-span-3 md:grid-cols-subgrid">
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
        <p className="self-end py-3 text-end text-sm tabular-nums md:self-center md:py-0">
          <bdi>{sum}</bdi>
        </p>
      </div>
      {onRemove ? (
        <button
          type="button"
          aria-label={texts.remove(shownName || label(sales.product))}
          onClick={onRemove}
          className="hit-area rounded-control text-ink-soft hover:bg-sunken hover:text-negative"
        >
          <CloseIcon />
        </button>
      ) : (
        <span className="w-11" />
      )}
    </li>
  );
}

interface CellInputProps {
  readonly field: string;
  /** Accessible name; the visible label is the column header. */
  readonly label: string;
  /** Visible label on a phone, where columns have no header. */
  readonly caption?: string;
  readonly placeholder?: string;
  readonly isNumber?: boolean;
  readonly lang?: 'en' | 'ar';
}

function CellInput({ field, label, caption, placeholder, isNumber = false, lang }: CellInputProps) {
  const { id, error } = useFormFieldFrame(field, false);
  const [asText, asNumber] = [useTextInput(field), useNumberInput(field)];
  return (
    <div className={isNumber ? 'min-w-0 text-end' : 'min-w-0'}>
      {caption && (
        <span aria-hidden="true" className="mb-1 block text-xs text-ink-soft md:hidden">
          {caption}
        </span>
      )}
      <input
        id={id}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        placeholder={placeholder}
        autoComplete="off"
        {...(isNumber ? { inputMode: 'decimal', dir: 'ltr' } : { dir: lang === 'ar' ? 'rtl' : 'ltr', lang })}
        {...(isNumber ? asNumber : asText)}
        className={classNames(
          'h-11 w-full min-w-0 rounded-control border bg-surface px-3 text-sm placeholder:text-ink-faint',
          // Digits run from left to right, and are aligned to the end of their column in both languages.
          isNumber && '[text-align:-webkit-match-parent] [text-align:match-parent] tabular-nums',
          error ? 'border-negative' : 'border-line-strong hover:border-ink',
        )}
      />
      <CellError field={field} />
    </div>
  );
}

function CellError({ field }: { readonly field: string }) {
  const { id, error } = useFormFieldFrame(field, false);
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="mt-1 text-xs text-negative">
      {error}
    </p>
  );
}
