import type { backupsContract } from '#api/staff/operations/backups.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { formatAge } from '#i18n/age.ts';
import { adminBackupsAr } from '#i18n/messages/admin/backups.ar.ts';
import type { AdminBackupsTexts } from '#i18n/messages/admin/backups.en.ts';
import { adminBackupsEn } from '#i18n/messages/admin/backups.en.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { staffTexts } from '../locale/staff-texts.ts';
import { formatShortMoment } from '../sales/format-times.ts';

export const useBackupTexts = staffTexts(adminBackupsEn, adminBackupsAr);

export type BackupsResponse = DataOf<typeof backupsContract>;

interface BackupNoteProps {
  readonly backups: BackupsResponse;
  /** When the state was measured. */
  readonly at: number;
}

/** Warning on the overview while configured backups fail. */
export function BackupWarning({ backups, at }: BackupNoteProps) {
  const texts = useBackupTexts();
  const age = useBackupAge(backups, at);
  const { condition } = backups;
  if (condition !== 'failed' && condition !== 'late') return null;
  return (
    <div role="note" className="rounded-card border border-line bg-[#fbf0d9] px-5 py-4 text-[#7a4d00]">
      <p className="font-medium">{texts.notes[condition]}</p>
      <p className="mt-1 max-w-prose text-sm">
        {backupAdvice(backups, texts)} {age && texts.lastGood(age.when, age.ago)}
      </p>
    </div>
  );
}

/** Age of the last backup. */
export function LastBackup({ backups, at }: BackupNoteProps) {
  const texts = useBackupTexts();
  const age = useBackupAge(backups, at);
  const { lastSuccess, isRunning, at: nightlyAt } = backups;
  const size = texts.megabytes(((lastSuccess?.bytes ?? 0) / 1_000_000).toFixed(1));
  const sentences = [
    age && texts.last(age.when, age.ago, size),
    lastSuccess && lastSuccess.missingFiles > 0 && texts.missing(lastSuccess.missingFiles),
    nightlyAt && texts.nightly(nightlyAt),
    isRunning && texts.running,
  ].filter(Boolean);
  return sentences.length > 0 && <p className="text-xs text-ink-faint print:hidden">{sentences.join(' ')}</p>;
}

/** Error of backups and what to do; undefined when healthy. */
export function backupAdvice(
  { condition, lastFailure }: BackupsResponse,
  texts: AdminBackupsTexts,
): string | null {
  if (condition === 'fine') return null;
  if (condition !== 'failed') return texts.advice[condition];
  return lastFailure && texts.failures[lastFailure.failure];
}

/** Time and age of the last successful backup. */
export function useBackupAge({ lastSuccess }: BackupsResponse, at: number) {
  const locale = useStaffLocale();
  if (!lastSuccess) return null;
  const takenAt = new Date(lastSuccess.takenAt);
  return { when: formatShortMoment(locale, takenAt), ago: formatAge(locale, takenAt, new Date(at)) };
}
