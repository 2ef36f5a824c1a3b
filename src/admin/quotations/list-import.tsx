import { useId, useState } from 'react';
import { matchLinesContract } from '#api/public/quotes/match-lines.contract.ts';
import { mostLines } from '#domain/cart/cart.ts';
import type { ReadList } from '#domain/quotes/list/list-lines.ts';
import { ListFileError } from '#domain/quotes/list/read-zip.ts';
import { textOfLines } from '#domain/quotes/list/text-of-lines.ts';
import { FileField } from '#ui/file-field.tsx';
import { useFieldArray, useFormStore } from '#ui/forms/form-context.ts';
import { LeftOutRows } from '#ui/left-out-rows.tsx';
import { TextArea } from '#ui/text-field.tsx';
import { staffButton } from '../components/staff-button.ts';
import { ConfirmDialog } from '../components/staff-dialog.tsx';
import { useToasts } from '../components/toasts.tsx';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useDraftText } from '../forms/use-draft-text.ts';
import { useGeneralTexts } from '../locale/general-texts.ts';
import { useOfferTexts } from './offer-texts.ts';
import { type OfferLineValues, type OfferValues, productLine, textLine } from './offer-values.ts';

/** What is said of a list that was not added as a whole. */
interface PartlyAdded extends Pick<ReadList, 'skipped' | 'unreadSheets'> {
  readonly summary: string;
}

/** Dialog that adds a pasted list or a file to the lines of an offer, by the rules of the buyer's request. */
export function ListImport() {
  const texts = useOfferTexts();
  const general = useGeneralTexts();
  const toasts = useToasts();
  const id = useId();
  const store = useFormStore<OfferValues>();
  const { append } = useFieldArray<OfferLineValues>('lines');
  const [isOpen, setOpen] = useState(false);
  const [pasted, setPasted, clearPasted] = useDraftText('offer-list');
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const [partly, setPartly] = useState<PartlyAdded>();
  const match = useStaffWrite(matchLinesContract);

  async function add(): Promise<void> {
    setProblem(undefined);
    setPartly(undefined);
    if (!file && pasted.trim() === '') return setProblem(texts.pasteEmpty);
    try {
      // The reader of files and of CSV is loaded with the first list.
      const { readList } = await import('#domain/quotes/list/read-list.ts');
      const list = await readList({ file, pasted });
      if (list.lines.length === 0) return setProblem(texts.listProblems.empty);
      await addLines(list);
    } catch (error) {
      if (!(error instanceof ListFileError)) throw error;
      setProblem(texts.listProblems[error.problem]);
    }
  }

  async function addLines({ lines, skipped, unreadSheets }: ReadList): Promise<void> {
    const room = lines.slice(0, mostLines - store.values.lines.length);
    const rest = lines.slice(room.length);
    const answer =
      room.length === 0
        ? { data: [] }
        : await match.send({ body: { lines: room.map(({ code, name }) => ({ code, name })) } });
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
    const summary = texts.pasted(matched, room.length - matched);
    clearPasted();
    setFile(null);
    if (rest.length === 0 && skipped.length === 0 && unreadSheets === 0) {
      setOpen(false);
      toasts.show({ text: summary });
      return;
    }
    // What did not fit stays in the field, and what could not be used is said.
    if (rest.length > 0) setPasted(textOfLines(rest));
    const said = rest.length > 0 ? `${summary} ${texts.pastedRest(rest.length)}` : summary;
    setPartly({ summary: said, skipped, unreadSheets });
  }

  function close(): void {
    setPartly(undefined);
    setProblem(undefined);
    setOpen(false);
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
        {...(partly && { cancel: general.close })}
        errorText={match.errorText && texts.pasteFailed}
        keepsTexts
        onConfirm={() => void add()}
        onClose={close}
      >
        {partly && (
          <div className="grid gap-3 rounded-control bg-sunken px-4 py-3 text-ink">
            <p role="status" className="text-sm font-medium">
              {partly.summary}
            </p>
            <LeftOutRows rows={partly.skipped} sheets={partly.unreadSheets} texts={texts.skippedRows} />
          </div>
        )}
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
