import { useId } from 'react';
import { type BlockOf, plainText } from '#domain/content/publishing/document-blocks.ts';
import { classNames } from '#ui/class-names.ts';
import { IsolatedText } from './isolated-text.tsx';
import { numbered } from './numbered.ts';
import { RichTextRuns } from './rich-text.tsx';

interface ArticleTableProps {
  readonly table: BlockOf<'table'>;
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
        <caption id={id} className={caption ? 'px-4 pt-4 pb-3 text-start font-medium' : 'sr-only'}>
          <IsolatedText text={caption || columns.map(plainText).join(', ')} />
        </caption>
        <thead className="bg-sunken">
          <tr>
            {numbered(columns).map(({ item: column, number }) => (
              <th key={number} scope="col" className="px-4 py-2.5 text-start font-medium">
                <RichTextRuns text={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {numbered(rows).map(({ item: [name = [], ...cells], number }) => (
            <tr key={number} className="align-top">
              <th scope="row" className="px-4 py-3 text-start font-medium">
                <RichTextRuns text={name} />
              </th>
              {numbered(cells).map(({ item: cell, number: column }) => (
                <td key={column} className="px-4 py-3 text-ink-soft">
                  <RichTextRuns text={cell} />
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
