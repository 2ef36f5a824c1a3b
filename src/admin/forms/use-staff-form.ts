import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router';
import type { CallContract } from '#api/http/contract.ts';
import { ApiCallError } from '#api-client/api-call-error.ts';
import type { CallAnswer, CallInput } from '#api-client/call-api.ts';
import { focusControl } from '#ui/forms/focus-control.ts';
import { FormStore } from '#ui/forms/form-store.ts';
import { isSameData } from '#ui/forms/same-data.ts';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { signInPath } from '../session/use-session-end.ts';
import { deleteDraft, findDraft, saveDraft } from './form-draft.ts';
import { fieldId } from './form-fields.tsx';
import { type FieldConflict, findConflicts, mergeValues } from './merge-changes.ts';

type FieldFailure = ApiCallError['fields'][number];
type Parts = ReturnType<FormParts<unknown>['of']>;

export interface StaffFormOptions<C extends CallContract, Entity, Values extends object> {
  /** Key of the draft, for example 'product/<id>'. */
  readonly name: string;
  readonly contract: C;
  /** The stored entity; a new one has no version. */
  readonly stored: Entity;
  readonly versionOf: (stored: Entity) => number | undefined;
  /** Maps the entity to form values, best in the shape of the call's body. */
  readonly valuesOf: (stored: Entity) => Values;
  /** `base`: the values that the form began with. */
  readonly inputOf: (values: Values, version: number | undefined, base: Values) => CallInput<C>;
  /** Maps a path in the call's body to a field, where they differ. */
  readonly fieldOf?: (path: string, values: Values) => string;
  /** Error message of a field, where the form has a better one than the server. */
  readonly messageOf?: (refused: FieldFailure) => string;
  /** Splits values into parts that are compared and merged one by one, and joins them again. */
  readonly parts?: FormParts<Values>;
  /** Whether a save goes on by itself when a colleague has changed other parts since; else staff are shown those first. */
  readonly savesMerged?: boolean;
  /** `isMerged`: with what a colleague has changed since. */
  readonly onSaved: (answer: CallAnswer<C>, isMerged: boolean) => void;
  /** After a refusal that no field explains, for example because the entity cannot be changed any more. */
  readonly onRefused?: (error: ApiCallError) => void;
}

export interface FormParts<Values> {
  readonly of: (values: Values) => Readonly<Record<string, unknown>>;
  readonly together: (parts: Readonly<Record<string, unknown>>) => Values;
}

export interface StaffForm<Values extends object> {
  readonly form: FormStore<Values>;
  readonly save: () => void;
  /** The version that the input is based on. */
  readonly version: () => number | undefined;
  /** Shows why a call with the values of the form was refused: beside the fields, or as a conflict. */
  readonly showRefusal: (error: Error) => void;
  readonly isSaving: boolean;
  readonly isChanged: boolean;
  /** The form shows a restored draft. */
  readonly isDraft: boolean;
  readonly errorText: string | undefined;
  readonly discard: () => void;
  readonly conflict: Conflict | undefined;
  /** Defined while a navigation is blocked because of unsaved changes. */
  readonly leaving: { readonly stay: () => void; readonly leave: () => void } | undefined;
}

export interface Conflict {
  readonly fields: readonly FieldConflict[];
  /** Rebases the form on the stored state; of the contested fields only those in `kept` stay the form's. */
  readonly resolve: (kept: ReadonlySet<string>) => void;
  readonly cancel: () => void;
}

/**
 * State of a staff form: draft in sessionStorage (it survives a reload, a crash and a new sign-in), confirmation before
 * leaving, field errors from the server, and optimistic locking: a concurrent change opens a three-way merge. The server
 * alone validates; its messages are in the language of staff.
 */
export function useStaffForm<C extends CallContract, Entity, Values extends object>({
  name,
  contract,
  stored,
  versionOf,
  valuesOf,
  inputOf,
  fieldOf = (path) => path,
  messageOf = ({ message }) => message,
  parts = { of: (values) => values as Parts, together: (values) => values as Values },
  savesMerged = false,
  onSaved,
  onRefused,
}: StaffFormOptions<C, Entity, Values>): StaffForm<Values> {
  const [draft] = useState(() => findDraft<Values>(name));
  const version = useRef(draft ? draft.version : versionOf(stored));
  // A draft is compared with what it started from: the stored state may have changed since.
  const [form] = useState(() =>
    draft ? new FormStore(draft.values, draft.base) : new FormStore(valuesOf(stored)),
  );
  const write = useStaffWrite(contract);
  const [isDraft, setDraft] = useState(draft !== undefined);
  const [conflict, setConflict] = useState<Conflict>();
  const isDirty = useSyncExternalStore(form.subscribe, () => form.isDirty);

  useEffect(
    () =>
      form.subscribe(() => {
        const { base, values } = form;
        if (form.isDirty) saveDraft(name, { version: version.current, base, values });
        else deleteDraft(name);
      }),
    [form, name],
  );

  const startFrom = useCallback(
    (entity: Entity) => {
      version.current = versionOf(entity);
      form.reset(valuesOf(entity));
      setDraft(false);
    },
    [form, valuesOf, versionOf],
  );

  // While the form is unchanged it shows what is stored now. The version may be the same: a family has none of its own for a
  // product that joins on its own screen. If only something outside the form changed, such as the position in a list, there is
  // no conflict, even with unsaved changes.
  const storedVersion = versionOf(stored);
  useEffect(() => {
    // What was read before the last save may come after it.
    if (storedVersion === undefined || storedVersion < (version.current ?? 0)) return;
    if (isSameData(valuesOf(stored), form.base)) version.current = storedVersion;
    else if (!form.isDirty && !isDraft) startFrom(stored);
  }, [storedVersion, stored, form, isDraft, startFrom, valuesOf]);

  const isLeavingAfterSave = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !isLeavingAfterSave.current &&
      currentLocation.pathname !== nextLocation.pathname &&
      nextLocation.pathname !== signInPath,
  );

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  function showRefusal(error: Error): void {
    if (!(error instanceof ApiCallError)) return;
    const errors = error.fields.map(
      (problem) => [fieldOf(problem.path, form.values), messageOf(problem)] as const,
    );
    form.setErrors(new Map(errors));
    if (errors[0]) focusControl(fieldId(errors[0][0]));
    if (errors.length === 0) onRefused?.(error);
    if (error.code === 'stale_version') {
      const { current } = error.conflict as { readonly current: Entity };
      const theirValues = valuesOf(current);
      const [before, mine, theirs] = [form.base, form.values, theirValues].map(parts.of) as [
        Parts,
        Parts,
        Parts,
      ];
      const fields = findConflicts(before, mine, theirs);
      const resolve = (kept: ReadonlySet<string>) => {
        version.current = versionOf(current);
        form.reset(theirValues, parts.together(mergeValues(before, mine, theirs, kept)));
        write.clearError();
        setConflict(undefined);
      };
      if (savesMerged && !fields.some(({ isContested }) => isContested)) {
        resolve(new Set());
        void save(true);
      } else setConflict({ fields, resolve, cancel: () => setConflict(undefined) });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per error
  useEffect(() => {
    if (write.error) showRefusal(write.error);
  }, [write.error]);

  async function save(isMerged = false): Promise<void> {
    form.setErrors(new Map());
    const answer = await write.send(inputOf(form.values, version.current, form.base));
    if (!answer) return;
    startFrom(answer.data as Entity);
    isLeavingAfterSave.current = true;
    onSaved(answer, isMerged);
    isLeavingAfterSave.current = false;
  }

  return {
    form,
    save: () => void save(),
    version: () => version.current,
    showRefusal,
    isSaving: write.isSending,
    isChanged: isDirty,
    isDraft: isDraft && isDirty,
    errorText: hasFieldErrors(write.error) ? undefined : write.errorText,
    discard: () => {
      write.clearError();
      startFrom(stored);
    },
    conflict,
    leaving:
      blocker.state === 'blocked'
        ? {
            stay: blocker.reset,
            leave: () => {
              deleteDraft(name);
              blocker.proceed();
            },
          }
        : undefined,
  };
}

/** Whether an error is shown beside fields, and needs no text of its own. */
export function hasFieldErrors(error: Error | undefined): boolean {
  return error instanceof ApiCallError && error.fields.length > 0;
}
