import { readSessionItem, removeSessionItem, writeSessionItem } from '#ui/forms/session-item.ts';

/** Unsaved values of a form, with the version and the values they started from. */
export interface FormDraft<Values> {
  readonly version: number | undefined;
  readonly base: Values;
  readonly values: Values;
}

const keyOf = (name: string) => `adminDraft:${name}`;

export function findDraft<Values>(name: string): FormDraft<Values> | undefined {
  const stored = readSessionItem(keyOf(name));
  return 'values' in stored ? (stored as unknown as FormDraft<Values>) : undefined;
}

export function saveDraft<Values>(name: string, draft: FormDraft<Values>): void {
  writeSessionItem(keyOf(name), draft);
}

export function deleteDraft(name: string): void {
  removeSessionItem(keyOf(name));
}
