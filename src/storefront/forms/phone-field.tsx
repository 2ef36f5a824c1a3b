import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { TextField } from '#ui/text-field.tsx';
import { useFormField, useFormFields } from './form-fields.ts';
import { formatTypedPhone } from './typed-phone.ts';

/** As soon as it is there; until then the number stands as it is typed. */
let format: ((digits: string) => string) | undefined;

interface PhoneFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
}

/** Writes a phone number as one reads it, while it is typed, without moving the cursor from its digit. */
export function PhoneField({ label, hint, isOptional = false }: PhoneFieldProps) {
  const { optional } = useFormFields();
  const { onValue, onLeave, ...bound } = useFormField('phone');
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  // React sets the value, after which browsers move the cursor to the end.
  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function onChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    const isComposing = (nativeEvent as InputEvent).isComposing;
    const typed = { value: target.value, caret: target.selectionStart ?? target.value.length };
    const written = format && !isComposing ? formatTypedPhone(typed, format) : typed;
    caret.current = written.caret;
    onValue(written.value);
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
        import('./phone-typing.ts').then(
          ({ formatPhone }) => {
            format = formatPhone;
          },
          () => undefined,
        );
      }}
      onChange={onChange}
      onBlur={() => {
        // What was pasted or filled in before the rules were there.
        if (format) onValue(formatTypedPhone({ value: bound.value, caret: 0 }, format).value);
        onLeave();
      }}
    />
  );
}
