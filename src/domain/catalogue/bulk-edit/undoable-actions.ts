/** Changes of many products that staff can undo together. */
export const undoableActions: readonly string[] = [
  'change-products',
  'import-product',
  'count-stock',
  'undo-products',
];
