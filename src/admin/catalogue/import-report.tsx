import type { checkProductCsvContract } from '#api/staff/products/product-csv.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { Badge } from '../components/badge.tsx';
import { Panel } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useCatalogueTexts } from './catalogue-texts.ts';
import { useColumnNames } from './import-columns.tsx';

type Check = DataOf<typeof checkProductCsvContract>;

export function ImportCounts({ check }: { readonly check: Check }) {
  const { import: texts } = useCatalogueTexts();
  const numbers = [
    [texts.creates, check.creates],
    [texts.changes, check.changes],
    [texts.unchanged, check.unchanged],
    [texts.refusedRows, check.refusedRows],
  ] as const;
  return (
    <dl aria-live="polite" className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      {numbers.map(([name, number]) => (
        <div key={name} className="rounded-card border border-line bg-surface px-4 py-3">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd
            className={`text-xl font-medium tabular-nums ${name === texts.refusedRows && number > 0 ? 'text-negative' : ''}`}
          >
            {number.toLocaleString('en')}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface CsvErrorsProps {
  readonly check: Check;
  /** Downloads the rows with mistakes; absent if the file as a whole cannot be read. */
  readonly onDownload: (() => void) | undefined;
}

export function CsvErrors({ check, onDownload }: CsvErrorsProps) {
  const { import: texts } = useCatalogueTexts();
  const names = useColumnNames();
  const { problems, problemCount } = check;
  return (
    <Panel
      title={texts.problemsTitle(problemCount)}
      actions={
        onDownload && (
          <button type="button" className={staffButton('secondary')} onClick={onDownload}>
            {texts.download}
          </button>
        )
      }
    >
      {onDownload && <p className="-mt-2 mb-3 text-sm text-ink-soft">{texts.downloadHint}</p>}
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-line text-xs text-ink-soft">
            <th scope="col" className="w-16 py-2 pe-3 text-end font-medium">
              {texts.row}
            </th>
            <th scope="col" className="py-2 pe-3 text-start font-medium">
              {texts.column}
            </th>
            <th scope="col" className="py-2 text-start font-medium">
              {texts.problem}
            </th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ row, column, code, message }, index) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: a row may have the same problem twice, and the list never changes
              key={`${row}-${column}-${code}-${index}`}
              className="border-b border-line align-top last:border-b-0"
            >
              <td className="py-2 pe-3 text-end tabular-nums">{row}</td>
              <td className="py-2 pe-3">{column ? <bdi>{names[column] ?? column}</bdi> : texts.whole}</td>
              <td className="py-2">{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {problems.length < problemCount && (
        <p className="mt-3 text-sm text-ink-soft">{texts.shownOf(problems.length, problemCount)}</p>
      )}
    </Panel>
  );
}

export function ImportChanges({ check }: { readonly check: Check }) {
  const { import: texts } = useCatalogueTexts();
  const locale = useStaffLocale();
  const names = useColumnNames();
  const total = check.creates + check.changes;
  return (
    <Panel title={texts.plan}>
      <ul className="grid gap-3">
        {check.rows.map(({ row, id, sku, name, changes, lacksArabic }) => (
          <li key={row} className="grid gap-1.5 border-b border-line pb-3 text-sm last:border-b-0">
            <p className="flex flex-wrap items-center gap-2">
              <span className="text-ink-faint">
                {texts.row} {row}
              </span>
              <span className="font-medium">
                <bdi>{name[locale] || name.en}</bdi>
              </span>
              <bdi className="text-ink-soft">{sku}</bdi>
              {id === null && <Badge tone="positive">{texts.newProduct}</Badge>}
              {lacksArabic.length > 0 && <Badge tone="waiting">{texts.lacks}</Badge>}
            </p>
            {id !== null && (
              <dl className="grid gap-1">
                {changes.map(({ column, before, after }) => (
                  <div key={column} className="grid gap-x-3 sm:grid-cols-[12rem_1fr]">
                    <dt className="text-ink-soft">
                      <bdi>{names[column] ?? column}</bdi>
                    </dt>
                    <dd className="wrap-anywhere">
                      <bdi className="text-ink-faint line-through">{shortened(before) || texts.empty}</bdi>{' '}
                      <span aria-hidden="true" className="inline-block rtl:-scale-x-100">
                        →
                      </span>{' '}
                      <bdi className="font-medium">{shortened(after) || texts.empty}</bdi>
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        ))}
      </ul>
      {check.rows.length < total && (
        <p className="mt-3 text-sm text-ink-soft">{texts.shownOf(check.rows.length, total)}</p>
      )}
    </Panel>
  );
}

function shortened(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
