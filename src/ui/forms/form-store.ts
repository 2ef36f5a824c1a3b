import { isSameData } from './same-data.ts';
import { valueAt, withValueAt } from './value-at.ts';

export interface FormState<Values, FieldError> {
  readonly values: Values;
  /** By the path of the field, for example 'lines.0.quantity'. */
  readonly errors: ReadonlyMap<string, FieldError>;
}

/** One entry of a field array. */
export interface FormRow<Value> {
  /** Identifies the row for as long as it exists, wherever it moves. */
  readonly key: string;
  /** The value when rows were last added, removed or moved; typing does not change it. */
  readonly initial: Value;
}

/**
 * Observable state of one form: values by path, the base they are compared with, field errors and field arrays.
 * States are immutable, so a component that selects a part is rendered again only when that part changes.
 */
export class FormStore<Values extends object, FieldError = string> {
  #state: FormState<Values, FieldError>;
  #base: Values;
  #rows = new Map<string, readonly FormRow<unknown>[]>();
  #lastKey = 0;
  readonly #listeners = new Set<() => void>();

  /** `base` is what the form counts as unchanged; a restored draft differs from it. */
  constructor(values: Values, base: Values = values) {
    this.#state = { values, errors: new Map() };
    this.#base = base;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): FormState<Values, FieldError> => this.#state;

  get values(): Values {
    return this.#state.values;
  }

  get base(): Values {
    return this.#base;
  }

  get isDirty(): boolean {
    return !isSameData(this.values, this.#base);
  }

  /** Starts over from another base, without errors. */
  reset(base: Values, values: Values = base): void {
    this.#base = base;
    this.#rows = new Map();
    this.#setState({ values, errors: new Map() });
  }

  /** Sets the value at a path, and clears the errors at it and below. */
  setValue(path: string, value: unknown): void {
    const values = withValueAt(this.values, path.split('.'), value) as Values;
    this.#setState({ values, errors: this.#errorsOutside([path]) });
  }

  /** Sets some fields of the top level, and clears their errors. */
  setValues(fields: Partial<Values>): void {
    this.#setState({
      values: { ...this.values, ...fields },
      errors: this.#errorsOutside(Object.keys(fields)),
    });
  }

  /** Replaces the errors of all fields. */
  setErrors(errors: ReadonlyMap<string, FieldError>): void {
    this.#setState({ values: this.values, errors });
  }

  setError(path: string, error: FieldError | undefined): void {
    const errors = new Map(this.#state.errors);
    if (error === undefined) errors.delete(path);
    else errors.set(path, error);
    this.setErrors(errors);
  }

  /** Clears the errors at some paths and below them. */
  clearErrors(...paths: string[]): void {
    this.setErrors(this.#errorsOutside(paths));
  }

  /** The rows of the field array at a path. Keys are stable until the number of rows changes from outside. */
  getRows(path: string): readonly FormRow<unknown>[] {
    const values = this.#arrayAt(path);
    const known = this.#rows.get(path);
    if (known?.length === values.length) return known;
    const rows = values.map((initial) => ({ key: this.#newKey(), initial }));
    this.#rows.set(path, rows);
    return rows;
  }

  insertRow(path: string, index: number, value: unknown): void {
    this.#changeRows(path, (rows) => rows.toSpliced(index, 0, { key: this.#newKey(), initial: value }));
  }

  removeRow(path: string, index: number): void {
    this.#changeRows(path, (rows) => rows.toSpliced(index, 1));
  }

  /** Puts the rows into another order, given by their keys. */
  orderRows(path: string, keys: readonly string[]): void {
    this.#changeRows(path, (rows) => rows.toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key)));
  }

  /** Changes the list of rows; what was typed and the errors of the rows that stay move along. */
  #changeRows(
    path: string,
    change: (rows: readonly FormRow<unknown>[]) => readonly FormRow<unknown>[],
  ): void {
    const values = this.#arrayAt(path);
    const before = this.getRows(path).map(({ key }, index) => ({ key, initial: values[index] }));
    const rows = change(before);
    const errors = this.#errorsOutside([path]);
    before.forEach(({ key }, index) => {
      const place = rows.findIndex((row) => row.key === key);
      if (place === -1) return;
      for (const [field, error] of this.#errorsBelow(`${path}.${index}`)) {
        errors.set(`${path}.${place}${field}`, error);
      }
    });
    this.#rows.set(path, rows);
    const moved = rows.map(({ initial }) => initial);
    this.#setState({ values: withValueAt(this.values, path.split('.'), moved) as Values, errors });
  }

  #arrayAt(path: string): readonly unknown[] {
    return (valueAt(this.values, path.split('.')) as readonly unknown[] | undefined) ?? [];
  }

  #newKey(): string {
    this.#lastKey += 1;
    return String(this.#lastKey);
  }

  #errorsOutside(paths: readonly string[]): Map<string, FieldError> {
    return new Map(
      [...this.#state.errors].filter(([field]) => !paths.some((path) => isAtOrBelow(field, path))),
    );
  }

  /** Errors at a path and below, by the rest of their path. */
  #errorsBelow(path: string): (readonly [string, FieldError])[] {
    return [...this.#state.errors]
      .filter(([field]) => isAtOrBelow(field, path))
      .map(([field, error]) => [field.slice(path.length), error]);
  }

  #setState(state: FormState<Values, FieldError>): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function isAtOrBelow(field: string, path: string): boolean {
  return field === path || field.startsWith(`${path}.`);
}
