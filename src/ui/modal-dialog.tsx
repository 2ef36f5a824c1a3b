import { type ComponentProps, type ReactNode, useRef } from 'react';

// React passes these on but its types do not know them yet.
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
 * Opens a ModalDialog. The browser does it by itself from the `command` attributes, so that it works before
 * (and without) scripts; older browsers get the same from the click.
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

/** A native modal dialog: the browser keeps the focus inside, closes on Escape and gives the focus back. */
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
