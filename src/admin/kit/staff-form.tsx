import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { ConflictDialog } from './conflict-dialog.tsx';
import { useKitTexts } from './kit-texts.ts';
import { staffButton } from './staff-button.ts';
import { ConfirmDialog } from './staff-dialog.tsx';
import type { StaffForm } from './use-staff-form.ts';

interface StaffFormFrameProps<Values extends FieldValues> {
  readonly staffForm: StaffForm<Values>;
  /** What each field is called, for problems and conflicts: the name of the top of its path. */
  readonly fieldNames: Readonly<Record<string, string>>;
  /** How a value reads where two states are compared; plain texts and numbers need no help. */
  readonly showValue?: (field: string, value: unknown) => ReactNode;
  readonly saveLabel?: string;
  readonly children: ReactNode;
}

/** Everything around the fields: the bar that saves, the question before leaving, and other people's changes. */
export function StaffFormFrame<Values extends FieldValues>({
  staffForm,
  fieldNames,
  showValue,
  saveLabel,
  children,
}: StaffFormFrameProps<Values>) {
  const texts = useKitTexts();
  const { form, isSaving, isChanged, isDraft, errorText, conflict, leaving } = staffForm;
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          staffForm.save();
        }}
        className="grid min-w-0 gap-4"
      >
        {isDraft && (
          <p role="status" className="rounded-control bg-[#fbf0d9] px-4 py-3 text-sm text-[#7a4d00]">
            {texts.keptDraft}
          </p>
        )}
        {children}
        <Problems errors={form.formState.errors} fieldNames={fieldNames} />
        <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-2 border-t border-line bg-surface/95 px-4 py-3 backdrop-blur sm:mx-0 sm:rounded-card sm:border">
          <p role={errorText ? 'alert' : 'status'} className="grow text-sm text-ink-soft">
            {errorText ? <span className="text-negative">{errorText}</span> : isChanged && texts.unsaved}
          </p>
          {isChanged && (
            <button type="button" className={staffButton('quiet')} onClick={staffForm.discard}>
              {texts.discard}
            </button>
          )}
          <button type="submit" aria-disabled={isSaving || !isChanged} className={staffButton('primary')}>
            {isSaving ? texts.saving : (saveLabel ?? texts.save)}
          </button>
        </div>
      </form>
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title={texts.leaveTitle}
        confirm={texts.leave}
        cancel={texts.stay}
        tone="danger"
        onConfirm={() => leaving?.leave()}
        onClose={() => leaving?.stay()}
      >
        <p>{texts.leaveText}</p>
      </ConfirmDialog>
      {conflict && (
        <ConflictDialog conflict={conflict} fieldNames={fieldNames} {...(showValue && { showValue })} />
      )}
    </FormProvider>
  );
}

function Problems({
  errors,
  fieldNames,
}: {
  readonly errors: object;
  readonly fieldNames: Readonly<Record<string, string>>;
}) {
  const texts = useKitTexts();
  const problems = refusedFields(errors);
  if (problems.length === 0) return null;
  const nameOf = (path: string) => fieldNames[path] ?? fieldNames[path.split('.')[0] ?? ''] ?? path;
  return (
    <div role="alert" className="rounded-control border border-negative bg-surface px-4 py-3 text-sm">
      <p className="font-medium text-negative">{texts.problems(problems.length)}</p>
      <ul className="mt-1 list-disc ps-5">
        {problems.map(({ path, message }) => (
          <li key={path}>
            <span className="font-medium">{nameOf(path)}</span>: {message}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Problem {
  readonly path: string;
  readonly message: string;
}

/** The errors of a form lie in the shape of its values; a list of them is easier to read out. */
function refusedFields(errors: object, path: readonly string[] = []): Problem[] {
  return Object.entries(errors).flatMap(([key, value]): Problem[] => {
    if (typeof value !== 'object' || value === null) return [];
    const here = [...path, key];
    if ('message' in value && typeof value.message === 'string') {
      return [{ path: here.join('.'), message: value.message }];
    }
    return key === 'ref' ? [] : refusedFields(value, here);
  });
}
