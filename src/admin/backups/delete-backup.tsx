import { deleteBackupContract } from '#api/staff/operations/backup-files.contract.ts';
import { formatMoment } from '#i18n/order-dates.ts';
import { DangerButton } from '../components/danger-button.tsx';
import { useToasts } from '../components/toasts.tsx';
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
  const when = formatMoment(locale, new Date(takenAt));
  return (
    <DangerButton
      label={screen.delete}
      accessibleName={`${screen.delete}: ${when}`}
      tone="quiet"
      title={screen.deleteTitle}
      contract={deleteBackupContract}
      input={{ params: { file } }}
      onDone={() => toasts.show({ text: screen.deleted })}
    >
      <p>{screen.deleteText(when)}</p>
    </DangerButton>
  );
}
