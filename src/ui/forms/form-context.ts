import { createContext, use, useSyncExternalStore } from 'react';
import type { FormRow, FormState, FormStore } from './form-store.ts';
import { valueAt } from './value-at.ts';

const FormContext = createContext<FormStore<object> | null>(null);

/** Makes the store of a form available to its fields. */
export const FormProvider = FormContext;

export function useFormStore<Values extends object>(): FormStore<Values> {
  const store = use(FormContext);
  if (!store) throw new Error('fields of a form must be rendered inside FormProvider');
  // The context carries one type for all forms; a field names the type of the form that it belongs to.
  return store as FormStore<Values>;
}

/** Values and errors of a form, for a component that depends on all of them. */
export function useFormState<Values extends object, FieldError>(
  form: FormStore<Values, FieldError>,
): FormState<Values, FieldError> {
  return useSyncExternalStore(form.subscribe, form.getState, form.getState);
}

/** A part of the values. The selector returns what lies in them, not a new object, so that it compares as equal. */
export function useFormValue<Values extends object, Part>(select: (values: Values) => Part): Part {
  const { subscribe, getState } = useFormStore<Values>();
  return useSyncExternalStore(subscribe, () => select(getState().values));
}

/** Value, error and setter of the field at a path. */
export function useField(path: string) {
  const store = useFormStore();
  return {
    value: useFormValue((values) => valueAt(values, path.split('.'))),
    error: useFieldError(path),
    setValue: (value: unknown) => store.setValue(path, value),
  };
}

export function useFieldError(path: string): string | undefined {
  const { subscribe, getState } = useFormStore();
  return useSyncExternalStore(subscribe, () => getState().errors.get(path));
}

export function useFieldErrors(): ReadonlyMap<string, string> {
  const { subscribe, getState } = useFormStore();
  return useSyncExternalStore(subscribe, () => getState().errors);
}

/** The rows of a list within the form, and the operations on them. */
export function useFieldArray<Value>(path: string) {
  const store = useFormStore();
  const rows = useSyncExternalStore(store.subscribe, () => store.getRows(path) as readonly FormRow<Value>[]);
  return {
    rows,
    append: (value: Value) => store.insertRow(path, store.getRows(path).length, value),
    insert: (index: number, value: Value) => store.insertRow(path, index, value),
    remove: (index: number) => store.removeRow(path, index),
    reorder: (keys: readonly string[]) => store.orderRows(path, keys),
  };
}
