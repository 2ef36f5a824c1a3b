import { type ReactNode, useRef, useState } from 'react';
import type { ListLine } from '#domain/cart/lists/saved-lists.ts';

type Dialog = typeof import('./save-to-list-dialog.tsx')['SaveToListDialog'];

interface SaveToListProps {
  /** What is saved, as it is when the button is pressed. */
  readonly linesToSave: () => readonly ListLine[] | Promise<readonly ListLine[]>;
  /** The name of a button that shows an icon alone. */
  readonly label?: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Button that saves products to a list of this browser. Its dialog is loaded when it is pressed. */
export function SaveToList({ linesToSave, label, className, children }: SaveToListProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [dialog, setDialog] = useState<{ readonly SaveToListDialog: Dialog } | null>(null);
  const [lines, setLines] = useState<readonly ListLine[] | null>(null);

  async function open(): Promise<void> {
    try {
      const wanted = await linesToSave();
      setDialog(await import('./save-to-list-dialog.tsx'));
      setLines(wanted.length > 0 ? wanted : null);
    } catch {
      // Without a connection the button does nothing yet; a second press tries again.
    }
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-label={label}
        onClick={() => void open()}
        className={className}
      >
        {children}
      </button>
      {dialog && lines && (
        <dialog.SaveToListDialog
          lines={lines}
          onClose={() => {
            setLines(null);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}
