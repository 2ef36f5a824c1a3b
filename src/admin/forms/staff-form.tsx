import type { ReactNode } from 'react';
import { FormProvider, useFieldErrors } from '#ui/forms/form-context.ts';
import { BottomBar } from '../components/bottom-bar.tsx';
import { staffButton } from '../components/staff-button.ts';
import { ConfirmDialog } from '../components/staff-dialog.tsx';
import { useGeneralTexts } from '../locale/general-texts.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { StaffForm } from './use-staff-form.ts';

interface StaffFormFrameProps<Values extends object> {
  readonly staffForm: StaffForm<Values>;
  /** Labels of fields for errors and conflicts, by path or by the first step of the path. */
  readonly fieldNames: Readonly<Record<string, string>>;
  /** Renders a value in the conflict dialog; text and numbers need no renderer. */
  readonly renderValue?: (field: string, value: unknown) => ReactNode;
  readonly saveLabel?: string;
  readonly savingLabel?: string;
  /** Whether the values may be saved as they are stored, such as an offer that repeats the one before. */
  readonly canSaveUnchanged?: boolean;
  /** Buttons beside the save button, such as a preview. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Layout of a staff form: save bar, error list, confirmation before leaving, and conflict dialog. */
export function StaffFormLayout<Values extends object>({
  staffForm,
  fieldNames,
  renderValue,
  saveLabel,
  savingLabel,
  canSaveUnchanged = false,
  actions,
  children,
}: StaffFormFrameProps<Values>) {
  const texts = useGeneralTexts();
  const { form, isSaving, isChanged, isDraft, errorText, conflict, leaving } = staffForm;
  return (
    <FormProvider value={form}>
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
        <Problems fieldNames={fieldNames} />
        <BottomBar className="justify-end">
          <p
            role={errorText ? 'alert' : 'status'}
            // On a phone the buttons take the row, and 'Discard changes' says that there are some.
            className={`grow text-sm text-ink-soft ${errorText ? 'max-sm:basis-full' : 'max-sm:sr-only'}`}
          >
            {errorText ? <span className="text-negative">{errorText}</span> : isChanged && texts.unsaved}
          </p>
          {isChanged && (
            <button type="button" className={staffButton('quiet')} onClick={staffForm.discard}>
              {texts.discard}
            </button>
          )}
          {actions}
          <button
            type="submit"
            aria-disabled={isSaving || !(isChanged || canSaveUnchanged)}
            className={staffButton('primary')}
          >
            {isSaving ? (savingLabel ?? texts.saving) : (saveLabel ?? texts.save)}
          </button>
        </BottomBar>
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
        <ConflictDialog conflict={conflict} fieldNames={fieldNames} {...(renderValue && { renderValue })} />
      )}
    </FormProvider>
  );
}

function Problems({ fieldNames }: { readonly fieldNames: Readonly<Record<string, string>> }) {
  const texts = useGeneralTexts();
  const errors = useFieldErrors();
  if (errors.size === 0) return null;
  const nameOf = (path: string) => fieldNames[path] ?? fieldNames[path.split('.')[0] ?? ''] ?? path;
  return (
    <div role="alert" className="rounded-control border border-negative bg-surface px-4 py-3 text-sm">
      <p className="font-medium text-negative">{texts.problems(errors.size)}</p>
      <ul className="mt-1 list-disc ps-5">
        {[...errors].map(([path, message]) => (
          <li key={path}>
            <span className="font-medium">{nameOf(path)}</span>: {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
