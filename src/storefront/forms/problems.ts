/** What is wrong with a field. */
export type Problem =
  | { readonly code: 'required' | 'invalid' | 'minimum' }
  | { readonly code: 'tooLong'; readonly limit: number };

export type Problems<Field extends string> = ReadonlyMap<Field, Problem>;

/** The field whose value stands at a place in the body that is sent. */
export type FindField<Field extends string> = (path: string) => Field | undefined;
