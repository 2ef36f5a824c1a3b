import { classNames } from '#ui/class-names.ts';
import { useField } from '#ui/forms/form-context.ts';
import { CellCaption, CellError, cellStyle } from '../forms/cell-input.tsx';
import { useFormFieldFrame, useNumberInput } from '../forms/form-fields.tsx';
import { useOfferTexts } from './offer-texts.ts';

interface DiscountCellProps {
  /** Path of the discount, which has a kind and a value. */
  readonly field: string;
  readonly label: string;
  readonly caption: string;
  /** As large as the fields of a form, beside which it stands. */
  readonly isLarge?: boolean;
}

/** A discount as an amount or a percentage. */
export function DiscountCell({ field, label, caption, isLarge = false }: DiscountCellProps) {
  const texts = useOfferTexts();
  const { id, error } = useFormFieldFrame(`${field}.value`, false);
  const input = useNumberInput(`${field}.value`);
  const { value: kind, setValue: setKind } = useField(`${field}.kind`);
  return (
    <div className="min-w-0">
      <CellCaption isLarge={isLarge}>{caption}</CellCaption>
      <div className="flex">
        <input
          id={id}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          inputMode="decimal"
          autoComplete="off"
          {...input}
          className={classNames(cellStyle(true, error), 'rounded-e-none', isLarge && 'h-12 text-base')}
        />
        <select
          aria-label={texts.discountUnit(label)}
          value={String(kind)}
          onChange={(event) => setKind(event.target.value)}
          className={classNames(
            'rounded-e-control border border-s-0 border-line-strong bg-surface px-1.5 text-sm hover:border-ink',
            isLarge ? 'h-12' : 'h-11',
          )}
        >
          <option value="amount">{texts.units.amount}</option>
          <option value="percent">{texts.units.percent}</option>
        </select>
      </div>
      <CellError field={`${field}.value`} />
    </div>
  );
}
