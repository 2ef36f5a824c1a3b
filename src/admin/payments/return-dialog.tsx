import { type FormEvent, useState } from 'react';
import { ordersIdAccountContract, ordersIdReturnsContract } from '#api/staff/orders/payments.contract.ts';
import { qatarDay } from '#domain/delivery/working-days.ts';
import { returnValue } from '#domain/orders/returns/return-value.ts';
import { formatDay } from '#i18n/dates.ts';
import { dirhamsFromQar, qarFromDirhams } from '#primitives/money.ts';
import { type ReturnOutcome, returnOutcomes } from '#primitives/payment.ts';
import { TextArea } from '#ui/text-field.tsx';
import { staffButton } from '../components/staff-button.ts';
import { StaffDialog } from '../components/staff-dialog.tsx';
import { useToasts } from '../components/toasts.tsx';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useUpdateCache } from '../data/use-update-cache.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import type { StaffOrder } from '../orders/staff-order.ts';
import { BuyerTold } from '../outbox/buyer-told.tsx';
import { isolateCode } from '../sales/bidi-isolate.ts';
import { Money } from '../sales/money.tsx';
import type { OrderAccount } from './order-account.ts';
import { usePaymentsTexts } from './payments-texts.ts';
import { RadioChoice } from './radio-choice.tsx';
import { type LineChoice, noPieces, ReturnLines } from './return-lines.tsx';
import { useMoneyText } from './use-money-text.ts';

interface ReturnDialogProps {
  readonly order: StaffOrder;
  readonly account: OrderAccount;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Dialog to record goods that came back, with what the buyer gets for them. */
export function ReturnDialog({ isOpen, onClose, ...form }: ReturnDialogProps) {
  const { returns: texts } = usePaymentsTexts();
  return (
    <StaffDialog
      isOpen={isOpen}
      title={texts.dialogTitle(isolateCode(form.order.number))}
      onClose={onClose}
      isWide
    >
      <ReturnForm {...form} onDone={onClose} />
    </StaffDialog>
  );
}

function ReturnForm({
  order,
  account,
  onDone,
}: Pick<ReturnDialogProps, 'order' | 'account'> & { readonly onDone: () => void }) {
  const { returns: texts, reasonMissing } = usePaymentsTexts();
  const locale = useStaffLocale();
  const money = useMoneyText();
  const toasts = useToasts();
  const [choices, setChoices] = useState<Readonly<Record<string, LineChoice>>>({});
  const [outcome, setOutcome] = useState<ReturnOutcome>('refund');
  const [returnsDeliveryFee, setReturnsDeliveryFee] = useState(false);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { send, isSending, errorText } = useStaffWrite(ordersIdReturnsContract);
  const showNewest = useUpdateCache(ordersIdAccountContract);
  const chosen = account.lines.flatMap(({ id, isInCatalogue }) => {
    const { quantity, isRestocked } = choices[id] ?? noPieces(outcome);
    const goesToStock = outcome !== 'repair' && isInCatalogue && isRestocked;
    return quantity > 0 ? [{ lineId: id, quantity, isRestocked: goesToStock }] : [];
  });
  const worth =
    goodsWorth(account, new Map(chosen.map(({ lineId, quantity }) => [lineId, quantity]))) +
    (returnsDeliveryFee ? account.deliveryFeeLeft : 0);
  const isIncomplete = chosen.length === 0 || reason.trim() === '';

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setChecked(true);
    if (isIncomplete) return;
    const params = { id: order.id };
    const body = {
      lines: chosen,
      outcome,
      reason,
      returnsDeliveryFee: outcome === 'refund' && returnsDeliveryFee,
      idempotencyKey,
    };
    const answer = await send({ params, body });
    if (!answer) return;
    showNewest({ params }, answer);
    const { exchangeSaved, repairSaved } = texts;
    const saved = { refund: texts.saved(money(worth)), exchange: exchangeSaved, repair: repairSaved };
    toasts.show({ text: saved[outcome] });
    onDone();
  }

  const until = account.returnUntil;
  const isLate = until !== null && qatarDay(new Date()) > until;
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void save(event)}>
      {until && (
        <p
          className={
            isLate ? 'rounded-control bg-[#fbf0d9] px-4 py-3 text-sm text-[#7a4d00]' : 'text-sm text-ink-soft'
          }
        >
          {isLate ? texts.late(formatDay(locale, until)) : texts.inTime(formatDay(locale, until))}
        </p>
      )}
      <RadioChoice
        name="return-outcome"
        legend={texts.outcome}
        options={returnOutcomes}
        names={texts.outcomes}
        hints={texts.outcomeHints}
        value={outcome}
        onChange={setOutcome}
      />
      <ReturnLines
        lines={account.lines}
        outcome={outcome}
        choices={choices}
        onChange={(id, choice) => setChoices((all) => ({ ...all, [id]: choice }))}
      />
      {isChecked && chosen.length === 0 && (
        <p role="alert" className="text-sm text-negative">
          {texts.nothingChosen}
        </p>
      )}
      {outcome === 'refund' && account.deliveryFeeLeft > 0 && (
        <label className="flex min-h-11 cursor-pointer items-start gap-3 text-sm">
          <input
            type="checkbox"
            checked={returnsDeliveryFee}
            onChange={(event) => setReturnsDeliveryFee(event.target.checked)}
            className="mt-0.5 size-4.5 accent-accent"
          />
          <span>
            {texts.deliveryFee(money(account.deliveryFeeLeft))}
            <span className="block text-ink-faint">{texts.deliveryFeeHint}</span>
          </span>
        </label>
      )}
      <TextArea
        id="return-reason"
        label={texts.reason}
        hint={texts.reasonHint}
        error={isChecked && reason.trim() === '' ? reasonMissing : undefined}
        rows={2}
        maxLength={1000}
        dir="auto"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {outcome === 'refund' && (
        <p aria-live="polite">
          {texts.worth}:{' '}
          <strong>
            <Money qar={worth} />
          </strong>
          <span className="block text-sm text-ink-soft">{texts.creditNote}</span>
        </p>
      )}
      <BuyerTold buyer={order} />
      {errorText && (
        <p role="alert" className="text-sm text-negative">
          {errorText}
        </p>
      )}
      <button type="submit" aria-disabled={isSending} className={staffButton('primary', 'justify-self-end')}>
        {texts.saves[outcome]}
      </button>
    </form>
  );
}

/** As the server computes it. */
function goodsWorth({ lines, discount }: OrderAccount, pieces: ReadonlyMap<string, number>): number {
  const inDirhams = lines.map((line) => ({ ...line, lineTotal: dirhamsFromQar(line.lineTotal) }));
  return qarFromDirhams(returnValue({ lines: inDirhams, discount: dirhamsFromQar(discount) }, pieces));
}
