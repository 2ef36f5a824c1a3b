import type { BlockOf, DocumentBlock, TextRun } from '#domain/content/publishing/document-blocks.ts';
import { isSafeLink } from '#domain/content/publishing/link-target.ts';
import type { EditorNode } from './editor-json.ts';

/** What the editor holds as an article's text. What the shop has no kind of block for is left out. */
export function fromEditor(document: EditorNode): DocumentBlock[] {
  return (document.content ?? []).flatMap(blockOf);
}

function blockOf(node: EditorNode): DocumentBlock[] {
  switch (node.type) {
    case 'paragraph':
      return [{ kind: 'paragraph', text: runsOf(node) }];
    case 'heading':
      return [headingOf(node)];
    case 'quote':
      return [{ kind: 'quote', text: runsOf(node) }];
    case 'bulletList':
    case 'orderedList': {
      const items = childrenOf(node).map(textWithin);
      return items.length > 0 ? [{ kind: 'list', isOrdered: node.type === 'orderedList', items }] : [];
    }
    case 'table':
      return tableOf(node);
    case 'picture':
      return [pictureOf(node)];
    case 'product':
      return [{ kind: 'product', productId: String(node.attrs?.productId ?? '') }];
    case 'question': {
      const [title, answer] = childrenOf(node);
      const question = (title ? runsOf(title) : []).map(({ text }) => text).join('');
      return [{ kind: 'question', question, answer: answer ? runsOf(answer) : [] }];
    }
    default:
      return [];
  }
}

function headingOf(node: EditorNode): BlockOf<'heading'> {
  const { level, anchor } = node.attrs ?? {};
  return {
    kind: 'heading',
    level: level === 3 ? 3 : 2,
    ...(typeof anchor === 'string' && anchor !== '' && { anchor }),
    text: runsOf(node),
  };
}

/** The first row names the columns. Cells that are missing, as after a paste, are empty. */
function tableOf(node: EditorNode): DocumentBlock[] {
  const [columns, ...rows] = childrenOf(node).map((row) => childrenOf(row).map(textWithin));
  if (!columns || columns.length === 0) return [];
  const filled = rows.map((row) => columns.map((_, place) => row[place] ?? []));
  return [{ kind: 'table', caption: String(node.attrs?.caption ?? '').trim(), columns, rows: filled }];
}

function pictureOf({ attrs = {} }: EditorNode): BlockOf<'picture'> {
  const { relativePath, width, height, alt, caption } = attrs;
  return {
    kind: 'picture',
    picture: { relativePath: String(relativePath), width: Number(width), height: Number(height) },
    alt: String(alt ?? ''),
    caption: String(caption ?? ''),
  };
}

function childrenOf({ content = [] }: EditorNode): readonly EditorNode[] {
  return content;
}

/** The text of a list item or a cell; of several paragraphs one line each would be lost, so a space joins them. */
function textWithin(node: EditorNode): TextRun[] {
  return childrenOf(node)
    .map(runsOf)
    .filter((runs) => runs.length > 0)
    .flatMap((runs, place) => (place === 0 ? runs : [{ text: ' ' }, ...runs]));
}

function runsOf(node: EditorNode): TextRun[] {
  return childrenOf(node).flatMap(({ text = '', marks = [] }) => {
    if (text === '') return [];
    const has = (type: string) => marks.some((mark) => mark.type === type);
    const href = marks.find(({ type }) => type === 'link')?.attrs?.href;
    return [
      {
        text,
        ...(has('bold') && { bold: true as const }),
        ...(has('italic') && { italic: true as const }),
        ...(typeof href === 'string' && isSafeLink(href) && { link: href }),
      },
    ];
  });
}
