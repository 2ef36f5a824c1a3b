import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  backUpNowContract,
  backupFilesContract,
  checkBackupContract,
  downloadBackupContract,
} from '#api/staff/operations/backup-files.contract.ts';
import { ApiCallError } from '#api-client/api-call-error.ts';
import { callAddress } from '#api-client/call-address.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { newestToKeep } from '#domain/backups/newest-to-keep.ts';
import { formatMoment } from '#i18n/order-dates.ts';
import { Badge } from '../components/badge.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Panel, Screen } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useToasts } from '../components/toasts.tsx';
import { useAskPassword } from '../data/ask-password.tsx';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useBackupTexts } from '../health/backup-note.tsx';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { DeleteBackup } from './delete-backup.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { ClosedNote, RestoreNote } from './restore-note.tsx';

type BackupFile = DataOf<typeof backupFilesContract>['files'][number];

const lookEveryMs = 3000;

/** Backups on this server: write, check, download and restore them. */
export function BackupsScreen() {
  const texts = useBackupTexts();
  const { screen } = texts;
  const toasts = useToasts();
  const query = useStaffQuery(backupFilesContract, {}, { pollMs: lookEveryMs });
  const starting = useStaffWrite(backUpNowContract);
  const [restoring, setRestoring] = useState<BackupFile>();
  useFreshDataAfter(query.data?.data.restore?.phase === 'done');
  return (
    <Screen
      title={texts.title}
      intro={screen.intro}
      back={{ to: '/admin/health', name: screen.back }}
      actions={
        <button
          type="button"
          aria-disabled={starting.isSending}
          className={staffButton('primary')}
          onClick={async () => {
            if (await starting.send({})) toasts.show({ text: screen.started });
          }}
        >
          {screen.now}
        </button>
      }
    >
      {starting.errorText && (
        <p role="alert" className="text-sm text-negative">
          {starting.errorText}
        </p>
      )}
      <Loaded query={query} describeError={(error) => (isClosed(error) ? <ClosedNote /> : undefined)}>
        {({ data }) => (
          <>
            {/* While the shop does not answer, what is known is of an earlier restore. */}
            {data.restore && !query.error && <RestoreNote restore={data.restore} files={data.files} />}
            {data.isRunning && (
              <p role="status" className="text-sm text-ink-soft">
                {texts.running}
              </p>
            )}
            {data.files.length > 0 && (
              <Panel>
                <ul aria-label={texts.title} className="grid gap-4">
                  {data.files.map((file) => (
                    <FileRow
                      key={file.file}
                      file={file}
                      isNeeded={file.file === newestToKeep(data.files)}
                      onRestore={() => setRestoring(file)}
                    />
                  ))}
                </ul>
              </Panel>
            )}
            {data.files.length === 0 && !data.isRunning && (
              <Panel>
                <p className="py-8 text-center text-ink-soft">{screen.none}</p>
              </Panel>
            )}
          </>
        )}
      </Loaded>
      <RestoreDialog file={restoring} onClose={() => setRestoring(undefined)} />
    </Screen>
  );
}

/** Whether every call is refused while a backup is restored. */
function isClosed(error: Error): boolean {
  return error instanceof ApiCallError && error.code === 'maintenance';
}

/** After a restore every cached answer is of another state. */
function useFreshDataAfter(isRestored: boolean): void {
  const client = useQueryClient();
  const wasRestored = useRef(isRestored);
  useEffect(() => {
    if (isRestored && !wasRestored.current) void client.invalidateQueries();
    wasRestored.current = isRestored;
  }, [client, isRestored]);
}

interface FileRowProps {
  readonly file: BackupFile;
  /** The newest that can be restored is not deleted. */
  readonly isNeeded: boolean;
  readonly onRestore: () => void;
}

function FileRow({ file, isNeeded, onRestore }: FileRowProps) {
  const texts = useBackupTexts();
  const { screen } = texts;
  const locale = useStaffLocale();
  const toasts = useToasts();
  const askPassword = useAskPassword();
  const checking = useStaffWrite(checkBackupContract);
  const { check } = file;
  const tone = check ? (check.isIntact ? 'positive' : 'negative') : 'neutral';
  const size = texts.megabytes((file.bytes / 1_000_000).toFixed(1));

  async function checkNow(): Promise<void> {
    const answer = await checking.send({ params: { file: file.file } });
    if (!answer) return;
    const { isIntact } = answer.data;
    toasts.show({
      text: isIntact ? screen.isIntact : screen.isDamaged,
      tone: isIntact ? 'plain' : 'negative',
    });
  }
  /** The browser saves it as it arrives: it may be larger than the memory of a page. */
  async function download(): Promise<void> {
    if (!(await askPassword())) return;
    const link = document.createElement('a');
    link.href = callAddress(downloadBackupContract.path, { params: { file: file.file } });
    link.download = file.file;
    link.click();
  }

  return (
    <li className="flex flex-wrap items-start gap-3 border-b border-line pb-4 last:border-b-0 last:pb-0">
      <div className="min-w-0 grow basis-64 text-sm">
        <h2 className="flex flex-wrap items-center gap-2 font-medium">
          <bdi>{formatMoment(locale, new Date(file.takenAt))}</bdi>
          <Badge>{screen.kinds[file.kind]}</Badge>
          <Badge tone={tone}>
            {check ? (check.isIntact ? screen.intact : screen.damaged) : screen.unchecked}
          </Badge>
        </h2>
        <p className="text-ink-soft wrap-anywhere">
          <bdi>{size}</bdi> · <bdi dir="ltr">{file.file}</bdi>
        </p>
        {check && (
          <p className="text-ink-faint">{screen.checkedAt(formatMoment(locale, new Date(check.at)))}</p>
        )}
        {file.missingFiles !== null && file.missingFiles > 0 && (
          <p className="text-ink-soft">{texts.missing(file.missingFiles)}</p>
        )}
        {checking.errorText && (
          <p role="alert" className="mt-1 text-negative">
            {checking.errorText}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          aria-disabled={checking.isSending}
          className={staffButton('secondary')}
          onClick={() => void checkNow()}
        >
          {checking.isSending ? screen.checking : screen.check}
        </button>
        <button type="button" className={staffButton('secondary')} onClick={() => void download()}>
          {screen.download}
        </button>
        <button type="button" className={staffButton('danger')} onClick={onRestore}>
          {screen.restore}
        </button>
        {!isNeeded && <DeleteBackup file={file.file} takenAt={file.takenAt} />}
      </div>
    </li>
  );
}
