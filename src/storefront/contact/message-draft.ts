const textFields = ['name', 'phone', 'email', 'subject', 'text'] as const;

/** Fields of a message; all are texts, and all are validated. */
export type MessageField = (typeof textFields)[number];
export const messageFields: readonly MessageField[] = textFields;
export type MessageDraft = Readonly<Record<MessageField, string>>;

/** Limit of restored texts, above that of any field, because other scripts can write to the storage. */
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
