import type { FactTableText } from '#i18n/linked-text.ts';
import { TextWithLinks } from './text-with-links.tsx';

/** Table of texts; on phones each row is a block with its cells below the row header. */
export function FactTable({ caption, columns, rows }: FactTableText) {
  return (
    <table className="w-full border-collapse text-start">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:hidden">
        <tr className="border-b border-line-strong text-sm text-ink-faint">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-3 pe-6 text-start font-normal">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name} className="border-b border-line align-top max-sm:block max-sm:py-4">
            <th scope="row" className="py-4 pe-6 text-start font-medium max-sm:block max-sm:py-0 sm:w-1/4">
              {name}
            </th>
            {cells.map((cell, place) => (
              <td
                key={columns[place + 1]}
                className="py-4 pe-6 text-ink-soft max-sm:block max-sm:pt-2 max-sm:pb-0"
              >
                <span className="block text-sm text-ink-faint sm:hidden">{columns[place + 1]}</span>
                <TextWithLinks text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
