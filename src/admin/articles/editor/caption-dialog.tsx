import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { TextField } from '#ui/text-field.tsx';
import { staffButton } from '../../components/staff-button.ts';
import { StaffDialog } from '../../components/staff-dialog.tsx';
import { useArticlesTexts } from '../articles-texts.ts';

interface CaptionDialogProps {
  readonly isOpen: boolean;
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Dialog for the caption of the table in which the cursor is. */
export function CaptionDialog({ isOpen, editor, onClose }: CaptionDialogProps) {
  const texts = useArticlesTexts().editor;
  return (
    <StaffDialog isOpen={isOpen} title={texts.tableCaption} onClose={onClose}>
      <CaptionFields editor={editor} onClose={onClose} />
    </StaffDialog>
  );
}

function CaptionFields({ editor, onClose }: Omit<CaptionDialogProps, 'isOpen'>) {
  const texts = useArticlesTexts().editor;
  const [typed, setTyped] = useState(String(editor.getAttributes('table').caption ?? ''));
  function set(): void {
    editor.chain().focus().updateAttributes('table', { caption: typed.trim() }).run();
    onClose();
  }
  return (
    <div className="grid gap-4">
      <TextField
        id="article-table-caption"
        label={texts.tableCaption}
        dir="auto"
        maxLength={300}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          set();
        }}
      />
      <button type="button" className={staffButton('primary', 'justify-self-end')} onClick={set}>
        {texts.setCaption}
      </button>
    </div>
  );
}
