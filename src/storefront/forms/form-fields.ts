import { createContext, use } from 'react';

/** What ties the fields of a form to what was typed and to what is wrong with it. */
export interface FormFields {
  /** The id of the control. */
  readonly idOf: (field: string) => string;
  readonly textOf: (field: string) => string;
  readonly errorOf: (field: string) => string | undefined;
  readonly onValue: (field: string, value: string) => void;
  /** Called when a field is left with something in it. */
  readonly check: (field: string) => void;
  /** The word behind the label of a field that may stay empty. */
  readonly optional: string;
}

const FormFieldsContext = createContext<FormFields | null>(null);
export const FormFieldsProvider = FormFieldsContext;

export function useFormFields(): FormFields {
  const fields = use(FormFieldsContext);
  if (!fields) throw new Error('the fields of a form stand inside FormFieldsProvider');
  return fields;
}

export function useFormField(field: string) {
  const { idOf, textOf, errorOf, onValue, check } = useFormFields();
  const value = textOf(field);
  return {
    id: idOf(field),
    name: field,
    value,
    error: errorOf(field),
    onValue: (next: string) => onValue(field, next),
    // Nothing was typed: who only passes through is not told off.
    onLeave: () => value.trim() !== '' && check(field),
  };
}
