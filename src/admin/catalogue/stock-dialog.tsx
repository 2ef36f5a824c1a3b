import { type FormEvent, useState } from 'react';
import { adjustStockContract } from '#api/staff/products/products.contract.ts';
import { ApiCallError } from '#api-client/api-call-error.ts';
import { type AdjustmentReason, adjustmentReasons } from '#domain/catalogue/stock/stock-adjustment.ts';
import { TextField } from '#ui/text-field.tsx';
import { staffButton } from '../components/staff-button.ts';
import { StaffDialog } from '../components/staff-dialog.tsx';
import { useToasts } from '../components/toasts.tsx';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { numberFrom } from '../forms/number-from.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useCatalogueTexts } from './catalogue-texts.ts';

interface Stocked {
  readonly id: string;
  readonly name: string;
  readonly translations: { readonly ar: { readonly name: string } };
  readonly stock: number;
  readonly version: number;
}

/** Dialog to change the stock of a product, with a reason. */
export function StockDialog({
  product,
  onClose,
}: {
  readonly product: Stocked | undefined;
  readonly onClose: () => void;
}) {
  const { stock: texts } = useCatalogueTexts();
  const locale = useStaffLocale();
  const name = product && (locale === 'ar' ? product.translations.ar.name || product.name : product.name);
  return (
    <StaffDialog isOpen={product !== undefined} title={texts.title} onClose={onClose}>
      {product && name && <StockForm key={product.id} product={product} name={name} onDone={onClose} />}
    </StaffDialog>
  );
}

function StockForm({
  product,
  name,
  onDone,
}: {
  readonly product: Stocked;
  readonly name: string;
  readonly onDone: () => void;
}) {
  const { stock: texts } = useCatalogueTexts();
  const toasts = useToasts();
  const [kind, setKind] = useState<'by' | 'to'>('by');
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState<AdjustmentReason>('delivery');
  const [note, setNote] = useState('');
  const { send, isSending, error, errorText } = useStaffWrite(adjustStockContract);
  const refused = error instanceof ApiCallError ? error.fields : [];
  const errorOf = (...paths: string[]) => refused.find(({ path }) => paths.includes(path))?.message;
  const conflict =
    error instanceof ApiCallError && error.code === 'stale_version'
      ? (error.conflict as { readonly version: number; readonly current: { readonly stock: number } })
      : undefined;

  async function save(event: FormEvent | undefined, version: number): Promise<void> {
    event?.preventDefault();
    // What is no number is rejected by the server and marked at the field.
    const pieces = numberFrom(typed) as number;
    const answer = await send({
      params: { id: product.id },
      body: { reason, note, ...(kind === 'by' ? { by: pieces } : { to: pieces, version }) },
    });
    if (!answer) return;
    toasts.show({ text: texts.saved(name, answer.data.stock) });
    onDone();
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void save(event, product.version)}>
      <p>
        <span className="font-medium">
          <bdi>{name}</bdi>
        </span>
        <br />
        <span className="text-sm text-ink-soft">{texts.now(product.stock)}</span>
      </p>
      <fieldset>
        <legend className="mb-1.5 text-sm font-medium">{texts.kind}</legend>
        <div className="flex flex-wrap gap-x-6">
          {(['by', 'to'] as const).map((value) => (
            <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2.5">
              <input
                type="radio"
                name="stock-kind"
                checked={kind === value}
                onChange={() => {
                  setKind(value);
                  setReason(value === 'to' ? 'count' : 'delivery');
                }}
                className="size-4.5 accent-accent"
              />
              {texts[value]}
            </label>
          ))}
        </div>
      </fieldset>
      <TextField
        id="stock-pieces"
        label={kind === 'by' ? texts.pieces : texts.counted}
        hint={kind === 'by' ? texts.byHint : undefined}
        error={errorOf('by', 'to')}
        inputMode={kind === 'by' ? 'text' : 'numeric'}
        dir="ltr"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ReasonChoice reason={reason} onChange={setReason} />
      <TextField
        id="stock-note"
        label={texts.note}
        hint={texts.noteHint}
        error={errorOf('note')}
        dir="auto"
        maxLength={300}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {conflict && (
        <div role="alert" className="rounded-control bg-[#fbf0d9] px-4 py-3 text-sm text-[#7a4d00]">
          <p className="font-medium">{texts.staleTitle}</p>
          <p>{texts.stale(conflict.current.stock)}</p>
          <button
            type="button"
            className={staffButton('secondary', 'mt-2')}
            onClick={() => void save(undefined, conflict.version)}
          >
            {texts.again}
          </button>
        </div>
      )}
      {!conflict && errorText && refused.length === 0 && (
        <p role="alert" className="text-sm text-negative">
          {errorText}
        </p>
      )}
      <button type="submit" aria-disabled={isSending} className={staffButton('primary', 'justify-self-end')}>
        {texts.save}
      </button>
    </form>
  );
}

export function ReasonChoice({
  reason,
  onChange,
}: {
  readonly reason: AdjustmentReason;
  readonly onChange: (reason: AdjustmentReason) => void;
}) {
  const { stock: texts } = useCatalogueTexts();
  return (
    <div>
      <label htmlFor="stock-reason" className="mb-1.5 block text-sm font-medium">
        {texts.reason}
      </label>
      <select
        id="stock-reason"
        value={reason}
        onChange={(event) => onChange(event.target.value as AdjustmentReason)}
        className="h-12 w-full rounded-control border border-line-strong bg-surface px-3 hover:border-ink"
      >
        {adjustmentReasons.map((value) => (
          <option key={value} value={value}>
            {texts.reasons[value]}
          </option>
        ))}
      </select>
    </div>
  );
}
