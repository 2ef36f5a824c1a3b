/** What is wrong with a field; its message is chosen where it is shown, in the language of the page. */
export type FieldError =
  | { readonly code: 'required' | 'invalid' | 'minimum' }
  | { readonly code: 'tooLong'; readonly limit: number };

export type FieldErrors<Field extends string> = ReadonlyMap<Field, FieldError>;

/** Maps a path in the request body to the field that its value comes from. */
export type FindField<Field extends string> = (path: string) => Field | undefined;

/** The error messages of one form. */
export interface ErrorTexts<Field extends string> {
  readonly summary: (count: number) => string;
  readonly required: Readonly<Record<Field, string>>;
  readonly invalid: Readonly<Record<Field, string>>;
  readonly tooLong: (limit: number) => string;
}

export function fieldErrorMessage<Field extends string>(
  texts: ErrorTexts<Field>,
  field: Field,
  error: FieldError | undefined,
): string | undefined {
  if (!error) return undefined;
  if (error.code === 'tooLong') return texts.tooLong(error.limit);
  return error.code === 'required' ? texts.required[field] : texts.invalid[field];
}
