import { mergeAttributes, Node } from '@tiptap/core';
import { Heading } from '@tiptap/extension-heading';
import { ListItem } from '@tiptap/extension-list';
import { Table, TableCell, TableHeader } from '@tiptap/extension-table';
import { TextSelection } from '@tiptap/pm/state';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { PictureView } from './picture-view.tsx';
import { ProductView } from './product-view.tsx';

/** The nodes that the shop has blocks for and the editor's packages have not, or have otherwise. */

export const ArticleHeading = Heading.configure({ levels: [2, 3] }).extend({
  addAttributes() {
    // Links lead to it, so that it stays while the words change.
    return { ...this.parent?.(), anchor: { default: null, rendered: false } };
  },
});

/** Without lists within lists, which the shop does not show. */
export const ArticleListItem = ListItem.extend({ content: 'paragraph' });

export const ArticleTable = Table.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      caption: {
        default: '',
        renderHTML: ({ caption }) => (caption ? { 'data-caption': caption } : {}),
      },
    };
  },
});

export const ArticleTableCell = TableCell.extend({ content: 'paragraph' });
export const ArticleTableHeader = TableHeader.extend({ content: 'paragraph' });

export const Quote = Node.create({
  name: 'quote',
  group: 'block',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: ({ HTMLAttributes }) => ['blockquote', HTMLAttributes, 0],
});

export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    relativePath: { default: '' },
    width: { default: 1 },
    height: { default: 1 },
    alt: { default: '' },
    caption: { default: '' },
  }),
  // Pictures come from the library only: one that is pasted from another site would not be the shop's.
  renderHTML: ({ HTMLAttributes }) => ['figure', mergeAttributes(HTMLAttributes)],
  addNodeView: () => ReactNodeViewRenderer(PictureView),
});

export const ProductNode = Node.create({
  name: 'product',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ productId: { default: '' } }),
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes)],
  addNodeView: () => ReactNodeViewRenderer(ProductView),
});

export const QuestionTitle = Node.create({
  name: 'questionTitle',
  content: 'text*',
  marks: '',
  defining: true,
  parseHTML: () => [{ tag: 'p[data-question]' }],
  renderHTML: ({ HTMLAttributes }) => ['p', mergeAttributes(HTMLAttributes, { 'data-question': '' }), 0],
});

export const QuestionAnswer = Node.create({
  name: 'questionAnswer',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'p[data-answer]' }],
  renderHTML: ({ HTMLAttributes }) => ['p', mergeAttributes(HTMLAttributes, { 'data-answer': '' }), 0],
});

/** A question with its answer. Enter leads from the question to the answer, and from the answer to a new paragraph. */
export const Question = Node.create({
  name: 'question',
  group: 'block',
  content: 'questionTitle questionAnswer',
  isolating: true,
  defining: true,
  parseHTML: () => [{ tag: 'div[data-question-block]' }],
  renderHTML: ({ HTMLAttributes }) => [
    'div',
    mergeAttributes(HTMLAttributes, { 'data-question-block': '' }),
    0,
  ],
  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        if ($from.parent.type.name === 'questionTitle') {
          return editor.commands.command(({ tr, dispatch }) => {
            dispatch?.(tr.setSelection(TextSelection.create(tr.doc, $from.after() + 1)).scrollIntoView());
            return true;
          });
        }
        if ($from.parent.type.name !== 'questionAnswer') return false;
        const end = $from.after(-1);
        return editor
          .chain()
          .insertContentAt(end, { type: 'paragraph' })
          .setTextSelection(end + 1)
          .scrollIntoView()
          .run();
      },
      Backspace: ({ editor }) => {
        const { $from, empty } = editor.state.selection;
        const question = $from.node(-1);
        const isBlank = $from.parent.type.name === 'questionTitle' && question?.textContent === '';
        return empty && isBlank ? editor.commands.deleteNode('question') : false;
      },
    };
  },
});
