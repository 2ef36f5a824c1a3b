import { FormField, type FormFieldProps } from '#storefront/forms/form-field.tsx';
import type { TextFieldName } from '../order-draft.ts';

/** FormField whose name is a text field of the order draft. */
export function DraftField(props: FormFieldProps & { readonly field: TextFieldName }) {
  return <FormField {...props} />;
}
