import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { CloseIcon } from '#ui/icons.tsx';
import { useGeneralTexts } from '../locale/general-texts.ts';
import { staffButton } from './staff-button.ts';

interface StaffDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** Called on Escape, on the close button and on a click on the backdrop. */
  readonly onClose: () => void;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Native modal dialog controlled by a prop: the browser traps the focus and returns it. */
export function StaffDialog({ isOpen, title, onClose, isWide = false, children }: StaffDialogProps) {
  const texts = useGeneralTexts();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) {
      element.showModal();
      findFirstTarget(body.current)?.focus();
    } else element.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
      onKeyDown={preventOuterSubmit}
      className={`m-auto max-h-[90dvh] overflow-y-auto rounded-card bg-surface text-ink shadow-overlay ${isWide ? 'w-[min(60rem,calc(100vw-2rem))]' : 'w-[min(32rem,calc(100vw-2rem))]'}`}
    >
      {isOpen && (
        <div className="p-5 sm:p-6">
          <div className="mb-3 flex items-start gap-3">
            <h2 id={titleId} className="grow py-2 text-xl font-medium">
              {title}
            </h2>
            <button
              type="button"
              aria-label={texts.close}
              className="hit-area -me-2 rounded-control text-ink-soft hover:bg-sunken"
              onClick={() => dialog.current?.close()}
            >
              <CloseIcon />
            </button>
          </div>
          <div ref={body}>{children}</div>
        </div>
      )}
    </dialog>
  );
}

/** What the dialog was opened for: its first field, else its first button; the browser would choose the close button. */
function findFirstTarget(body: HTMLElement | null): HTMLElement | null | undefined {
  const field = 'input:not([type=checkbox], [type=radio], [hidden]), textarea, select';
  return body?.querySelector<HTMLElement>(field) ?? body?.querySelector<HTMLElement>('button, a[href]');
}

/** A dialog may be rendered within the form of a screen: Enter in its search box must not submit that. */
function preventOuterSubmit(event: KeyboardEvent<HTMLDialogElement>): void {
  const { target, currentTarget } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  if (!currentTarget.contains(target.form)) event.preventDefault();
}

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly children?: ReactNode;
  /** Label of the confirm button: the action as a verb. */
  readonly confirm: string;
  readonly cancel?: string;
  readonly tone?: 'primary' | 'danger';
  readonly isBusy?: boolean;
  readonly errorText?: string | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Confirmation dialog; its button names the action. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirm,
  cancel,
  tone = 'primary',
  isBusy = false,
  errorText,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const texts = useGeneralTexts();
  return (
    <StaffDialog isOpen={isOpen} title={title} onClose={onClose}>
      <div className="grid gap-4 text-ink-soft">{children}</div>
      {errorText && (
        <p role="alert" className="mt-4 text-sm text-negative">
          {errorText}
        </p>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <button type="button" className={staffButton('secondary')} onClick={onClose}>
          {cancel ?? texts.cancel}
        </button>
        <button
          type="button"
          aria-disabled={isBusy}
          className={staffButton(tone)}
          onClick={() => !isBusy && onConfirm()}
        >
          {confirm}
        </button>
      </div>
    </StaffDialog>
  );
}
