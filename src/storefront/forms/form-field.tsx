import type { ComponentProps } from 'react';
import { latinDigits } from '#primitives/text/latin-digits.ts';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { useFormField, useFormFields } from './field-context.ts';

export interface FormFieldProps
  extends Pick<
    ComponentProps<typeof TextField>,
    'label' | 'hint' | 'className' | 'autoComplete' | 'inputMode' | 'dir' | 'type' | 'autoCapitalize' | 'min'
  > {
  readonly field: string;
  readonly isOptional?: boolean;
  /** Arabic digits are replaced by Latin ones on blur. */
  readonly isNumber?: boolean;
  /** Called with the value when the field loses the focus. */
  readonly onLeave?: (value: string) => void;
}

export function FormField({ field, isOptional = false, isNumber = false, onLeave, ...rest }: FormFieldProps) {
  const { optional } = useFormFields();
  const { onValue, onBlur, ...bound } = useFormField(field);
  return (
    <TextField
      {...bound}
      {...rest}
      optional={isOptional ? optional : undefined}
      required={!isOptional}
      enterKeyHint="next"
      // No maxLength, which would cut off pasted text silently; the schema reports a text that is too long.
      onChange={(event) => onValue(event.target.value)}
      onBlur={() => {
        if (isNumber && latinDigits(bound.value) !== bound.value) onValue(latinDigits(bound.value));
        onBlur();
        onLeave?.(bound.value);
      }}
    />
  );
}

interface FormAreaProps {
  readonly field: string;
  readonly label: string;
  readonly hint?: string;
  readonly rows: number;
  readonly isOptional?: boolean;
}

export function FormArea({ field, label, hint, rows, isOptional = false }: FormAreaProps) {
  const { optional } = useFormFields();
  const { onValue, onBlur, ...bound } = useFormField(field);
  return (
    <TextArea
      {...bound}
      label={label}
      hint={hint}
      optional={isOptional ? optional : undefined}
      required={!isOptional}
      rows={rows}
      dir="auto"
      onChange={(event) => onValue(event.target.value)}
      onBlur={onBlur}
    />
  );
}
