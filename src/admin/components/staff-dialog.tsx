import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { CloseIcon } from '#ui/icons.tsx';
import { useGeneralTexts } from '../locale/general-texts.ts';
import { staffButton } from './staff-button.ts';

interface StaffDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** Called on Escape, on the close button and on a click on the backdrop. */
  readonly onClose: () => void;
  readonly isWide?: boolean;
  /** The component that opens the dialog keeps what is typed in it, or nothing in it could be lost. */
  readonly keepsTexts?: boolean;
  readonly children: ReactNode;
}

/**
 * Native modal dialog controlled by a prop: the browser traps the focus and returns it. Escape, the backdrop and the close
 * button ask first when a text that was typed would be lost.
 */
export function StaffDialog({
  isOpen,
  title,
  onClose,
  isWide = false,
  keepsTexts = false,
  children,
}: StaffDialogProps) {
  const texts = useGeneralTexts();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const typedIn = useRef(new Set<TextControl>());
  const wasPressedOutside = useRef(false);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) {
      element.showModal();
      findFirstTarget(body.current)?.focus();
    } else element.close();
  }, [isOpen]);

  function wouldLoseText(): boolean {
    return (
      !keepsTexts && [...typedIn.current].some((field) => field.isConnected && field.value.trim() !== '')
    );
  }

  function close(): void {
    if (wouldLoseText()) setAsking(true);
    else dialog.current?.close();
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onInput={({ target }) => isTextControl(target) && typedIn.current.add(target)}
      onCancel={(event) => {
        // The cancel event of a file field bubbles.
        if (event.target !== dialog.current || !wouldLoseText()) return;
        event.preventDefault();
        setAsking(true);
      }}
      onClose={() => {
        typedIn.current.clear();
        setAsking(false);
        onClose();
      }}
      onPointerDown={({ target }) => {
        wasPressedOutside.current = target === dialog.current;
      }}
      // A text that is selected by dragging may end its drag on the backdrop.
      onClick={({ target }) => target === dialog.current && wasPressedOutside.current && close()}
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
              onClick={close}
            >
              <CloseIcon />
            </button>
          </div>
          {isAsking && (
            <div
              role="alert"
              className="sticky top-2 z-10 mb-4 flex flex-wrap items-center justify-end gap-2 rounded-control bg-[#fbf0d9] px-4 py-3 text-sm text-[#7a4d00]"
            >
              <p className="grow">{texts.closeText}</p>
              <button
                type="button"
                ref={focusAtOnce}
                className={staffButton('secondary')}
                onClick={() => {
                  setAsking(false);
                  [...typedIn.current].findLast((field) => field.isConnected)?.focus();
                }}
              >
                {texts.keepTyping}
              </button>
              <button type="button" className={staffButton('danger')} onClick={() => dialog.current?.close()}>
                {texts.closeAnyway}
              </button>
            </div>
          )}
          <div ref={body}>{children}</div>
        </div>
      )}
    </dialog>
  );
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const choices = new Set(['checkbox', 'radio', 'file', 'search', 'password']);

/** A field whose text would be missed; what is searched for and passwords are not kept anywhere. */
function isTextControl(target: EventTarget): target is TextControl {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !choices.has(target.type);
}

function focusAtOnce(button: HTMLButtonElement | null): void {
  button?.focus();
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
  /** As of `StaffDialog`. */
  readonly keepsTexts?: boolean;
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
  keepsTexts = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const texts = useGeneralTexts();
  return (
    <StaffDialog isOpen={isOpen} title={title} keepsTexts={keepsTexts} onClose={onClose}>
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
