import { classNames } from '#ui/class-names.ts';
import { useFormFieldFrame, useNumberInput, useTextInput } from './form-fields.tsx';

interface CellInputProps {
  readonly field: string;
  /** Accessible name, with the number of the line. */
  readonly label: string;
  readonly caption?: string;
  readonly placeholder?: string;
  readonly isNumber?: boolean;
  readonly lang?: 'en' | 'ar';
}

/** An input of a line of a list, with its visible label above it. */
export function CellInput({ field, label, caption, placeholder, isNumber = false, lang }: CellInputProps) {
  const { id, error } = useFormFieldFrame(field, false);
  const [asText, asNumber] = [useTextInput(field), useNumberInput(field)];
  return (
    <div className="min-w-0">
      <CellCaption>{caption}</CellCaption>
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

/** The visible label of an input whose accessible name says more. */
export function CellCaption({
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

/** What is wrong with a field of a line, below its input. */
export function CellError({ field }: { readonly field: string }) {
  const { id, error } = useFormFieldFrame(field, false);
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="mt-1 text-xs text-negative">
      {error}
    </p>
  );
}

export function cellStyle(isNumber: boolean, error: string | undefined): string {
  return classNames(
    'h-11 w-full min-w-0 rounded-control border bg-surface px-3 text-sm placeholder:text-ink-faint',
    // Digits run from left to right, and are aligned to the end of their column in both languages.
    isNumber && '[text-align:-webkit-match-parent] [text-align:match-parent] tabular-nums',
    error ? 'border-negative' : 'border-line-strong hover:border-ink',
  );
}
