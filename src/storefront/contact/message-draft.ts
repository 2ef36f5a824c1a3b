const textFields = ['name', 'phone', 'email', 'subject', 'text'] as const;

/** All of a message is text, and everything in it can be wrong. */
export type MessageField = (typeof textFields)[number];
export const messageFields: readonly MessageField[] = textFields;
export type MessageDraft = Readonly<Record<MessageField, string>>;

/** Longer than any field may be; a storage that was filled by others must not slow the page down. */
const longestText = 6_000;

export function messageDraftFrom(stored: unknown): MessageDraft {
  const known = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  return Object.fromEntries(
    textFields.map((field) => {
      const text = known[field];
      return [field, typeof text === 'string' ? text.slice(0, longestText) : ''];
    }),
  ) as MessageDraft;
}

export function findMessageFieldAt(path: string): MessageField | undefined {
  return textFields.find((field) => field === path);
}
