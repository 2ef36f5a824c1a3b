import { useArticlesTexts } from '../articles-texts.ts';
import type { EditorDialogProps } from './editor-dialog-props.ts';
import { TextDialog } from './text-dialog.tsx';

/** Dialog for the caption of the table in which the cursor is. */
export function CaptionDialog({ isOpen, editor, onClose }: EditorDialogProps) {
  const texts = useArticlesTexts().editor;
  return (
    <TextDialog
      isOpen={isOpen}
      title={texts.tableCaption}
      id="article-table-caption"
      label={texts.tableCaption}
      dir="auto"
      maxLength={300}
      initial={() => String(editor.getAttributes('table').caption ?? '')}
      setText={texts.setCaption}
      onSet={(typed) => {
        editor.chain().focus().updateAttributes('table', { caption: typed.trim() }).run();
        return undefined;
      }}
      onClose={onClose}
    />
  );
}
