import { createContext, use } from 'react';

/** How a field finds its id, value, error and handlers by its name. */
export interface FormFields {
  /** The id of the control. */
  readonly idOf: (field: string) => string;
  readonly textOf: (field: string) => string;
  readonly errorOf: (field: string) => string | undefined;
  readonly onValue: (field: string, value: string) => void;
  /** Called when a field that is not empty loses the focus. */
  readonly validate: (field: string) => void;
  /** The text behind the label of an optional field. */
  readonly optional: string;
}

const FormFieldsContext = createContext<FormFields | null>(null);
export const FormFieldsProvider = FormFieldsContext;

export function useFormFields(): FormFields {
  const fields = use(FormFieldsContext);
  if (!fields) throw new Error('fields of a form must be rendered inside FormFieldsProvider');
  return fields;
}

export function useFormField(field: string) {
  const { idOf, textOf, errorOf, onValue, validate } = useFormFields();
  const value = textOf(field);
  return {
    id: idOf(field),
    name: field,
    value,
    error: errorOf(field),
    onValue: (next: string) => onValue(field, next),
    // An empty field is not marked as an error for having had the focus.
    onBlur: () => value.trim() !== '' && validate(field),
  };
}
