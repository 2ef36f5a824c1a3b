import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  type backupFilesContract,
  restoreBackupContract,
  restorePreviewContract,
} from '#api/staff/operations/backup-files.contract.ts';
import { ApiCallError } from '#api-client/api-call-error.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { isRestoreWord, restoreWords } from '#domain/backups/restore-words.ts';
import { formatMoment } from '#i18n/order-dates.ts';
import { TextField } from '#ui/text-field.tsx';
import { Loaded } from '../components/loaded.tsx';
import { staffButton } from '../components/staff-button.ts';
import { StaffDialog } from '../components/staff-dialog.tsx';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useBackupTexts } from '../health/backup-note.tsx';
import { useGeneralTexts } from '../locale/general-texts.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';

type BackupFile = Pick<DataOf<typeof backupFilesContract>['files'][number], 'file' | 'takenAt'>;

interface RestoreDialogProps {
  /** Absent: closed. */
  readonly file: BackupFile | undefined;
  readonly onClose: () => void;
}

/** Says what a restore replaces and loses, and asks to type a word, so that a slip restores nothing. */
export function RestoreDialog({ file, onClose }: RestoreDialogProps) {
  const { screen } = useBackupTexts();
  return (
    <StaffDialog isOpen={file !== undefined} title={screen.dialog.title} keepsTexts onClose={onClose}>
      {file && <Preview file={file} onClose={onClose} />}
    </StaffDialog>
  );
}

function Preview({ file, onClose }: { readonly file: BackupFile; readonly onClose: () => void }) {
  const query = useStaffQuery(restorePreviewContract, { params: { file: file.file } });
  return (
    <Loaded query={query}>
      {({ data }) => <RestoreForm file={file} newer={data} onLookAgain={query.refetch} onClose={onClose} />}
    </Loaded>
  );
}

interface RestoreFormProps {
  readonly file: BackupFile;
  readonly newer: DataOf<typeof restorePreviewContract>;
  /** Refetches what is newer than the backup. */
  readonly onLookAgain: () => unknown;
  readonly onClose: () => void;
}

function RestoreForm({ file, newer, onLookAgain, onClose }: RestoreFormProps) {
  const { screen } = useBackupTexts();
  const { dialog: texts } = screen;
  const general = useGeneralTexts();
  const consent = useRef<HTMLInputElement>(null);
  const typed = useRef<HTMLInputElement>(null);
  const locale = useStaffLocale();
  const { send, isSending, error, errorText } = useStaffWrite(restoreBackupContract);
  const [word, setWord] = useState('');
  const [isAccepted, setAccepted] = useState(false);
  const [isTried, setTried] = useState(false);
  const expected = restoreWords[locale];
  const lost = [
    newer.orders > 0 && texts.orders(newer.orders),
    newer.quotations > 0 && texts.quotations(newer.quotations),
    newer.messages > 0 && texts.messages(newer.messages),
  ].filter((line) => line !== false);
  const isLossOpen = lost.length > 0 && !isAccepted;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (isLossOpen) return consent.current?.focus();
    if (!isRestoreWord(word)) return typed.current?.focus();
    if (await send({ params: { file: file.file }, body: { word, losing: newer } })) onClose();
  }

  const isNewer = error instanceof ApiCallError && error.code === 'newer_records';
  useEffect(() => {
    if (!isNewer) return;
    // More would be lost than was agreed to: the numbers are refetched, and asked about again.
    setAccepted(false);
    setTried(false);
    onLookAgain();
    consent.current?.focus();
  }, [isNewer, onLookAgain]);

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p className="font-medium">{texts.when(formatMoment(locale, new Date(file.takenAt)))}</p>
      <p className="text-sm text-ink-soft">
        {texts.changes} {texts.people} {texts.first}
      </p>
      {lost.length === 0 ? (
        <p className="text-sm">{texts.nothingLost}</p>
      ) : (
        <div className="rounded-control bg-[#fbe9e7] px-4 py-3 text-negative">
          <p className="font-medium">{texts.lost}</p>
          <ul className="mt-1 list-disc ps-5">
            {lost.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <label className="mt-2 inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-sm">
            <input
              ref={consent}
              type="checkbox"
              checked={isAccepted}
              aria-describedby={isTried && isLossOpen ? 'accept-loss' : undefined}
              onChange={({ target }) => setAccepted(target.checked)}
              className="size-4.5 accent-accent"
            />
            {texts.accept}
          </label>
          {isTried && isLossOpen && (
            <p id="accept-loss" className="text-sm">
              {texts.acceptFirst}
            </p>
          )}
        </div>
      )}
      <TextField
        id="restore-word"
        ref={typed}
        label={texts.word(expected)}
        error={isTried && !isRestoreWord(word) ? texts.wrong(expected) : undefined}
        autoComplete="off"
        spellCheck={false}
        autoFocus
        value={word}
        onChange={({ target }) => setWord(target.value)}
      />
      {errorText && (
        <p role="alert" className="text-sm text-negative">
          {errorText}
        </p>
      )}
      <div className="mt-2 flex flex-wrap justify-end gap-2">
        <button type="button" className={staffButton('secondary')} onClick={onClose}>
          {general.cancel}
        </button>
        <button type="submit" aria-disabled={isSending} className={staffButton('danger')}>
          {texts.go}
        </button>
      </div>
    </form>
  );
}
