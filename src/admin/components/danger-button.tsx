import { type ReactNode, useState } from 'react';
import type { CallContract } from '#api/http/contract.ts';
import type { CallInput } from '#api-client/call-api.ts';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { staffButton } from './staff-button.ts';
import { ConfirmDialog } from './staff-dialog.tsx';

interface DangerButtonProps<C extends CallContract> {
  /** What it does, as a verb; on the button and in the dialog. */
  readonly label: string;
  /** Where the label alone does not say of what. */
  readonly accessibleName?: string;
  readonly tone?: 'danger' | 'quiet';
  readonly title: string;
  /** What happens, before it is confirmed. */
  readonly children: ReactNode;
  readonly contract: C;
  readonly input: CallInput<C>;
  readonly onDone: () => void;
}

/** A button for what cannot simply be taken back: it asks first, then makes the call. */
export function DangerButton<C extends CallContract>({
  label,
  accessibleName,
  tone = 'danger',
  title,
  children,
  contract,
  input,
  onDone,
}: DangerButtonProps<C>) {
  const { send, isSending, errorText, clearError } = useStaffWrite(contract);
  const [isAsking, setAsking] = useState(false);

  function close(): void {
    setAsking(false);
    clearError();
  }

  async function confirm(): Promise<void> {
    if (!(await send(input))) return;
    setAsking(false);
    onDone();
  }

  return (
    <>
      <button
        type="button"
        aria-label={accessibleName}
        className={staffButton(tone)}
        onClick={() => setAsking(true)}
      >
        {label}
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        title={title}
        confirm={label}
        tone="danger"
        isBusy={isSending}
        errorText={errorText}
        onConfirm={() => void confirm()}
        onClose={close}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
