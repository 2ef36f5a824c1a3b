/** Changes of an article that staff can undo. */
export const undoableArticleActions: readonly string[] = ['update-article', 'undo-article'];
