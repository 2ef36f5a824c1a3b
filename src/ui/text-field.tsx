import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface FieldFrame {
  readonly id: string;
  readonly label: string;
  /** Text behind the label of an optional field. */
  readonly optional?: string | undefined;
  readonly hint?: string | undefined;
  /** Error message. */
  readonly error?: string | undefined;
}

/** Text keeps its own direction but is aligned to the start of the page. */
const boxStyle =
  'w-full rounded-control border bg-surface px-4 [text-align:-webkit-match-parent] [text-align:match-parent] placeholder:text-ink-faint';
/** A field for one language: its lines begin where that language does. */
const inOneLanguage = 'text-start!';
export const borderStyle = (error: string | undefined) =>
  error ? 'border-negative' : 'border-line-strong hover:border-ink';

function fieldErrorId(id: string): string {
  return `${id}-error`;
}

/** ARIA attributes that connect a control to its hint and error. */
export function describedBy({ id, hint, error }: Pick<FieldFrame, 'id' | 'hint' | 'error'>) {
  const ids = error ? fieldErrorId(id) : hint && `${id}-hint`;
  return { 'aria-describedby': ids, 'aria-invalid': error ? true : undefined };
}

/** Text input with label, hint and error message. */
export function TextField({
  id,
  label,
  optional,
  hint,
  error,
  className,
  ...input
}: FieldFrame & Omit<ComponentProps<'input'>, 'id'>) {
  return (
    <div className={className}>
      <FieldLabel id={id} label={label} optional={optional} />
      <input
        id={id}
        {...describedBy({ id, hint, error })}
        {...input}
        className={classNames(boxStyle, input.lang && inOneLanguage, 'h-12', borderStyle(error))}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

export function TextArea({
  id,
  label,
  optional,
  hint,
  error,
  className,
  ...area
}: FieldFrame & Omit<ComponentProps<'textarea'>, 'id'>) {
  return (
    <div className={className}>
      <FieldLabel id={id} label={label} optional={optional} />
      <textarea
        id={id}
        {...describedBy({ id, hint, error })}
        {...area}
        // Grows with the text, which a phone would cut off.
        className={classNames(
          boxStyle,
          area.lang && inOneLanguage,
          'field-sizing-content block max-h-[60dvh] py-3',
          (area.rows ?? 0) > 4 ? 'min-h-42' : 'min-h-28',
          borderStyle(error),
        )}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

export function FieldLabel({ id, label, optional }: Pick<FieldFrame, 'id' | 'label' | 'optional'>) {
  return (
    <label htmlFor={id} className="mb-1.5 flex items-baseline gap-2 text-sm font-medium">
      {label}
      {optional && <span className="font-normal text-ink-faint">{optional}</span>}
    </label>
  );
}

export function FieldNotes({ id, hint, error }: Pick<FieldFrame, 'id' | 'hint' | 'error'>) {
  return (
    <>
      {hint && !error && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-faint">
          {hint}
        </p>
      )}
      <FieldError id={id}>{error}</FieldError>
    </>
  );
}

function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <p id={fieldErrorId(id)} className="mt-1.5 text-sm text-negative">
      {children}
    </p>
  );
}
