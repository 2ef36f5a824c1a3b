import { type FormEvent, useId, useState } from 'react';
import type { checkProductCsvContract } from '#api/staff/products/product-csv.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { attributeColumn } from '#domain/catalogue/import/attribute-cells.ts';
import type { CsvColumn, FixedColumn } from '#domain/catalogue/import/product-csv.ts';
import { csvColumnNamesAr, csvColumnNamesEn } from '#i18n/messages/admin/products/csv-columns.ts';
import { useAttributes } from '../attributes/use-attributes.ts';
import { Panel } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { staffTexts } from '../locale/staff-texts.ts';
import { useCatalogueTexts } from './catalogue-texts.ts';

type Heading = DataOf<typeof checkProductCsvContract>['headings'][number];

const useFixedNames = staffTexts<Readonly<Record<FixedColumn, string>>>(csvColumnNamesEn, csvColumnNamesAr);

/** The names of all columns, those of attributes included, by column. */
export function useColumnNames(): Readonly<Record<string, string>> {
  const fixed = useFixedNames();
  const { attributes, nameOf } = useAttributes();
  const ofAttributes = attributes
    .filter(({ isBuiltIn }) => !isBuiltIn)
    .map((attribute) => [attributeColumn(attribute.key), nameOf(attribute)] as const);
  return { ...fixed, ...Object.fromEntries(ofAttributes) };
}

const ignored = '-';

interface ImportColumnsProps {
  readonly headings: readonly Heading[];
  /** Whether staff have chosen already: a heading without a column is ignored then. */
  readonly isChosen: boolean;
  /** Called with the parameter `columns` of the call. */
  readonly onChoose: (columns: string) => void;
}

/** What the columns of the file are. Open while one of them is not known. */
export function ImportColumns({ headings, isChosen, onChoose }: ImportColumnsProps) {
  const { import: texts } = useCatalogueTexts();
  const names = useColumnNames();
  const id = useId();
  const [choice, setChoice] = useState<readonly (CsvColumn | typeof ignored | '')[]>(() =>
    headings.map(({ column }) => column ?? (isChosen ? ignored : '')),
  );
  const isUnknown = headings.some(({ column }) => column === null) && !isChosen;
  const isComplete = choice.every((column) => column !== '');
  return (
    <Panel title={texts.columnsTitle}>
      <details open={isUnknown}>
        <summary className="min-h-8 cursor-pointer text-sm text-ink-soft">
          {isUnknown ? texts.columnsUnknown : texts.columnsKnown(headings.length)}
        </summary>
        <form
          className="mt-4 grid gap-4"
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            if (isComplete) onChoose(choice.map((column) => (column === ignored ? '' : column)).join(','));
          }}
        >
          <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {headings.map(({ heading }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same heading, and the list never changes
              <div key={place}>
                <label htmlFor={`${id}-${place}`} className="mb-1.5 block text-sm font-medium wrap-anywhere">
                  {texts.columnIs(heading)}
                </label>
                <select
                  id={`${id}-${place}`}
                  value={choice[place] ?? ''}
                  onChange={({ target }) =>
                    setChoice(choice.with(place, target.value as CsvColumn | typeof ignored | ''))
                  }
                  className={`h-11 w-full rounded-control border bg-surface px-3 text-sm ${choice[place] === '' ? 'border-negative' : 'border-line-strong hover:border-ink'}`}
                >
                  <option value="">{texts.notChosen}</option>
                  <option value={ignored}>{texts.ignore}</option>
                  {Object.entries(names).map(([column, name]) => (
                    <option key={column} value={column}>
                      {name}
                    </option>
                  ))}
                </select>
              </div>
            ))}
          </div>
          <button
            type="submit"
            aria-disabled={!isComplete}
            className={staffButton(isUnknown ? 'primary' : 'secondary', 'justify-self-start')}
          >
            {texts.useColumns}
          </button>
        </form>
      </details>
    </Panel>
  );
}
