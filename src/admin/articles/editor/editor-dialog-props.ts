import type { Editor } from '@tiptap/react';

/** A dialog that changes what is selected in the editor. */
export interface EditorDialogProps {
  readonly isOpen: boolean;
  readonly editor: Editor;
  readonly onClose: () => void;
}
