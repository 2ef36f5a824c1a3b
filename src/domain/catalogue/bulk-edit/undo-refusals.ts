/** Why a product is not given what it had before: changed since, deleted, its code is another's, or its stock is sold. */
export const undoRefusals = ['changed', 'gone', 'taken', 'too_low'] as const;
export type UndoRefusal = (typeof undoRefusals)[number];
