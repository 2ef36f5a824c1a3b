import { FormField, type FormFieldProps } from '#storefront/forms/form-field.tsx';
import type { TextFieldName } from '../order-draft.ts';

/** A field of the order, by a name that the draft knows. */
export function DraftField(props: FormFieldProps & { readonly field: TextFieldName }) {
  return <FormField {...props} />;
}
