/** The id of a list's section, which is the fragment of a link to it. */
export function listElementId(listId: string): string {
  return `list-${listId}`;
}
