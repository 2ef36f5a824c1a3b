import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ordersIdAccountContract, ordersIdPaymentsContract } from '#api/staff/orders/payments.contract.ts';
import { ApiCallError } from '#api-client/api-call-error.ts';
import { addDays, qatarDay } from '#domain/delivery/working-days.ts';
import { mostDaysBeforeOrder } from '#domain/orders/payments/payment-body.ts';
import type { PaymentMethod } from '#primitives/order-status.ts';
import { type PaymentKind, type ReceivedPaymentMethod, receivedPaymentMethods } from '#primitives/payment.ts';
import { FieldLabel, TextField } from '#ui/text-field.tsx';
import { staffButton } from '../components/staff-button.ts';
import { StaffDialog } from '../components/staff-dialog.tsx';
import { useToasts } from '../components/toasts.tsx';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useUpdateCache } from '../data/use-update-cache.ts';
import { numberFrom } from '../forms/number-from.ts';
import type { StaffOrder } from '../orders/staff-order.ts';
import { BuyerTold } from '../outbox/buyer-told.tsx';
import type { OrderAccount } from './order-account.ts';
import { usePaymentsTexts } from './payments-texts.ts';
import { useMoneyText } from './use-money-text.ts';

interface PaymentDialogProps {
  readonly order: StaffOrder;
  readonly account: OrderAccount;
  /** Undefined: closed. */
  readonly kind: PaymentKind | undefined;
  readonly onClose: () => void;
}

/** Dialog to record a payment or a refund, filled in with what is owed. */
export function PaymentDialog({ kind, onClose, ...form }: PaymentDialogProps) {
  const texts = usePaymentsTexts();
  const title = kind === 'refund' ? texts.recordRefund : texts.recordPayment;
  return (
    <StaffDialog isOpen={kind !== undefined} title={title} onClose={onClose}>
      {kind && <PaymentForm key={kind} kind={kind} title={title} onDone={onClose} {...form} />}
    </StaffDialog>
  );
}

const usualMethods: Record<PaymentMethod, ReceivedPaymentMethod> = {
  cash_on_delivery: 'cash',
  card_on_delivery: 'card',
  bank_transfer: 'bank_transfer',
};

/** By the last payment, else as the buyer chose; with credit terms by transfer. */
function usualMethod({ payments, paymentDueDays }: OrderAccount, payment: PaymentMethod) {
  const last = payments.findLast(({ voided }) => !voided);
  return last?.method ?? (paymentDueDays === null ? usualMethods[payment] : 'bank_transfer');
}

interface PaymentFormProps extends Omit<PaymentDialogProps, 'kind' | 'onClose'> {
  readonly kind: PaymentKind;
  readonly title: string;
  readonly onDone: () => void;
}

function PaymentForm({ order, account, kind, title, onDone }: PaymentFormProps) {
  const texts = usePaymentsTexts();
  const money = useMoneyText();
  const toasts = useToasts();
  const today = qatarDay(new Date());
  const usualAmount = kind === 'payment' ? account.owed : account.refundDue;
  const [amount, setAmount] = useState(usualAmount > 0 ? usualAmount.toFixed(2) : '');
  const [method, setMethod] = useState<ReceivedPaymentMethod>(() => usualMethod(account, order.payment));
  const [paidOn, setPaidOn] = useState(today);
  const [reference, setReference] = useState('');
  // A second click, or a repeat after a lost answer, records one payment.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { send, isSending, error, errorText } = useStaffWrite(ordersIdPaymentsContract);
  const showNewest = useUpdateCache(ordersIdAccountContract);
  const refused = error instanceof ApiCallError ? error.fields : [];
  const [isAmountMissing, setAmountMissing] = useState(false);
  const isTooBig = error instanceof ApiCallError && /above/.test(error.code ?? '');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  const errorOf = (field: string) => refused.find(({ path }) => path === field)?.message;
  const amountError = isAmountMissing ? texts.amountMissing : isTooBig ? errorText : errorOf('amount');

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const typed = numberFrom(amount);
    setAmountMissing(typeof typed !== 'number');
    if (typeof typed !== 'number') return;
    const params = { id: order.id };
    const body = { kind, amount: typed, method, paidOn, reference, idempotencyKey };
    const answer = await send({ params, body });
    if (!answer) return;
    showNewest({ params }, answer);
    toasts.show({ text: (kind === 'payment' ? texts.paymentSaved : texts.refundSaved)(money(typed)) });
    onDone();
  }

  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={(event) => void save(event)}>
      <TextField
        id="payment-amount"
        ref={(input: HTMLInputElement | null) => {
          input?.setAttribute('autofocus', '');
        }}
        label={texts.amount}
        hint={
          kind === 'payment'
            ? texts.mostPayment(money(account.owed))
            : texts.mostRefund(money(account.refundDue), money(account.received))
        }
        error={amountError}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <div>
          <FieldLabel id="payment-method" label={texts.method} />
          <select
            id="payment-method"
            value={method}
            onChange={(event) => setMethod(event.target.value as ReceivedPaymentMethod)}
            className="h-12 w-full rounded-control border border-line-strong bg-surface px-3 hover:border-ink"
          >
            {receivedPaymentMethods.map((value) => (
              <option key={value} value={value}>
                {texts.methods[value]}
              </option>
            ))}
          </select>
        </div>
        <TextField
          id="payment-day"
          type="date"
          label={texts.paidOn}
          error={errorOf('paidOn')}
          min={addDays(qatarDay(new Date(order.placedAt)), -mostDaysBeforeOrder)}
          max={today}
          value={paidOn}
          onChange={(event) => setPaidOn(event.target.value)}
        />
      </div>
      <TextField
        id="payment-reference"
        label={texts.reference}
        hint={texts.referenceHint}
        dir="auto"
        autoComplete="off"
        maxLength={120}
        value={reference}
        onChange={(event) => setReference(event.target.value)}
      />
      <BuyerTold buyer={order} />
      {errorText && refused.length === 0 && !isTooBig && (
        <p role="alert" className="text-sm text-negative">
          {errorText}
        </p>
      )}
      <button type="submit" aria-disabled={isSending} className={staffButton('primary', 'justify-self-end')}>
        {title}
      </button>
    </form>
  );
}
