import type { backupFilesContract } from '#api/staff/operations/backup-files.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { takenAtFrom } from '#domain/backups/backup-names.ts';
import { formatMoment } from '#i18n/order-dates.ts';
import { useBackupTexts } from '../health/backup-note.tsx';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { isolateName } from '../sales/bidi-isolate.ts';

type Files = DataOf<typeof backupFilesContract>;

interface RestoreNoteProps {
  readonly restore: NonNullable<Files['restore']>;
  readonly files: Files['files'];
}

const looks = {
  running: 'bg-[#fbf0d9] text-[#7a4d00]',
  done: 'bg-[#e3f1ea] text-positive',
  failed: 'bg-[#fbe9e7] text-negative',
} as const;

/** How far the restore is, or how the last one ended. */
export function RestoreNote({ restore, files }: RestoreNoteProps) {
  const { screen } = useBackupTexts();
  const { restoring } = screen;
  const locale = useStaffLocale();
  const { file, phase, failure, backupBefore } = restore;
  const look = phase === 'done' || phase === 'failed' ? looks[phase] : looks.running;
  const takenAt = files.find((each) => each.file === file)?.takenAt;
  const when = formatMoment(locale, takenAt ? new Date(takenAt) : takenAtFrom(file));
  return (
    <div role="status" className={`rounded-card px-5 py-4 ${look}`}>
      <p className="font-medium">{phase === 'done' ? restoring.done(when) : restoring[phase]}</p>
      {phase === 'done' && backupBefore && (
        <p className="mt-1 text-sm wrap-anywhere">{restoring.before(isolateName(backupBefore))}</p>
      )}
      {failure && <p className="mt-1 text-sm">{screen.refusals[failure]}</p>}
    </div>
  );
}

/** While the shop is closed for a restore, nothing can be read of how far it is. */
export function ClosedNote() {
  const { restoring } = useBackupTexts().screen;
  return (
    <div role="status" className={`rounded-card px-5 py-4 ${looks.running}`}>
      <p className="font-medium">{restoring.restoring}</p>
      <p className="mt-1 text-sm">{restoring.closed}</p>
    </div>
  );
}
