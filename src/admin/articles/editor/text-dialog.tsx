import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react';
import { TextField } from '#ui/text-field.tsx';
import { staffButton } from '../../components/staff-button.ts';
import { StaffDialog } from '../../components/staff-dialog.tsx';

type FieldProps = Pick<ComponentProps<typeof TextField>, 'id' | 'label' | 'hint' | 'dir' | 'maxLength'>;

interface TextDialogProps extends FieldProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** What the field has when the dialog opens. */
  readonly initial: () => string;
  readonly setText: string;
  /** Applies the text, or returns why it is refused; the dialog then stays open. */
  readonly onSet: (text: string) => string | undefined;
  /** Further buttons. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
}

/** Dialog of the editor with one field, set by its button or by Enter. */
export function TextDialog({ isOpen, title, onClose, ...fields }: TextDialogProps) {
  return (
    <StaffDialog isOpen={isOpen} title={title} onClose={onClose}>
      <TextFields {...fields} onClose={onClose} />
    </StaffDialog>
  );
}

/** Mounted with the dialog, so that each opening begins from the editor's text. */
function TextFields({
  initial,
  setText,
  onSet,
  actions,
  onClose,
  ...field
}: Omit<TextDialogProps, 'isOpen' | 'title'>) {
  const [typed, setTyped] = useState(initial);
  const [refusal, setRefusal] = useState<string>();
  function set(): void {
    const refused = onSet(typed);
    setRefusal(refused);
    if (refused === undefined) onClose();
  }
  return (
    <div className="grid gap-4">
      <TextField
        {...field}
        error={refusal}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          set();
        }}
      />
      <div className="flex flex-wrap justify-end gap-2">
        {actions}
        <button type="button" className={staffButton('primary')} onClick={set}>
          {setText}
        </button>
      </div>
    </div>
  );
}
