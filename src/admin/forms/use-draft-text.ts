import { useCallback, useState } from 'react';
import { deleteDraft, findDraft, saveDraft } from './form-draft.ts';

/** State of a text whose draft is stored in sessionStorage until it is sent. */
export function useDraftText(
  name: string,
): [text: string, change: (text: string) => void, forget: () => void] {
  const [draft, setDraft] = useState({ name, text: storedText(name) });
  // The name changed: another order or message has its own draft.
  const text = draft.name === name ? draft.text : storedText(name);
  const change = useCallback(
    (typed: string) => {
      setDraft({ name, text: typed });
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
