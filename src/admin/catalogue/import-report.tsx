import type { checkProductCsvContract } from '#api/staff/products/product-csv.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { Badge } from '../components/badge.tsx';
import { Panel } from '../components/screen.tsx';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useCatalogueTexts } from './catalogue-texts.ts';

type Check = DataOf<typeof checkProductCsvContract>;

export function ImportCounts({ check }: { readonly check: Check }) {
  const { import: texts } = useCatalogueTexts();
  const numbers = [
    [texts.creates, check.creates],
    [texts.changes, check.changes],
    [texts.unchanged, check.unchanged],
    [texts.problems, check.problemCount],
  ] as const;
  return (
    <dl aria-live="polite" className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      {numbers.map(([name, number]) => (
        <div key={name} className="rounded-card border border-line bg-surface px-4 py-3">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd
            className={`text-xl font-medium tabular-nums ${name === texts.problems && number > 0 ? 'text-negative' : ''}`}
          >
            {number.toLocaleString('en')}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function CsvErrors({ check }: { readonly check: Check }) {
  const { import: texts } = useCatalogueTexts();
  const { problems, problemCount } = check;
  return (
    <Panel title={texts.problemsTitle(problemCount)}>
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
              <td className="py-2 pe-3">{column ? <bdi>{column}</bdi> : texts.whole}</td>
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
  const total = check.creates + check.changes;
  return (
    <Panel title={texts.plan}>
      <ul className="grid gap-3">
        {check.rows.map(({ row, id, sku, name, changes }) => (
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
            </p>
            {id !== null && (
              <dl className="grid gap-1">
                {changes.map(({ column, before, after }) => (
                  <div key={column} className="grid gap-x-3 sm:grid-cols-[12rem_1fr]">
                    <dt className="text-ink-soft">
                      <bdi>{column}</bdi>
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
