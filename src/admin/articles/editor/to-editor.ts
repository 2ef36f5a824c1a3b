import type {
  BlockOf,
  DocumentBlock,
  RichText,
  TextRun,
} from '#domain/content/publishing/document-blocks.ts';
import type { EditorNode } from './editor-json.ts';

/** An article's text as the editor shows it. */
export function toEditor(blocks: readonly DocumentBlock[]): EditorNode {
  const content = blocks.map(nodeOf);
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

function nodeOf(block: DocumentBlock): EditorNode {
  switch (block.kind) {
    case 'heading': {
      const { level, anchor = null } = block;
      return { type: 'heading', attrs: { level, anchor }, content: runs(block.text) };
    }
    case 'paragraph':
      return paragraph(block.text);
    case 'quote':
      return { type: 'quote', content: runs(block.text) };
    case 'list':
      return {
        type: block.isOrdered ? 'orderedList' : 'bulletList',
        content: block.items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
      };
    case 'table':
      return tableNode(block);
    case 'picture': {
      const { picture, alt, caption } = block;
      return { type: 'picture', attrs: { ...picture, alt, caption } };
    }
    case 'product':
      return { type: 'product', attrs: { productId: block.productId } };
    case 'question':
      return {
        type: 'question',
        content: [
          {
            type: 'questionTitle',
            content: block.question === '' ? [] : [{ type: 'text', text: block.question }],
          },
          { type: 'questionAnswer', content: runs(block.answer) },
        ],
      };
  }
}

function tableNode({ caption, columns, rows }: BlockOf<'table'>): EditorNode {
  const row = (cells: readonly RichText[], type: string) => ({
    type: 'tableRow',
    content: cells.map((cell) => ({ type, content: [paragraph(cell)] })),
  });
  return {
    type: 'table',
    attrs: { caption },
    content: [row(columns, 'tableHeader'), ...rows.map((cells) => row(cells, 'tableCell'))],
  };
}

function paragraph(text: RichText): EditorNode {
  return { type: 'paragraph', content: runs(text) };
}

function runs(text: RichText): EditorNode[] {
  return text.map((run) => ({ type: 'text', text: run.text, marks: marksOf(run) }));
}

function marksOf({ bold, italic, link }: TextRun) {
  return [
    ...(link === undefined ? [] : [{ type: 'link', attrs: { href: link } }]),
    ...(bold ? [{ type: 'bold' }] : []),
    ...(italic ? [{ type: 'italic' }] : []),
  ];
}
