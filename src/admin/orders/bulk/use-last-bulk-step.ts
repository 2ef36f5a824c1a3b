import { useState } from 'react';
import type {
  ordersBulkStepContract,
  ordersBulkStepIdUndoContract,
} from '#api/staff/orders/bulk-steps.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { deleteDraft, findDraft, saveDraft } from '../../forms/form-draft.ts';

export type TakenStep = DataOf<typeof ordersBulkStepContract> & {
  /** What its undo did; undefined: it was not undone here. */
  readonly undone?: DataOf<typeof ordersBulkStepIdUndoContract> | undefined;
};

const stored = 'last-bulk-step';

/** The last bulk step of this tab: it can still be undone after a look at one of its orders, once. */
export function useLastBulkStep(): [TakenStep | undefined, (step: TakenStep | undefined) => void] {
  const [last, setLast] = useState(() => findDraft<TakenStep>(stored)?.values);
  const change = (step: TakenStep | undefined) => {
    setLast(step);
    if (step) saveDraft(stored, { version: undefined, base: step, values: step });
    else deleteDraft(stored);
  };
  // What can no longer be undone is no news on the next visit.
  const isOver = last && Date.parse(last.undoableUntil) < Date.now() && last.refused.length === 0;
  return [isOver ? undefined : last, change];
}
