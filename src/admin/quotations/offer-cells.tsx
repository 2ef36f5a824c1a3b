import { classNames } from '#ui/class-names.ts';
import { useField } from '#ui/forms/form-context.ts';
import { useFormFieldFrame, useNumberInput, useTextInput } from '../forms/form-fields.tsx';
import { useOfferTexts } from './offer-texts.ts';

interface CellInputProps {
  readonly field: string;
  /** Accessible name, with the number of the line. */
  readonly label: string;
  readonly caption?: string;
  readonly placeholder?: string;
  readonly isNumber?: boolean;
  readonly lang?: 'en' | 'ar';
}

/** An input of a line, with its visible label above it. */
export function CellInput({ field, label, caption, placeholder, isNumber = false, lang }: CellInputProps) {
  const { id, error } = useFormFieldFrame(field, false);
  const [asText, asNumber] = [useTextInput(field), useNumberInput(field)];
  return (
    <div className="min-w-0">
      <Caption>{caption}</Caption>
      <input
        id={id}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        placeholder={placeholder}
        autoComplete="off"
        {...(isNumber ? { inputMode: 'decimal', dir: 'ltr' } : { dir: lang === 'ar' ? 'rtl' : 'ltr', lang })}
        {...(isNumber ? asNumber : asText)}
        className={cellStyle(isNumber, error)}
      />
      <CellError field={field} />
    </div>
  );
}

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
      <Caption isLarge={isLarge}>{caption}</Caption>
      <div className="flex">
        <input
          id={id}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          inputMode="decimal"
          dir="ltr"
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

function Caption({
  children,
  isLarge = false,
}: {
  readonly children: string | undefined;
  readonly isLarge?: boolean;
}) {
  return (
    children && (
      <span
        aria-hidden="true"
        className={isLarge ? 'mb-1.5 block text-sm font-medium' : 'mb-1 block truncate text-xs text-ink-soft'}
      >
        {children}
      </span>
    )
  );
}

export function CellError({ field }: { readonly field: string }) {
  const { id, error } = useFormFieldFrame(field, false);
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="mt-1 text-xs text-negative">
      {error}
    </p>
  );
}

function cellStyle(isNumber: boolean, error: string | undefined): string {
  return classNames(
    'h-11 w-full min-w-0 rounded-control border bg-surface px-3 text-sm placeholder:text-ink-faint',
    // Digits run from left to right, and are aligned to the end of their column in both languages.
    isNumber && '[text-align:-webkit-match-parent] [text-align:match-parent] tabular-nums',
    error ? 'border-negative' : 'border-line-strong hover:border-ink',
  );
}
