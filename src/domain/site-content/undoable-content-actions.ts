/** Changes of the shop's words and pictures that staff can undo; an undo is one of them. */
export const undoableContentActions: readonly string[] = ['save-site-content', 'undo-site-content'];
