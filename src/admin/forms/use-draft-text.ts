import { useCallback, useState } from 'react';
import { deleteDraft, findDraft, saveDraft } from './form-draft.ts';

/** A text that is being written: the tab keeps it until it is sent, through a reload and a new sign-in. */
export function useDraftText(
  name: string,
): [text: string, change: (text: string) => void, forget: () => void] {
  const [kept, setKept] = useState({ name, text: storedText(name) });
  // Another order or message is open now, with a text of its own.
  const text = kept.name === name ? kept.text : storedText(name);
  const change = useCallback(
    (typed: string) => {
      setKept({ name, text: typed });
      if (typed === '') deleteDraft(name);
      else saveDraft(name, { version: undefined, base: '', values: typed });
    },
    [name],
  );
  return [text, change, useCallback(() => change(''), [change])];
}

function storedText(name: string): string {
  return findDraft<string>(name)?.values ?? '';
}
