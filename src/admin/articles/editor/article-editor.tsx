import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { TableRow } from '@tiptap/extension-table';
import { Text } from '@tiptap/extension-text';
import { Dropcursor, Gapcursor, Placeholder, UndoRedo } from '@tiptap/extensions';
import { type Content, EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import type { DocumentBlock } from '#domain/content/publishing/document-blocks.ts';
import { isSafeLink } from '#domain/content/publishing/link-target.ts';
import { directionOf, type Locale } from '#primitives/locale.ts';
import { useArticlesTexts } from '../articles-texts.ts';
import {
  ArticleHeading,
  ArticleListItem,
  ArticleTable,
  ArticleTableCell,
  ArticleTableHeader,
  PictureNode,
  ProductNode,
  Question,
  QuestionAnswer,
  QuestionTitle,
  Quote,
} from './article-nodes.ts';
import type { EditorNode } from './editor-json.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { fromEditor } from './from-editor.ts';
import { toEditor } from './to-editor.ts';

interface ArticleEditorProps {
  readonly id: string;
  readonly label: string;
  /** The language that is written: it decides direction, spelling and font. */
  readonly locale: Locale;
  readonly blocks: readonly DocumentBlock[];
  readonly hasError: boolean;
  readonly onChange: (blocks: readonly DocumentBlock[]) => void;
}

const extensions = [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  ArticleHeading,
  BulletList,
  OrderedList,
  ArticleListItem,
  Quote,
  ArticleTable,
  TableRow,
  ArticleTableHeader,
  ArticleTableCell,
  PictureNode,
  ProductNode,
  Question,
  QuestionTitle,
  QuestionAnswer,
  UndoRedo,
  Dropcursor,
  Gapcursor,
  Link.configure({
    openOnClick: false,
    autolink: false,
    isAllowedUri: (target) => isSafeLink(target),
    HTMLAttributes: { target: null, rel: null, class: null },
  }),
];

/** Editor of an article's text in one language. It takes blocks of the shop and gives blocks of the shop. */
export function ArticleEditor({ id, label, locale, blocks, hasError, onChange }: ArticleEditorProps) {
  const texts = useArticlesTexts();
  /** The blocks that the editor shows; others come from outside, such as a conflict that was resolved. */
  const shown = useRef(blocks);
  const editor = useEditor({
    extensions: [...extensions, Placeholder.configure({ placeholder: texts.editor.placeholder[locale] })],
    content: toEditor(blocks) as Content,
    // Its styles are in admin.css: the content security policy refuses styles that scripts insert.
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang: locale,
        dir: directionOf(locale),
        class: 'article-editor',
      },
    },
    onUpdate: ({ editor: changed }) => {
      shown.current = fromEditor(changed.getJSON() as EditorNode);
      onChange(shown.current);
    },
  });
  useEffect(() => {
    if (!editor || blocks === shown.current) return;
    shown.current = blocks;
    editor.commands.setContent(toEditor(blocks) as Content, { emitUpdate: false });
  }, [editor, blocks]);
  return (
    <div
      className={`rounded-control border bg-surface focus-within:outline-2 focus-within:outline-accent ${hasError ? 'border-negative' : 'border-line-strong'}`}
    >
      {editor && <EditorToolbar editor={editor} label={label} />}
      {/* Long texts scroll by themselves, so that the buttons above and the fields below stay within reach. */}
      <EditorContent editor={editor} className="max-h-[70dvh] overflow-y-auto" />
    </div>
  );
}
