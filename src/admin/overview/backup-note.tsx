import type { backupsContract } from '#api/backups.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { formatAge } from '#i18n/age.ts';
import { formatShortMoment } from '../desk/moments.ts';
import { useStaffLocale } from '../kit/staff-locale.tsx';
import { useBackupTexts } from './backup-texts.ts';

type ShownBackups = DataOf<typeof backupsContract>;

/** Stands out while something is wrong with the backups, and says what to do. */
export function BackupWarning({ backups }: { readonly backups: ShownBackups }) {
  const texts = useBackupTexts();
  const { condition, lastFailure } = backups;
  if (condition === 'fine') return null;
  const reason =
    condition === 'failed' ? lastFailure && texts.failures[lastFailure.failure] : texts.texts[condition];
  return (
    <div role="note" className="rounded-card border border-line bg-[#fbf0d9] px-5 py-4 text-[#7a4d00]">
      <p className="font-medium">{texts.notes[condition]}</p>
      <p className="mt-1 max-w-prose text-sm">{reason}</p>
    </div>
  );
}

/** Says quietly how old the last backup is. */
export function LastBackup({ backups, at }: { readonly backups: ShownBackups; readonly at: number }) {
  const texts = useBackupTexts();
  const locale = useStaffLocale();
  const { lastSuccess, isRunning, at: nightlyAt } = backups;
  const said = [
    lastSuccess &&
      texts.last(
        formatShortMoment(locale, new Date(lastSuccess.takenAt)),
        formatAge(locale, new Date(lastSuccess.takenAt), new Date(at)),
        texts.megabytes((lastSuccess.bytes / 1_000_000).toFixed(1)),
      ),
    lastSuccess && lastSuccess.missingFiles > 0 && texts.missing(lastSuccess.missingFiles),
    nightlyAt && texts.nightly(nightlyAt),
    isRunning && texts.running,
  ].filter(Boolean);
  return said.length > 0 && <p className="text-xs text-ink-faint print:hidden">{said.join(' ')}</p>;
}
