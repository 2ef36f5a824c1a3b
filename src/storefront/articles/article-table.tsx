import { useId } from 'react';
import type { ArticleBlock } from '#domain/content/article.ts';
import { classNames } from '#ui/class-names.ts';
import { IsolatedText } from './isolated-text.tsx';

interface ArticleTableProps {
  readonly table: Extract<ArticleBlock<string>, { kind: 'table' }>;
}

/** Table of an article, with its own horizontal scroll on phones. */
export function ArticleTable({ table: { caption, columns, rows } }: ArticleTableProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="scroll-shadows overflow-x-auto rounded-card border border-line"
    >
      <table className={classNames('w-full text-start text-sm', leastWidth(columns.length))}>
        <caption id={id} className="px-4 pt-4 pb-3 text-start font-medium">
          <IsolatedText text={caption} />
        </caption>
        <thead className="bg-sunken">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-4 py-2.5 text-start font-medium">
                <IsolatedText text={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(([name = '', ...cells]) => (
            <tr key={name} className="align-top">
              <th scope="row" className="px-4 py-3 text-start font-medium">
                <IsolatedText text={name} />
              </th>
              {cells.map((cell, place) => (
                <td key={columns[place + 1]} className="px-4 py-3 text-ink-soft">
                  <IsolatedText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Two columns always fit; more scroll on phones. */
function leastWidth(columns: number): string | undefined {
  if (columns <= 2) return undefined;
  return columns === 3 ? 'min-w-[27rem]' : 'min-w-[36rem]';
}
