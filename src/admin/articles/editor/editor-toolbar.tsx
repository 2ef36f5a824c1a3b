import { type Editor, useEditorState } from '@tiptap/react';
import { type ReactNode, useState } from 'react';
import { Toolbar } from 'react-aria-components';
import { relativePathOf } from '#images/image-address.ts';
import { PicturePicker } from '../../pictures/picture-picker.tsx';
import { ProductSearchDialog } from '../../quotations/product-search.tsx';
import { useArticlesTexts } from '../articles-texts.ts';
import { CaptionDialog } from './caption-dialog.tsx';
import { EditorIcon } from './editor-icons.tsx';
import { LinkDialog } from './link-dialog.tsx';

type OpenDialog = 'link' | 'picture' | 'product' | 'caption' | null;

/** Buttons of the editor, reachable with Tab and then with the arrow keys. */
export function EditorToolbar({ editor, label }: { readonly editor: Editor; readonly label: string }) {
  const texts = useArticlesTexts().editor;
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const state = useEditorState({ editor, selector: ({ editor: current }) => stateOf(current) });
  const chain = () => editor.chain().focus();
  return (
    <>
      <Toolbar
        aria-label={texts.toolbar(label)}
        className="flex flex-wrap gap-0.5 rounded-t-control border-b border-line bg-ground p-1"
      >
        <Tool name={texts.bold} isOn={state.bold} onPress={() => chain().toggleBold().run()}>
          <span aria-hidden="true" className="font-bold">
            B
          </span>
        </Tool>
        <Tool name={texts.italic} isOn={state.italic} onPress={() => chain().toggleItalic().run()}>
          <span aria-hidden="true" className="font-serif italic">
            I
          </span>
        </Tool>
        <Tool name={texts.link} isOn={state.link} onPress={() => setDialog('link')}>
          <EditorIcon name="link" />
        </Tool>
        <Separator />
        {([2, 3] as const).map((level) => (
          <Tool
            key={level}
            name={level === 2 ? texts.heading : texts.subheading}
            isOn={level === 2 ? state.heading : state.subheading}
            onPress={() => chain().toggleHeading({ level }).run()}
          >
            <EditorIcon name={level === 2 ? 'heading' : 'subheading'} />
          </Tool>
        ))}
        <Tool name={texts.bullets} isOn={state.bullets} onPress={() => chain().toggleBulletList().run()}>
          <EditorIcon name="bullets" />
        </Tool>
        <Tool name={texts.numbers} isOn={state.numbers} onPress={() => chain().toggleOrderedList().run()}>
          <EditorIcon name="numbers" />
        </Tool>
        <Tool
          name={texts.quote}
          isOn={state.quote}
          onPress={() => chain().toggleNode('quote', 'paragraph').run()}
        >
          <EditorIcon name="quote" />
        </Tool>
        <Separator />
        <Tool name={texts.picture} onPress={() => setDialog('picture')}>
          <EditorIcon name="picture" />
        </Tool>
        <Tool name={texts.product} onPress={() => setDialog('product')}>
          <EditorIcon name="product" />
        </Tool>
        <Tool name={texts.question} onPress={() => chain().insertContent(emptyQuestion).run()}>
          <EditorIcon name="question" />
        </Tool>
        <Tool
          name={texts.table}
          onPress={() => chain().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()}
        >
          <EditorIcon name="table" />
        </Tool>
        <Separator />
        <Tool name={texts.undo} isDisabled={!state.canUndo} onPress={() => chain().undo().run()}>
          <EditorIcon name="undo" />
        </Tool>
        <Tool name={texts.redo} isDisabled={!state.canRedo} onPress={() => chain().redo().run()}>
          <EditorIcon name="redo" />
        </Tool>
        {state.table && (
          <span className="flex w-full flex-wrap gap-0.5 border-t border-line pt-1">
            <WordTool name={texts.addRow} onPress={() => chain().addRowAfter().run()} />
            <WordTool name={texts.addColumn} onPress={() => chain().addColumnAfter().run()} />
            <WordTool name={texts.deleteRow} onPress={() => chain().deleteRow().run()} />
            <WordTool name={texts.deleteColumn} onPress={() => chain().deleteColumn().run()} />
            <WordTool name={texts.tableCaption} onPress={() => setDialog('caption')} />
            <WordTool name={texts.deleteTable} onPress={() => chain().deleteTable().run()} />
          </span>
        )}
      </Toolbar>
      <LinkDialog isOpen={dialog === 'link'} editor={editor} onClose={() => setDialog(null)} />
      <CaptionDialog isOpen={dialog === 'caption'} editor={editor} onClose={() => setDialog(null)} />
      <PicturePicker
        isOpen={dialog === 'picture'}
        onTake={({ address, width, height, alt }) => {
          const relativePath = relativePathOf(address);
          const { lang } = editor.view.dom;
          const attrs = { relativePath, width, height, alt: lang === 'ar' ? alt.ar : alt.en, caption: '' };
          chain().insertContent({ type: 'picture', attrs }).run();
        }}
        onClose={() => setDialog(null)}
      />
      <ProductSearchDialog
        isOpen={dialog === 'product'}
        isAdded={() => false}
        onChoose={({ id }) => {
          chain()
            .insertContent({ type: 'product', attrs: { productId: id } })
            .run();
          setDialog(null);
        }}
        onClose={() => setDialog(null)}
      />
    </>
  );
}

const emptyQuestion = {
  type: 'question',
  content: [{ type: 'questionTitle' }, { type: 'questionAnswer' }],
};

function stateOf(editor: Editor) {
  return {
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    link: editor.isActive('link'),
    heading: editor.isActive('heading', { level: 2 }),
    subheading: editor.isActive('heading', { level: 3 }),
    bullets: editor.isActive('bulletList'),
    numbers: editor.isActive('orderedList'),
    quote: editor.isActive('quote'),
    table: editor.isActive('table'),
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  };
}

interface ToolProps {
  readonly name: string;
  readonly isOn?: boolean;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const toolStyle =
  'inline-flex h-11 min-w-11 cursor-pointer items-center justify-center rounded-control px-2 text-ink-soft hover:bg-sunken hover:text-ink disabled:opacity-40 aria-pressed:bg-accent-soft aria-pressed:text-accent';

function Tool({ name, isOn, isDisabled = false, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-pressed={isOn}
      disabled={isDisabled}
      // The selection of the editor stays while a button is pressed.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className={toolStyle}
    >
      {children}
    </button>
  );
}

function WordTool({ name, onPress }: Pick<ToolProps, 'name' | 'onPress'>) {
  return (
    <button type="button" onClick={onPress} className={`${toolStyle} text-sm`}>
      {name}
    </button>
  );
}

function Separator() {
  return <span aria-hidden="true" className="mx-1 my-2 w-px bg-line" />;
}
