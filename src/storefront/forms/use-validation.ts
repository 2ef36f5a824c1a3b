import { useState } from 'react';
import type { FormStore } from '#ui/forms/form-store.ts';
import type { FieldError, FieldErrors } from './field-errors.ts';

export interface Validation<Field extends string, Body> {
  /** How many submits were stopped by errors; each puts the error summary on top and moves the focus there. */
  readonly submitErrorCount: number;
  /** Validates one field, when it is left. */
  readonly validateField: (field: Field, body: Body) => void;
  /** Shows the errors that a submit found. */
  readonly showErrors: (errors: FieldErrors<Field>) => void;
}

/** Client-side validation of a form. The validator brings zod along, so it is loaded when it is first needed. */
export function useValidation<Field extends string, Body>(
  form: FormStore<object, FieldError>,
  loadValidator: () => Promise<{ readonly validate: (body: Body) => FieldErrors<Field> }>,
): Validation<Field, Body> {
  const [submitErrorCount, setSubmitErrorCount] = useState(0);
  return {
    submitErrorCount,
    async validateField(field, body) {
      const validator = await loadValidator().catch(() => null);
      form.setError(field, validator?.validate(body).get(field));
    },
    showErrors(errors) {
      form.setErrors(errors);
      if (errors.size > 0) setSubmitErrorCount((count) => count + 1);
    },
  };
}
