import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { TextField } from '#ui/text-field.tsx';
import { useFormField, useFormFields } from './field-context.ts';
import { formatPhoneInput } from './format-phone-input.ts';

/** Loaded on first focus; until then the number stays as it is typed. */
let format: ((digits: string) => string) | undefined;

interface PhoneFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
}

/** Formats a phone number while it is typed and keeps the cursor behind its digit. */
export function PhoneField({ label, hint, isOptional = false }: PhoneFieldProps) {
  const { optional } = useFormFields();
  const { onValue, onBlur, ...bound } = useFormField('phone');
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  // React sets the value, and browsers then move the cursor to the end.
  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function onChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    const isComposing = (nativeEvent as InputEvent).isComposing;
    const typed = { value: target.value, caret: target.selectionStart ?? target.value.length };
    const formatted = format && !isComposing ? formatPhoneInput(typed, format) : typed;
    caret.current = formatted.caret;
    onValue(formatted.value);
  }

  return (
    <TextField
      {...bound}
      ref={input}
      label={label}
      hint={hint}
      optional={isOptional ? optional : undefined}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      enterKeyHint="next"
      dir="ltr"
      required={!isOptional}
      onFocus={() => {
        import('./format-phone.ts').then(
          ({ formatPhone }) => {
            format = formatPhone;
          },
          () => undefined,
        );
      }}
      onChange={onChange}
      onBlur={() => {
        // What was pasted or autofilled before the format was loaded.
        if (format) onValue(formatPhoneInput({ value: bound.value, caret: 0 }, format).value);
        onBlur();
      }}
    />
  );
}
