import { completeLink, isSafeLink } from '#domain/content/publishing/link-target.ts';
import { staffButton } from '../../components/staff-button.ts';
import { useArticlesTexts } from '../articles-texts.ts';
import type { EditorDialogProps } from './editor-dialog-props.ts';
import { TextDialog } from './text-dialog.tsx';

/** Dialog that sets or removes the link of the selected words. */
export function LinkDialog({ isOpen, editor, onClose }: EditorDialogProps) {
  const texts = useArticlesTexts().editor;
  const current = () => String(editor.getAttributes('link').href ?? '');
  const chain = () => editor.chain().focus().extendMarkRange('link');

  function set(typed: string): string | undefined {
    const href = completeLink(typed);
    if (!isSafeLink(href)) return texts.linkRefused;
    if (editor.state.selection.empty && current() === '') {
      const marks = [{ type: 'link', attrs: { href } }];
      editor.chain().focus().insertContent({ type: 'text', text: typed.trim(), marks }).run();
    } else chain().setLink({ href }).run();
    return undefined;
  }

  return (
    <TextDialog
      isOpen={isOpen}
      title={texts.link}
      id="article-link"
      label={texts.linkTarget}
      hint={texts.linkHint}
      dir="ltr"
      initial={current}
      setText={texts.setLink}
      onSet={set}
      actions={
        isOpen &&
        current() !== '' && (
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
        )
      }
      onClose={onClose}
    />
  );
}
