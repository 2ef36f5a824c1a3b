import { type ComponentProps, type ReactNode, useState } from 'react';
import { unbrokenName } from '#i18n/unbroken-numbers.ts';
import { classNames } from '#ui/class-names.ts';
import { useField, useFieldError } from '#ui/forms/form-context.ts';
import { describedBy, FieldNotes, TextArea, TextField } from '#ui/text-field.tsx';
import { Badge } from '../components/badge.tsx';
import { Panel } from '../components/screen.tsx';
import { useGeneralTexts } from '../locale/general-texts.ts';
import { numberFrom } from './number-from.ts';

/** A group of fields under a heading. */
export function FormSection({
  title,
  intro,
  children,
}: {
  readonly title: string;
  readonly intro?: string;
  readonly children: ReactNode;
}) {
  return (
    <Panel title={title}>
      {intro && <p className="-mt-2 mb-4 max-w-prose text-sm text-ink-soft">{intro}</p>}
      <div className="grid gap-4">{children}</div>
    </Panel>
  );
}

interface FieldProps {
  /** Path in the form's values. */
  readonly field: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isOptional?: boolean;
  readonly className?: string;
}

/** Id, error and optional mark of a field. */
export function useFormFieldFrame(field: string, isOptional: boolean) {
  const texts = useGeneralTexts();
  return {
    id: fieldId(field),
    error: useFieldError(field),
    optional: isOptional ? texts.optional : undefined,
  };
}

/** Id of the control of a field; the focus goes there when the server rejects the field. */
export function fieldId(field: string): string {
  return `field-${field.replaceAll('.', '-')}`;
}

/** Attributes that bind a text control to the value at a path. */
export function useTextInput(field: string) {
  const { value, setValue } = useField(field);
  return {
    name: field,
    value: String(value ?? ''),
    onChange: (event: { readonly target: { readonly value: string } }) => setValue(event.target.value),
  };
}

/** Attributes that bind a control to a number, see `numberFrom`. */
export function useNumberInput(field: string) {
  const { value, setValue } = useField(field);
  const [typed, setTyped] = useState('');
  return {
    name: field,
    // '1.' and '1.0' stay as typed while they equal the value.
    value: Object.is(numberFrom(typed), value) ? typed : String(value ?? ''),
    onChange: (event: { readonly target: { readonly value: string } }) => {
      setTyped(event.target.value);
      setValue(numberFrom(event.target.value));
    },
  };
}

type InputProps = Pick<
  ComponentProps<'input'>,
  'type' | 'dir' | 'lang' | 'inputMode' | 'autoComplete' | 'placeholder' | 'spellCheck'
>;

export function FormText({
  field,
  label,
  hint,
  isOptional = false,
  className,
  ...input
}: FieldProps & InputProps) {
  return (
    <TextField
      {...useFormFieldFrame(field, isOptional)}
      label={label}
      hint={hint}
      {...(className && { className })}
      dir="auto"
      {...input}
      {...useTextInput(field)}
    />
  );
}

/** A key or the end of an address, in Latin letters. The example in its hint stays on one line. */
export function FormKey({ hint, ...field }: FieldProps) {
  return <FormText {...field} hint={hint && unbrokenName(hint)} dir="ltr" spellCheck={false} />;
}

export function FormArea({
  field,
  label,
  hint,
  isOptional = false,
  className,
  rows = 4,
  ...area
}: FieldProps & { readonly rows?: number } & Pick<ComponentProps<'textarea'>, 'dir' | 'lang'>) {
  return (
    <TextArea
      {...useFormFieldFrame(field, isOptional)}
      label={label}
      hint={hint}
      rows={rows}
      {...(className && { className })}
      dir="auto"
      {...area}
      {...useTextInput(field)}
    />
  );
}

/** Number field, also for Arabic digits; empty is null. What is no number stays text and is rejected by the server. */
export function FormNumber({ field, label, hint, isOptional = false, className }: FieldProps) {
  return (
    <TextField
      {...useFormFieldFrame(field, isOptional)}
      label={label}
      hint={hint}
      {...(className && { className })}
      inputMode="decimal"
      dir="ltr"
      autoComplete="off"
      {...useNumberInput(field)}
    />
  );
}

export function FormSelect({
  field,
  label,
  hint,
  isOptional = false,
  className,
  children,
}: FieldProps & { readonly children: ReactNode }) {
  const { value, setValue } = useField(field);
  const { id, error, optional } = useFormFieldFrame(field, isOptional);
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 flex items-baseline gap-2 text-sm font-medium">
        {label}
        {optional && <span className="font-normal text-ink-faint">{optional}</span>}
      </label>
      <select
        id={id}
        {...describedBy({ id, hint, error })}
        name={field}
        value={String(value ?? '')}
        onChange={(event) => setValue(event.target.value || null)}
        className={classNames(
          'h-12 w-full rounded-control border bg-surface px-3',
          error ? 'border-negative' : 'border-line-strong hover:border-ink',
        )}
      >
        {children}
      </select>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

export function FormCheck({ field, label, hint }: FieldProps) {
  const { value, setValue } = useField(field);
  const { id, error } = useFormFieldFrame(field, false);
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          id={id}
          type="checkbox"
          {...describedBy({ id, hint, error })}
          name={field}
          checked={Boolean(value)}
          onChange={(event) => setValue(event.target.checked)}
          className="size-5 accent-accent"
        />
        {label}
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

interface BilingualFieldProps {
  readonly label: string;
  /** Path of the English text. */
  readonly en: string;
  /** Path of the Arabic text. */
  readonly ar: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
  /** Rows of a textarea; an input without it. */
  readonly rows?: number;
}

/** English and Arabic field side by side; a missing Arabic text is marked. */
export function BilingualField({ label, en, ar, hint, isOptional = false, rows }: BilingualFieldProps) {
  const texts = useGeneralTexts();
  const english = useField(en).value;
  const arabic = useField(ar).value;
  const isMissing = Boolean(english) && !arabic;
  const languages = [
    { field: en, name: texts.english, lang: 'en', dir: 'ltr' },
    { field: ar, name: texts.arabic, lang: 'ar', dir: 'rtl' },
  ] as const;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {languages.map(({ field, name, lang, dir }) => {
        const props = { field, label: `${label} (${name})`, hint, isOptional, lang, dir };
        return (
          <div key={lang}>
            {rows ? <FormArea {...props} rows={rows} /> : <FormText {...props} />}
            {lang === 'ar' && isMissing && (
              <p className="mt-1.5">
                <Badge tone="waiting">{texts.lacksArabic}</Badge>
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}
