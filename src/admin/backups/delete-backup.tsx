import { useState } from 'react';
import { deleteBackupContract } from '#api/staff/operations/backup-files.contract.ts';
import { formatMoment } from '#i18n/order-dates.ts';
import { staffButton } from '../components/staff-button.ts';
import { ConfirmDialog } from '../components/staff-dialog.tsx';
import { useToasts } from '../components/toasts.tsx';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useBackupTexts } from '../health/backup-note.tsx';
import { useStaffLocale } from '../locale/staff-locale.tsx';

interface DeleteBackupProps {
  readonly file: string;
  readonly takenAt: string;
}

/** Button that deletes a backup after a confirmation and the password. */
export function DeleteBackup({ file, takenAt }: DeleteBackupProps) {
  const { screen } = useBackupTexts();
  const locale = useStaffLocale();
  const toasts = useToasts();
  const deleting = useStaffWrite(deleteBackupContract);
  const [isAsking, setAsking] = useState(false);
  const when = formatMoment(locale, new Date(takenAt));

  async function confirm(): Promise<void> {
    if (!(await deleting.send({ params: { file } }))) return;
    setAsking(false);
    toasts.show({ text: screen.deleted });
  }

  return (
    <>
      <button
        type="button"
        aria-label={`${screen.delete}: ${when}`}
        className={staffButton('quiet')}
        onClick={() => setAsking(true)}
      >
        {screen.delete}
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        title={screen.deleteTitle}
        confirm={screen.delete}
        tone="danger"
        isBusy={deleting.isSending}
        errorText={deleting.errorText}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        <p>{screen.deleteText(when)}</p>
      </ConfirmDialog>
    </>
  );
}
