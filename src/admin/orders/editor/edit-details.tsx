import { editDetailsSchema } from '#api/staff/orders/order-changes.contract.ts';
import type { StaffOrder } from '../staff-order.ts';
import { OrderChangeList } from './order-change-list.tsx';
import { useOrderEditorTexts } from './order-editor-texts.ts';

type HistoryEvent = StaffOrder['history'][number];

/** The name of an event that is about an edit; undefined for other events. */
export function useEditEventName(): (event: HistoryEvent) => string | undefined {
  const texts = useOrderEditorTexts();
  return ({ kind, actor }) =>
    kind === 'change_declined' && actor === 'staff' ? texts.withdrawnEvent : texts.events[kind];
}

/** What an edit changed, in words. */
export function EditDetails({ event: { kind, details } }: { readonly event: HistoryEvent }) {
  const texts = useOrderEditorTexts();
  if (kind !== 'edited' && kind !== 'change_proposed') return null;
  const parsed = editDetailsSchema.safeParse(details);
  if (!parsed.success) return null;
  const { consent, ...changes } = parsed.data;
  return (
    <div className="mt-1 rounded-control bg-ground px-3 py-2 text-sm">
      <OrderChangeList changes={changes} />
      {consent && texts.consents[consent] && <p className="mt-1 text-ink-soft">{texts.consents[consent]}</p>}
    </div>
  );
}
