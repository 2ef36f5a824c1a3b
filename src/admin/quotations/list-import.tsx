import { useId, useState } from 'react';
import { matchLinesContract } from '#api/public/quotes/match-lines.contract.ts';
import { mostLines } from '#domain/cart/cart.ts';
import type { ReadList } from '#domain/quotes/list/list-lines.ts';
import { ListFileError } from '#domain/quotes/list/read-zip.ts';
import { FileField } from '#ui/file-field.tsx';
import { useFieldArray, useFormStore } from '#ui/forms/form-context.ts';
import { TextArea } from '#ui/text-field.tsx';
import { staffButton } from '../components/staff-button.ts';
import { ConfirmDialog } from '../components/staff-dialog.tsx';
import { useToasts } from '../components/toasts.tsx';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useDraftText } from '../forms/use-draft-text.ts';
import { useOfferTexts } from './offer-texts.ts';
import { type OfferLineValues, type OfferValues, productLine, textLine } from './offer-values.ts';

/** Dialog that adds a pasted list or a file to the lines of an offer, by the rules of the buyer's request. */
export function ListImport() {
  const texts = useOfferTexts();
  const toasts = useToasts();
  const id = useId();
  const store = useFormStore<OfferValues>();
  const { append } = useFieldArray<OfferLineValues>('lines');
  const [isOpen, setOpen] = useState(false);
  const [pasted, setPasted, clearPasted] = useDraftText('offer-list');
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const match = useStaffWrite(matchLinesContract);

  async function add(): Promise<void> {
    setProblem(undefined);
    if (!file && pasted.trim() === '') return setProblem(texts.pasteEmpty);
    try {
      const list = await readList(file, pasted);
      if (list.lines.length === 0) return setProblem(texts.listProblems.empty);
      await addLines(list);
    } catch (error) {
      if (!(error instanceof ListFileError)) throw error;
      setProblem(texts.listProblems[error.problem]);
    }
  }

  async function addLines({ lines }: ReadList): Promise<void> {
    const room = lines.slice(0, mostLines - store.values.lines.length);
    const answer = await match.send({ body: { lines: room.map(({ code, name }) => ({ code, name })) } });
    if (!answer) return;
    let matched = 0;
    for (const [at, { code, name, quantity }] of room.entries()) {
      const product = answer.data[at]?.product;
      if (!product) {
        append({ ...textLine([code, name].filter(Boolean).join(' ')), quantity });
        continue;
      }
      matched += 1;
      const there = store.values.lines.findIndex(({ productId }) => productId === product.id);
      const before = store.values.lines[there]?.quantity ?? 0;
      if (there === -1) append({ ...productLine(product), quantity });
      else store.setValue(`lines.${there}.quantity`, before + quantity);
    }
    clearPasted();
    setFile(null);
    setOpen(false);
    toasts.show({ text: texts.pasted(matched, room.length - matched) });
  }

  return (
    <>
      <button type="button" className={staffButton('secondary')} onClick={() => setOpen(true)}>
        {texts.paste}
      </button>
      <ConfirmDialog
        isOpen={isOpen}
        title={texts.pasteTitle}
        confirm={texts.pasteAdd}
        isBusy={match.isSending}
        errorText={match.errorText && texts.pasteFailed}
        onConfirm={() => void add()}
        onClose={() => setOpen(false)}
      >
        <TextArea
          id={`${id}-list`}
          label={texts.pasteLabel}
          error={problem}
          rows={6}
          dir="auto"
          placeholder={texts.pasteExample}
          value={pasted}
          onChange={(event) => setPasted(event.target.value)}
          ref={(area) => {
            // A dialog focuses the element with this attribute when it opens; React does not set it.
            area?.setAttribute('autofocus', '');
          }}
        />
        <FileField
          id={`${id}-file`}
          label={texts.chooseFile}
          accept=".xlsx,.csv,.txt,text/csv"
          file={file}
          texts={texts.fileTexts}
          onChoose={(chosen) => {
            setFile(chosen);
            setProblem(undefined);
          }}
        />
      </ConfirmDialog>
    </>
  );
}

/** The reader of files and of CSV is loaded with the first list. */
async function readList(file: File | null, pasted: string): Promise<ReadList> {
  const { readListFile, readPastedList } = await import('#domain/quotes/list/read-list.ts');
  return file ? readListFile(file) : readPastedList(pasted);
}
