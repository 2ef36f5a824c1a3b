import { useId, useState } from 'react';
import { ListFileError } from '#domain/quotes/list/read-zip.ts';
import { useContactMessages } from '#i18n/messages/storefront/contact-messages.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { FileField } from '#ui/file-field.tsx';
import { randomUuid } from '#ui/forms/random-uuid.ts';
import { readSessionItem, removeSessionItem, writeSessionItem } from '#ui/forms/session-item.ts';
import { TextArea } from '#ui/text-field.tsx';
import { addList, type DraftLines } from './draft-list.ts';
import { matchList } from './match-list.ts';

interface ListFormProps {
  readonly draft: DraftLines;
  readonly onChange: (lines: Partial<DraftLines>) => void;
}

const storageKey = 'quoteList';

/** The reader of files and of CSV is loaded with the first list. */
const loadReader = () => import('#domain/quotes/list/read-list.ts');

/** A pasted list or a file, whose lines become products and texts of the request. */
export function ListForm({ draft, onChange }: ListFormProps) {
  const { list: texts } = useContactMessages().quotation.lines;
  const id = useId();
  const [pasted, setPasted] = useState(() => {
    const { text } = readSessionItem(storageKey);
    return typeof text === 'string' ? text : '';
  });
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<{ readonly field: 'list' | 'file'; readonly text: string }>();
  const [result, setResult] = useState('');
  const [isMatching, setMatching] = useState(false);

  function paste(text: string): void {
    setPasted(text);
    setProblem(undefined);
    writeSessionItem(storageKey, { text });
  }

  async function add(): Promise<void> {
    if (isMatching) return;
    setProblem(undefined);
    setResult('');
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
    const { readListFile, readPastedList } = await loadReader();
    const { lines, skipped } = file ? await readListFile(file) : readPastedList(pasted);
    if (lines.length === 0) return setProblem({ field: 'list', text: texts.nothingRead });
    const added = addList(draft, await matchList(lines), randomUuid);
    onChange(added.lines);
    setResult(
      [
        texts.summary(added.matched, added.words),
        ...(skipped > 0 ? [texts.skipped(skipped)] : []),
        ...(added.leftOut > 0 ? [texts.leftOut(added.leftOut)] : []),
      ].join(' '),
    );
    // What is added must not be added twice; the file stays chosen only while it has an error.
    setFile(null);
    setPasted('');
    removeSessionItem(storageKey);
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
        {result}
      </p>
    </div>
  );
}
