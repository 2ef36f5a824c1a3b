import { useId, useState } from 'react';
import type { LineOf, ReadList } from '#domain/quotes/list/list-lines.ts';
import { ListFileError } from '#domain/quotes/list/read-zip.ts';
import type { ListReadingMessages } from '#i18n/messages/storefront/buying/list-reading.en.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { FileField } from '#ui/file-field.tsx';
import { readSessionItem, removeSessionItem, writeSessionItem } from '#ui/forms/session-item.ts';
import { LeftOutRows } from '#ui/left-out-rows.tsx';
import { TextArea } from '#ui/text-field.tsx';

interface ListInputProps {
  /** The key of the pasted text in sessionStorage. */
  readonly storageKey: string;
  readonly texts: ListReadingMessages & {
    readonly label: string;
    readonly placeholder: string;
    readonly match: string;
    readonly matching: string;
  };
  readonly lineOf: LineOf;
  /** Takes the lines of a list, and returns what to say about them and what of the text did not fit. */
  readonly onLines: (list: ReadList) => Promise<{ readonly summary: string; readonly rest?: string }>;
}

interface Result extends Pick<ReadList, 'skipped' | 'unreadSheets'> {
  readonly summary: string;
}

/** The reader of files and of CSV is loaded with the first list. */
const loadReader = () => import('#domain/quotes/list/read-list.ts');

/** A field for a pasted list and one for a file, whose lines the caller takes. */
export function ListInput({ storageKey, texts, lineOf, onLines }: ListInputProps) {
  const id = useId();
  const [pasted, setPasted] = useState(() => {
    const { text } = readSessionItem(storageKey);
    return typeof text === 'string' ? text : '';
  });
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<{ readonly field: 'list' | 'file'; readonly text: string }>();
  const [result, setResult] = useState<Result>();
  const [isMatching, setMatching] = useState(false);

  function paste(text: string): void {
    setPasted(text);
    setProblem(undefined);
    if (text === '') removeSessionItem(storageKey);
    else writeSessionItem(storageKey, { text });
  }

  async function add(): Promise<void> {
    if (isMatching) return;
    setProblem(undefined);
    setResult(undefined);
    if (!file && pasted.trim() === '') return setProblem({ field: 'list', text: texts.empty });
    setMatching(true);
    try {
      await addLines();
    } catch (error) {
      const isOfFile = error instanceof ListFileError;
      setProblem({
        field: isOfFile ? 'file' : 'list',
        text: isOfFile ? texts.problems[error.problem] : texts.failed,
      });
    } finally {
      setMatching(false);
    }
  }

  async function addLines(): Promise<void> {
    const { readList } = await loadReader();
    const list = await readList({ file, pasted }, lineOf);
    if (list.lines.length === 0) return setProblem({ field: 'list', text: texts.nothingRead });
    const { summary, rest = '' } = await onLines(list);
    setResult({ summary, ...list });
    // What is added must not be added twice; the file stays chosen only while it has an error.
    setFile(null);
    paste(rest);
  }

  return (
    <div className="grid gap-4">
      <TextArea
        id={`${id}-list`}
        label={texts.label}
        error={problem?.field === 'list' ? problem.text : undefined}
        rows={5}
        dir="auto"
        placeholder={texts.placeholder}
        value={pasted}
        onChange={(event) => paste(event.target.value)}
      />
      <FileField
        key={file ? 'chosen' : 'none'}
        id={`${id}-file`}
        label={texts.file}
        hint={texts.fileHint}
        error={problem?.field === 'file' ? problem.text : undefined}
        file={file}
        accept=".xlsx,.csv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        texts={texts.fileTexts}
        onChoose={(chosen) => {
          setFile(chosen);
          setProblem(undefined);
        }}
      />
      <button
        type="button"
        aria-disabled={isMatching}
        onClick={() => void add()}
        className={buttonStyle('primary', 'justify-self-start')}
      >
        {isMatching ? texts.matching : texts.match}
      </button>
      <p role="status" className="text-sm font-medium empty:hidden">
        {result?.summary}
      </p>
      {result && <LeftOutRows rows={result.skipped} sheets={result.unreadSheets} texts={texts.skippedRows} />}
    </div>
  );
}
