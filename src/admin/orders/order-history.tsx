import { type FormEvent, useState } from 'react';
import { ordersIdContract, ordersIdNotesContract } from '#api/staff/orders/orders.contract.ts';
import { findTakenBack } from '#domain/orders/order.ts';
import { isolateTyped } from '#i18n/isolate-latin.ts';
import { formatMoment } from '#i18n/order-dates.ts';
import { TextArea } from '#ui/text-field.tsx';
import { Panel } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useToasts } from '../components/toasts.tsx';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useUpdateCache } from '../data/use-update-cache.ts';
import { useRoundsTexts } from '../deliveries/rounds-texts.ts';
import { useDraftText } from '../forms/use-draft-text.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { describePaymentEvent } from '../payments/describe-payment-event.ts';
import { usePaymentsTexts } from '../payments/payments-texts.ts';
import { useMoneyText } from '../payments/use-money-text.ts';
import { useSalesTexts } from '../sales/sales-texts.ts';
import { useOrderStatusName } from '../sales/status-badges.tsx';
import { EditDetails, useEditEventName } from './editor/edit-details.tsx';
import type { StaffOrder } from './staff-order.ts';

/** History of an order, and a field for an internal note. */
export function OrderHistory({ order }: { readonly order: StaffOrder }) {
  const texts = useSalesTexts();
  const locale = useStaffLocale();
  const statusName = useOrderStatusName();
  const editName = useEditEventName();
  const paymentsTexts = usePaymentsTexts();
  const money = useMoneyText();
  const rounds = useRoundsTexts();
  const nameOf = (event: StaffOrder['history'][number]) => {
    const { kind, status } = event;
    const aboutMoney = describePaymentEvent(event, paymentsTexts, money);
    if (aboutMoney) return aboutMoney;
    if (kind === 'note') return event.isForDriver ? rounds.driverNote : texts.orders.noteEvent;
    if (kind === 'placed') return texts.orders.placedEvent;
    const back = findTakenBack(event);
    if (back?.why === 'not_delivered') return rounds.takenBack.not_delivered;
    if (back) return rounds.takenBack.undone(statusName(back.takenBack, order.fulfilment.kind));
    return status ? statusName(status, order.fulfilment.kind) : (editName(event) ?? '');
  };
  return (
    <Panel title={texts.orders.history}>
      <ol className="grid gap-0">
        {order.history.toReversed().map((event, index) => (
          <li
            key={`${event.at}-${event.kind}-${event.status}`}
            className="relative border-s border-line ps-5 pb-5 last:border-transparent last:pb-0"
          >
            <span
              aria-hidden="true"
              className={`absolute -start-[0.3125rem] top-1.5 size-2.5 rounded-pill ${index === 0 ? 'bg-accent' : 'bg-line-strong'}`}
            />
            <p className="text-sm">
              <span className="font-medium">{nameOf(event)}</span>
              <span className="text-ink-faint">
                {' · '}
                <bdi>{event.actorName || texts[event.actor]}</bdi>
                {' · '}
                <bdi>{formatMoment(locale, new Date(event.at))}</bdi>
              </span>
            </p>
            <EditDetails event={event} />
            {event.note && (
              <p
                dir="auto"
                className="mt-1 rounded-control bg-ground px-3 py-2 text-sm whitespace-pre-line [unicode-bidi:plaintext]"
              >
                {isolateTyped(event.note)}
              </p>
            )}
          </li>
        ))}
      </ol>
      <NoteForm orderId={order.id} />
    </Panel>
  );
}

function NoteForm({ orderId }: { readonly orderId: string }) {
  const { orders } = useSalesTexts();
  const toasts = useToasts();
  const { noteForDriver } = useRoundsTexts();
  const [note, setNote, clearNote] = useDraftText(`order-note/${orderId}`);
  const [isForDriver, setForDriver] = useState(false);
  const { send, isSending, errorText } = useStaffWrite(ordersIdNotesContract);
  const showNewest = useUpdateCache(ordersIdContract);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (note.trim() === '') return;
    const params = { id: orderId };
    const answer = await send({ params, body: { note, isForDriver } });
    if (!answer) return;
    showNewest({ params }, answer);
    clearNote();
    setForDriver(false);
    toasts.show({ text: orders.noted });
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-5 grid justify-items-start gap-3 border-t border-line pt-5 print:hidden"
    >
      <TextArea
        id="order-note"
        className="w-full"
        label={orders.note}
        hint={orders.notePlaceholder}
        error={errorText}
        rows={2}
        maxLength={1000}
        dir="auto"
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
        <input
          type="checkbox"
          checked={isForDriver}
          onChange={(event) => setForDriver(event.target.checked)}
          className="size-4.5 accent-accent"
        />
        {noteForDriver}
      </label>
      <button
        type="submit"
        aria-disabled={isSending || note.trim() === ''}
        className={staffButton('secondary')}
      >
        {orders.addNote}
      </button>
    </form>
  );
}
