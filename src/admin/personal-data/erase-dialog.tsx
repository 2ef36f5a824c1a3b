import { type FormEvent, useState } from 'react';
import { erasePersonalDataContract } from '#api/staff/personal-data/personal-data.contract.ts';
import { ApiCallError } from '#api-client/api-call-error.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { TextField } from '#ui/text-field.tsx';
import { staffButton } from '../components/staff-button.ts';
import { StaffDialog } from '../components/staff-dialog.tsx';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useGeneralTexts } from '../locale/general-texts.ts';
import { isolateName } from '../sales/bidi-isolate.ts';
import { usePersonalDataTexts } from './personal-data-texts.ts';
import type { FoundPersonalData } from './use-person-search.ts';

type Erased = DataOf<typeof erasePersonalDataContract>;

interface EraseDialogProps {
  readonly isOpen: boolean;
  readonly found: FoundPersonalData;
  readonly onClose: () => void;
  readonly onErased: (erased: Erased) => void;
}

/** Lists what is erased and what stays, and asks to retype the number or email, so that a slip erases no data. */
export function EraseDialog({ isOpen, found, onClose, onErased }: EraseDialogProps) {
  const { dialog: texts } = usePersonalDataTexts();
  return (
    <StaffDialog isOpen={isOpen} title={texts.title} keepsTexts onClose={onClose}>
      <EraseForm found={found} onClose={onClose} onErased={onErased} />
    </StaffDialog>
  );
}

function EraseForm({ found, onClose, onErased }: Omit<EraseDialogProps, 'isOpen'>) {
  const { dialog: texts } = usePersonalDataTexts();
  const general = useGeneralTexts();
  const { send, isSending, error, errorText, clearError } = useStaffWrite(erasePersonalDataContract);
  const [typed, setTyped] = useState('');
  const isWrong = error instanceof ApiCallError && error.code === 'invalid_input';
  const { person, counts, quotationsWithOrder } = found;
  const quotations = counts.quotations - quotationsWithOrder;
  const deleted = [
    quotations > 0 && texts.quotations(quotations),
    counts.messages > 0 && texts.messages(counts.messages),
    counts.stockAlerts > 0 && texts.stockAlerts(counts.stockAlerts),
    counts.emails > 0 && texts.emails(counts.emails),
  ].filter((line) => line !== false);
  const kept = [
    counts.orders > 0 && texts.orders(counts.orders),
    quotationsWithOrder > 0 && texts.quotations(quotationsWithOrder),
  ].filter((line) => line !== false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const answer = await send({ body: { who: person.value, confirmation: typed } });
    if (answer) onErased(answer.data);
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {deleted.length > 0 && <Lines title={texts.deleted} lines={deleted} />}
      {kept.length > 0 && (
        <div>
          <Lines title={texts.kept} lines={kept} />
          <p className="mt-1 text-sm text-ink-soft">{texts.company}</p>
        </div>
      )}
      <p className="font-medium">{texts.final}</p>
      <TextField
        id="erase-confirmation"
        label={texts.confirmation(isolateName(person.value))}
        error={isWrong ? texts.wrong : undefined}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          clearError();
        }}
      />
      {errorText && !isWrong && (
        <p role="alert" className="text-sm text-negative">
          {errorText}
        </p>
      )}
      <div className="mt-2 flex flex-wrap justify-end gap-2">
        <button type="button" className={staffButton('secondary')} onClick={onClose}>
          {general.cancel}
        </button>
        <button type="submit" aria-disabled={isSending} className={staffButton('danger')}>
          {texts.confirm}
        </button>
      </div>
    </form>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <div>
      <p>{title}</p>
      <ul className="mt-1 list-disc ps-5 text-ink-soft">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
