import { useState } from 'react';
import { ordersIdProposalDeleteContract } from '#api/staff/orders/order-edits.contract.ts';
import { ordersIdContract } from '#api/staff/orders/orders.contract.ts';
import { formatMoney } from '#i18n/money.ts';
import { formatMoment } from '#i18n/order-dates.ts';
import { dirhamsFromQar } from '#primitives/money.ts';
import { Panel } from '../../components/screen.tsx';
import { staffButton } from '../../components/staff-button.ts';
import { ConfirmDialog } from '../../components/staff-dialog.tsx';
import { useToasts } from '../../components/toasts.tsx';
import { useStaffWrite } from '../../data/use-staff-write.ts';
import { useUpdateCache } from '../../data/use-update-cache.ts';
import { useStaffLocale } from '../../locale/staff-locale.tsx';
import { BuyerTold } from '../../outbox/buyer-told.tsx';
import { isolateName } from '../../sales/bidi-isolate.ts';
import type { StaffOrder } from '../staff-order.ts';
import { OrderChangeList } from './order-change-list.tsx';
import { useOrderEditorTexts } from './order-editor-texts.ts';

/** A change that waits for the buyer's consent; staff can withdraw it. */
export function ProposalPanel({ order }: { readonly order: StaffOrder }) {
  const texts = useOrderEditorTexts();
  const locale = useStaffLocale();
  const toasts = useToasts();
  const [isAsking, setAsking] = useState(false);
  const { send, isSending, errorText, clearError } = useStaffWrite(ordersIdProposalDeleteContract);
  const showNewest = useUpdateCache(ordersIdContract);
  const { proposal } = order;
  if (!proposal) return null;

  async function withdraw(): Promise<void> {
    const params = { id: order.id };
    const answer = await send({ params });
    if (!answer) return;
    showNewest({ params }, answer);
    setAsking(false);
    toasts.show({ text: texts.withdrawn });
  }

  return (
    <Panel
      title={texts.proposal}
      actions={
        <button type="button" className={staffButton('secondary')} onClick={() => setAsking(true)}>
          {texts.withdraw}
        </button>
      }
    >
      <p className="mb-3 text-sm text-ink-soft">
        {texts.proposed(isolateName(proposal.proposedBy), formatMoment(locale, new Date(proposal.createdAt)))}
      </p>
      <div className="text-sm">
        <OrderChangeList changes={proposal.changes} />
      </div>
      <p className="mt-3 font-medium">
        {texts.newTotal(formatMoney(locale, dirhamsFromQar(proposal.total)))}
      </p>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.withdrawTitle}
        confirm={texts.withdraw}
        tone="danger"
        isBusy={isSending}
        errorText={errorText}
        onConfirm={() => void withdraw()}
        onClose={() => {
          clearError();
          setAsking(false);
        }}
      >
        <p>{texts.withdrawText}</p>
        <BuyerTold buyer={order} />
      </ConfirmDialog>
    </Panel>
  );
}
