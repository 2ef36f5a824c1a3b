import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  checkProductCsvContract,
  importProductCsvContract,
  refusedRowsContract,
} from '#api/staff/products/product-csv.contract.ts';
import { ApiCallError } from '#api-client/api-call-error.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { announceChange } from '#api-client/catalogue-changes.ts';
import { uploadFile } from '#api-client/upload-file.ts';
import { Spinner } from '#ui/spinner.tsx';
import { BottomBar } from '../components/bottom-bar.tsx';
import { Panel, Screen } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useToasts } from '../components/toasts.tsx';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useSessionEnd } from '../session/use-session-end.ts';
import { useCatalogueTexts } from './catalogue-texts.ts';
import { ImportColumns } from './import-columns.tsx';
import { CsvErrors, ImportChanges, ImportCounts } from './import-report.tsx';

type Check = DataOf<typeof checkProductCsvContract>;
type Imported = DataOf<typeof importProductCsvContract>;

/** CSV import: upload, review of the plan, and confirmation. */
export function ProductImportScreen() {
  const locale = useStaffLocale();
  const { import: texts, products } = useCatalogueTexts();
  const toasts = useToasts();
  const client = useQueryClient();
  const endSession = useSessionEnd();
  const [file, setFile] = useState<File>();
  const [check, setCheck] = useState<Check>();
  const [changedSince, setChangedSince] = useState<Imported['changedSince']>();
  const [columns, setColumns] = useState<string>();
  const [errorText, setErrorText] = useState<string>();
  const [busy, setBusy] = useState<'checking' | 'applying'>();

  async function run(kind: 'checking' | 'applying', work: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(kind);
    setErrorText(undefined);
    try {
      await work();
    } catch (error) {
      if (error instanceof ApiCallError && error.code === 'not_signed_in') endSession();
      setErrorText((error instanceof ApiCallError && error.explanation) || texts.failed);
    } finally {
      setBusy(undefined);
    }
  }

  const checkFile = (chosen: File, as?: string) =>
    run('checking', async () => {
      setFile(chosen);
      setColumns(as);
      setCheck(undefined);
      setChangedSince(undefined);
      const query = as === undefined ? {} : { columns: as };
      setCheck((await uploadFile(checkProductCsvContract, { query }, asTable(chosen))).data);
    });

  const download = (chosen: File) =>
    run('checking', async () => {
      const query = columns === undefined ? {} : { columns };
      const { data } = await uploadFile(refusedRowsContract, { query }, asTable(chosen));
      saveAs(new Blob([data.csv], { type: 'text/csv' }), texts.refusedFile);
    });

  const apply = (chosen: File, checked: Check) =>
    run('applying', async () => {
      const query = {
        hash: checked.hash,
        checkedAt: checked.checkedAt,
        ...(columns !== undefined && { columns }),
        ...(checked.refusedRows > 0 && { leaveOutRefused: 'true' }),
      };
      const { data } = await uploadFile(importProductCsvContract, { query }, asTable(chosen));
      announceChange(client, '/api/products');
      if (!data.applied) {
        setCheck(data);
        setChangedSince(data.changedSince);
        return;
      }
      toasts.show({ text: texts.applied(checked.creates + checked.changes) });
      // What was left out stays on the screen, to be downloaded.
      if (checked.refusedRows > 0) {
        setCheck({ ...data, creates: 0, changes: 0, rows: [] });
        return;
      }
      setFile(undefined);
      setCheck(undefined);
      setChangedSince(undefined);
    });

  const writes = check ? check.creates + check.changes : 0;
  return (
    <Screen title={texts.title} intro={texts.intro} back={{ to: '/admin/products', name: products.title }}>
      <Panel>
        <ul className="mb-5 grid max-w-prose list-disc gap-1 ps-5 text-sm text-ink-soft">
          {texts.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-3">
          <a href={`/api/product-sheet?language=${locale}`} download className={staffButton('secondary')}>
            {products.export}
          </a>
          <label
            className={staffButton(
              file ? 'secondary' : 'primary',
              'cursor-pointer has-focus-visible:outline-2',
            )}
          >
            {file ? texts.another : texts.choose}
            <input
              type="file"
              accept=".csv,text/csv,.txt"
              aria-label={texts.file}
              className="sr-only"
              onChange={(event) => {
                const [chosen] = event.target.files ?? [];
                event.target.value = '';
                if (chosen) void checkFile(chosen);
              }}
            />
          </label>
          {file && (
            <span className="min-w-0 truncate text-sm">
              <bdi>{file.name}</bdi>
            </span>
          )}
          {busy && (
            <span role="status" className="flex items-center gap-2 text-sm text-ink-soft">
              <Spinner />
              {texts[busy]}
            </span>
          )}
        </div>
        {errorText && (
          <div role="alert" className="mt-4 flex flex-wrap items-center gap-3 text-sm text-negative">
            {errorText}
            {file && (
              <button
                type="button"
                className={staffButton('secondary')}
                onClick={() => void checkFile(file, columns)}
              >
                {texts.check}
              </button>
            )}
          </div>
        )}
      </Panel>
      {changedSince && (
        <div role="alert" className="rounded-card bg-[#fbf0d9] px-5 py-4 text-sm text-[#7a4d00]">
          <p className="font-medium">{texts.changedSince}</p>
          <p>{changedSince.map(({ row, sku }) => texts.rowOf(row, sku)).join(' · ')}</p>
        </div>
      )}
      {file && check && (
        <>
          <ImportCounts check={check} />
          {check.headings.length > 0 && (
            <ImportColumns
              key={check.hash}
              headings={check.headings}
              isChosen={columns !== undefined}
              onChoose={(chosen) => void checkFile(file, chosen)}
            />
          )}
          {check.problemCount > 0 && (
            <CsvErrors
              check={check}
              onDownload={check.refusedRows > 0 ? () => void download(file) : undefined}
            />
          )}
          {check.lacksArabic > 0 && (
            <p className="rounded-card bg-[#fbf0d9] px-5 py-4 text-sm text-[#7a4d00]">
              {texts.lacksArabic(check.lacksArabic)}
            </p>
          )}
          {check.rows.length > 0 && <ImportChanges check={check} />}
          {check.problemCount === 0 && writes === 0 && <Panel>{texts.nothing}</Panel>}
          {!check.isUnreadable && writes > 0 && (
            <BottomBar className="justify-end">
              <button
                type="button"
                aria-disabled={busy !== undefined}
                className={staffButton('primary')}
                onClick={() => void apply(file, check)}
              >
                {check.refusedRows > 0 ? texts.leaveOut(writes, check.refusedRows) : texts.apply(writes)}
              </button>
            </BottomBar>
          )}
        </>
      )}
    </Screen>
  );
}

/** Systems report different media types for CSV files. */
function asTable(file: File): Blob {
  return new Blob([file], { type: 'text/csv' });
}

function saveAs(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
