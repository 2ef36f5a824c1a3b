import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { completeLink, isSafeLink } from '#domain/content/publishing/link-target.ts';
import { TextField } from '#ui/text-field.tsx';
import { staffButton } from '../../components/staff-button.ts';
import { StaffDialog } from '../../components/staff-dialog.tsx';
import { useArticlesTexts } from '../articles-texts.ts';

interface LinkDialogProps {
  readonly isOpen: boolean;
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Dialog that sets or removes the link of the selected words. */
export function LinkDialog({ isOpen, editor, onClose }: LinkDialogProps) {
  const texts = useArticlesTexts().editor;
  return (
    <StaffDialog isOpen={isOpen} title={texts.link} onClose={onClose}>
      <LinkFields editor={editor} onClose={onClose} />
    </StaffDialog>
  );
}

function LinkFields({ editor, onClose }: Omit<LinkDialogProps, 'isOpen'>) {
  const texts = useArticlesTexts().editor;
  const before = String(editor.getAttributes('link').href ?? '');
  const [typed, setTyped] = useState(before);
  const [isRefused, setRefused] = useState(false);
  const chain = () => editor.chain().focus().extendMarkRange('link');

  function set(): void {
    const href = completeLink(typed);
    if (!isSafeLink(href)) {
      setRefused(true);
      return;
    }
    const { empty } = editor.state.selection;
    if (empty && before === '') {
      const marks = [{ type: 'link', attrs: { href } }];
      editor.chain().focus().insertContent({ type: 'text', text: typed.trim(), marks }).run();
    } else chain().setLink({ href }).run();
    onClose();
  }
  return (
    <div className="grid gap-4">
      <TextField
        id="article-link"
        label={texts.linkTarget}
        hint={texts.linkHint}
        error={isRefused ? texts.linkRefused : undefined}
        dir="ltr"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          set();
        }}
      />
      <div className="flex flex-wrap justify-end gap-2">
        {before !== '' && (
          <button
            type="button"
            className={staffButton('secondary')}
            onClick={() => {
              chain().unsetLink().run();
              onClose();
            }}
          >
            {texts.removeLink}
          </button>
        )}
        <button type="button" className={staffButton('primary')} onClick={set}>
          {texts.setLink}
        </button>
      </div>
    </div>
  );
}
