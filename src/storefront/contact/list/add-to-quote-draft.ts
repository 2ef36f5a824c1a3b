import { randomUuid } from '#ui/forms/random-uuid.ts';
import { readSessionItem, writeSessionItem } from '#ui/forms/session-item.ts';
import { quoteDraftFrom, quoteDraftKey } from '../quote-draft.ts';
import { addList, type MatchedLine, withoutList } from './draft-list.ts';

/**
 * Writes lines into the draft of the quotation request, for the page that is opened next. What the same lines have put
 * there before is replaced, so that a second press doubles nothing. Notes are added to those of the request; a plan,
 * by the fragment of its link, replaces an earlier one.
 */
export function addToQuoteDraft(
  list: readonly MatchedLine[],
  notes: readonly string[] = [],
  plan?: string,
): void {
  const stored = readSessionItem(quoteDraftKey);
  const draft = quoteDraftFrom(stored.draft);
  const { lines } = addList(withoutList(draft, list), list, randomUuid);
  const more = notes.filter((note) => !draft.notes.includes(note));
  writeSessionItem(quoteDraftKey, {
    ...stored,
    draft: {
      ...draft,
      ...lines,
      notes: [draft.notes, ...more].filter(Boolean).join('\n'),
      ...(plan !== undefined && { plan }),
    },
  });
}
