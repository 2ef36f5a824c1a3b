interface LeftOutRowsProps {
  /** Rows of a list from which no line could be made. */
  readonly rows: readonly { readonly number: number; readonly text: string }[];
  /** Sheets that were not read. */
  readonly sheets: number;
  readonly texts: {
    readonly rows: (count: number) => string;
    readonly row: (number: number) => string;
    readonly sheets: (count: number) => string;
  };
}

/** The rows and sheets of a list from which no line was made, so that they can be added by hand. */
export function LeftOutRows({ rows, sheets, texts }: LeftOutRowsProps) {
  return (
    <>
      {rows.length > 0 && (
        <div className="text-sm">
          <p className="font-medium">{texts.rows(rows.length)}</p>
          <ul className="mt-1 divide-y divide-line border-y border-line">
            {rows.map(({ number, text }) => (
              // A pasted list and a file, read together, have rows with the same number.
              <li key={`${number} ${text}`} className="flex gap-3 py-1.5">
                <span className="shrink-0 whitespace-nowrap text-ink-soft">{texts.row(number)}</span>
                <bdi className="min-w-0 break-words">{text}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
      {sheets > 0 && <p className="text-sm font-medium">{texts.sheets(sheets)}</p>}
    </>
  );
}
