import type { ComponentProps } from 'react';
import { useCheckoutMessages } from '#i18n/checkout-messages.ts';
import { latinDigits } from '#primitives/latin-digits.ts';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { fieldId } from './field-places.ts';
import type { TextFieldName } from './order-draft.ts';
import { problemText } from './problem-text.ts';
import { useCheckout } from './use-checkout.ts';

/** What ties a text of the draft to its control: value, problem, and when to look for one. */
export function useDraftField(field: TextFieldName) {
  const messages = useCheckoutMessages();
  const { draft, change, check, problems, forgetProblems } = useCheckout();
  return {
    id: fieldId(field),
    name: field,
    value: draft[field],
    error: problemText(messages, field, problems.get(field)),
    onValue: (value: string) => {
      change({ [field]: value });
      forgetProblems(field);
    },
    // Nothing was typed: who only passes through is not told off.
    onLeave: () => draft[field].trim() !== '' && check(field),
  };
}

interface DraftFieldProps
  extends Pick<
    ComponentProps<typeof TextField>,
    'label' | 'hint' | 'className' | 'autoComplete' | 'inputMode' | 'dir' | 'type' | 'autoCapitalize'
  > {
  readonly field: TextFieldName;
  readonly isOptional?: boolean;
  /** Digits of Arabic keyboards are shown as Latin ones when the field is left. */
  readonly isNumber?: boolean;
}

export function DraftField({ field, isOptional = false, isNumber = false, ...rest }: DraftFieldProps) {
  const { optional } = useCheckoutMessages();
  const { onValue, onLeave, ...bound } = useDraftField(field);
  return (
    <TextField
      {...bound}
      {...rest}
      optional={isOptional ? optional : undefined}
      required={!isOptional}
      enterKeyHint="next"
      // The schema speaks of a text that is too long; nothing that is pasted is cut off without a word.
      onChange={(event) => onValue(event.target.value)}
      onBlur={() => {
        if (isNumber && latinDigits(bound.value) !== bound.value) onValue(latinDigits(bound.value));
        onLeave();
      }}
    />
  );
}

export function DraftNotes({ label, hint }: { readonly label: string; readonly hint: string }) {
  const { optional } = useCheckoutMessages();
  const { onValue, onLeave, ...bound } = useDraftField('notes');
  return (
    <TextArea
      {...bound}
      label={label}
      hint={hint}
      optional={optional}
      rows={3}
      dir="auto"
      onChange={(event) => onValue(event.target.value)}
      onBlur={onLeave}
    />
  );
}
