import { type ComponentProps, type ReactNode, useRef } from 'react';

// React supports these attributes but its types do not yet.
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}

interface OpenerProps extends ComponentProps<'button'> {
  /** The id of the ModalDialog to open. */
  dialogId: string;
}

/**
 * Button that opens a ModalDialog by the `command` attributes, so that it works before hydration and without scripts;
 * older browsers use the click handler.
 */
export function DialogOpener({ dialogId, ...button }: OpenerProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      command="show-modal"
      commandfor={dialogId}
      onClick={() => {
        if ('commandForElement' in HTMLButtonElement.prototype) return;
        const dialog = document.getElementById(dialogId);
        if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
      }}
      {...button}
    />
  );
}

export function DialogCloser({ dialogId, ...button }: OpenerProps) {
  return (
    <button
      type="button"
      command="close"
      commandfor={dialogId}
      onClick={(event) => event.currentTarget.closest('dialog')?.close()}
      {...button}
    />
  );
}

interface ModalDialogProps {
  id: string;
  labelledBy: string;
  className: string;
  children: ReactNode;
  onClose?: () => void;
}

/** Native modal dialog: the browser traps the focus, closes on Escape and returns the focus. */
export function ModalDialog({ id, labelledBy, className, children, onClose }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way to close is Escape, which the browser handles
    <dialog
      ref={dialog}
      id={id}
      aria-labelledby={labelledBy}
      className={className}
      onClose={onClose}
      onClick={(event) => {
        // A click on the dialog element itself, not on something in it, is a click on the backdrop.
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      {children}
    </dialog>
  );
}
