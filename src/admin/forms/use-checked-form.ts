import { useEffect, useState } from 'react';
import type { CallContract } from '#api/http/contract.ts';
import type { CallAnswer, CallInput } from '#api-client/call-api.ts';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { hasFieldErrors, type StaffForm } from './use-staff-form.ts';

interface CheckedForm<C extends CallContract, Values extends object> {
  /** For the layout: its save button asks the server first. */
  readonly form: StaffForm<Values>;
  /** The answer to confirm; undefined while there is none. */
  readonly answer: CallAnswer<C> | undefined;
  /** What the check was asked with. */
  readonly input: () => CallInput<C>;
  readonly close: () => void;
}

/**
 * A staff form whose save is confirmed after a check by the server: the check has the input of the save and its refusals,
 * which are shown beside the fields, and answers what the save would do.
 */
export function useCheckedForm<C extends CallContract, Values extends object>(
  staffForm: StaffForm<Values>,
  contract: C,
  inputOf: (values: Values, version: number | undefined) => CallInput<C>,
): CheckedForm<C, Values> {
  const check = useStaffWrite(contract);
  const [answer, setAnswer] = useState<CallAnswer<C>>();
  const { showRefusal } = staffForm;
  const input = () => inputOf(staffForm.form.values, staffForm.version());

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per error
  useEffect(() => {
    if (check.error) showRefusal(check.error);
  }, [check.error]);

  return {
    form: {
      ...staffForm,
      save: () => {
        staffForm.form.setErrors(new Map());
        void check.send(input()).then(setAnswer);
      },
      isSaving: check.isSending || staffForm.isSaving,
      errorText: staffForm.errorText ?? (hasFieldErrors(check.error) ? undefined : check.errorText),
    },
    answer,
    input,
    close: () => setAnswer(undefined),
  };
}
