import { useState } from 'react';
import { ordersBulkStepContract } from '#api/staff/orders/bulk-steps.contract.ts';
import type { ordersContract } from '#api/staff/orders/orders.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import {
  type BulkStatus,
  bulkStatuses,
  refusalOf,
  undoMinutes,
} from '#domain/orders/bulk-steps/bulk-step.ts';
import { BottomBar } from '../../components/bottom-bar.tsx';
import { staffButton } from '../../components/staff-button.ts';
import { ConfirmDialog } from '../../components/staff-dialog.tsx';
import { useStaffWrite } from '../../data/use-staff-write.ts';
import { EmailNotice } from '../../outbox/email-notice.tsx';
import { BulkResult } from './bulk-result.tsx';
import { useBulkTexts } from './bulk-texts.ts';
import { LeftOutOrders } from './left-out-orders.tsx';
import { useLastBulkStep } from './use-last-bulk-step.ts';

type ListedOrder = DataOf<typeof ordersContract>[number];

interface BulkStepsProps {
  readonly chosen: readonly ListedOrder[];
  readonly onClear: () => void;
  /** After a step or its undo: the list shows the new states. */
  readonly onDone: () => void;
}

/** The next steps for the selected orders, and the result of the last one while it can be undone. */
export function BulkSteps({ chosen, onClear, onDone }: BulkStepsProps) {
  const texts = useBulkTexts();
  const [to, setTo] = useState<BulkStatus>();
  const [last, setLast] = useLastBulkStep();
  const [isJustTaken, setJustTaken] = useState(false);
  if (chosen.length === 0) {
    return (
      last && (
        <BulkResult
          step={last}
          takesFocus={isJustTaken}
          onUndone={(undone) => {
            setJustTaken(false);
            setLast({ ...last, undone });
            onDone();
          }}
          onClose={() => setLast(undefined)}
        />
      )
    );
  }
  return (
    <BottomBar>
      <p role="status" className="me-auto text-sm font-medium">
        {texts.chosen(chosen.length)}
      </p>
      {bulkStatuses.map((status) => (
        <button key={status} type="button" className={staffButton('secondary')} onClick={() => setTo(status)}>
          {texts.steps[status]}
        </button>
      ))}
      <button type="button" className={staffButton('quiet')} onClick={onClear}>
        {texts.clear}
      </button>
      {to && (
        <StepDialog
          key={to}
          to={to}
          orders={chosen}
          onClose={() => setTo(undefined)}
          onTaken={(step) => {
            setTo(undefined);
            setLast(step);
            setJustTaken(true);
            onClear();
            onDone();
          }}
        />
      )}
    </BottomBar>
  );
}

interface StepDialogProps {
  readonly to: BulkStatus;
  readonly orders: readonly ListedOrder[];
  readonly onTaken: (step: DataOf<typeof ordersBulkStepContract>) => void;
  readonly onClose: () => void;
}

/** Says before the step how many orders take it, and which do not and why. The server decides again. */
function StepDialog({ to, orders, onTaken, onClose }: StepDialogProps) {
  const texts = useBulkTexts();
  // A second click, or a repeat after a lost answer, takes the step once.
  const [key] = useState(() => crypto.randomUUID());
  const { send, isSending, errorText } = useStaffWrite(ordersBulkStepContract);
  const reasonOf = ({ status }: ListedOrder) => refusalOf({ status, isProposalOpen: false }, to);
  const taking = orders.filter((order) => !reasonOf(order));
  const leftOut = orders.flatMap((order) => {
    const reason = reasonOf(order);
    return reason ? [{ ...order, reason }] : [];
  });
  const unconfirmed = to === 'confirmed' ? 0 : taking.filter(({ status }) => status === 'received').length;

  async function confirm(): Promise<void> {
    if (taking.length === 0) return onClose();
    const answer = await send({ body: { key, to, ids: orders.map(({ id }) => id) } });
    if (answer) onTaken(answer.data);
  }

  return (
    <ConfirmDialog
      isOpen
      title={taking.length > 0 ? texts.title[to](taking.length) : texts.noneTitle}
      confirm={taking.length > 0 ? texts.confirm(texts.steps[to], taking.length) : texts.close}
      isBusy={isSending}
      errorText={errorText}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {taking.length > 0 && (
        <>
          <p>{to === 'preparing' ? texts.notMailed(undoMinutes) : texts.mailed(undoMinutes)}</p>
          {unconfirmed > 0 && <p className="text-[#7a4d00]">{texts.skips(unconfirmed)}</p>}
          {to !== 'preparing' && <EmailNotice />}
        </>
      )}
      <LeftOutOrders title={texts.leftOut(leftOut.length)} orders={leftOut} />
    </ConfirmDialog>
  );
}
