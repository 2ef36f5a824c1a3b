/** What was typed and not saved yet, with the version it was based on; kept by the tab, not by the browser. */
export interface FormDraft<Values> {
  readonly version: number | undefined;
  /** What the form showed before anything was typed. */
  readonly base: Values;
  readonly values: Values;
}

const keyOf = (name: string) => `adminDraft:${name}`;

export function findDraft<Values>(name: string): FormDraft<Values> | undefined {
  try {
    return (
      (JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as FormDraft<Values> | null) ?? undefined
    );
  } catch {
    return undefined;
  }
}

export function keepDraft<Values>(name: string, draft: FormDraft<Values>): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // Full or refused: the form itself still has it.
  }
}

export function forgetDraft(name: string): void {
  sessionStorage.removeItem(keyOf(name));
}
