import type { backupsContract } from '#api/backups.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { formatAge } from '#i18n/age.ts';
import { formatShortMoment } from '../desk/moments.ts';
import { useStaffLocale } from '../kit/staff-locale.tsx';
import { useBackupTexts } from './backup-texts.ts';

type ShownBackups = DataOf<typeof backupsContract>;

interface BackupNoteProps {
  readonly backups: ShownBackups;
  /** When this was known. */
  readonly at: number;
}

/** Stands out while something is wrong with the backups, and says what to do. */
export function BackupWarning({ backups, at }: BackupNoteProps) {
  const texts = useBackupTexts();
  const ages = useAge(backups, at);
  const { condition, lastFailure } = backups;
  if (condition === 'fine') return null;
  const reason =
    condition === 'failed' ? lastFailure && texts.failures[lastFailure.failure] : texts.texts[condition];
  return (
    <div role="note" className="rounded-card border border-line bg-[#fbf0d9] px-5 py-4 text-[#7a4d00]">
      <p className="font-medium">{texts.notes[condition]}</p>
      <p className="mt-1 max-w-prose text-sm">
        {reason} {ages && texts.lastGood(ages.when, ages.age)}
      </p>
    </div>
  );
}

/** Says quietly how old the last backup is. */
export function LastBackup({ backups, at }: BackupNoteProps) {
  const texts = useBackupTexts();
  const ages = useAge(backups, at);
  const { lastSuccess, isRunning, at: nightlyAt } = backups;
  const size = texts.megabytes(((lastSuccess?.bytes ?? 0) / 1_000_000).toFixed(1));
  const said = [
    ages && texts.last(ages.when, ages.age, size),
    lastSuccess && lastSuccess.missingFiles > 0 && texts.missing(lastSuccess.missingFiles),
    nightlyAt && texts.nightly(nightlyAt),
    isRunning && texts.running,
  ].filter(Boolean);
  return said.length > 0 && <p className="text-xs text-ink-faint print:hidden">{said.join(' ')}</p>;
}

/** Of the last backup that succeeded: when it was, and how long ago. */
function useAge({ lastSuccess }: ShownBackups, at: number) {
  const locale = useStaffLocale();
  if (!lastSuccess) return null;
  const takenAt = new Date(lastSuccess.takenAt);
  return { when: formatShortMoment(locale, takenAt), age: formatAge(locale, takenAt, new Date(at)) };
}
