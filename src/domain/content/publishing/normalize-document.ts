import { type DocumentBlock, isEmptyDocument, plainText, type RichText } from './document-blocks.ts';

/** A document without what an editor leaves behind: blank paragraphs, headings, list items and questions. */
export function normalizeDocument(blocks: readonly DocumentBlock[]): DocumentBlock[] {
  const normalized = blocks.flatMap((block): DocumentBlock[] => {
    switch (block.kind) {
      case 'paragraph':
      case 'heading':
      case 'quote':
        return isBlank(block.text) ? [] : [block];
      case 'list': {
        const items = block.items.filter((item) => !isBlank(item));
        return items.length === 0 ? [] : [{ ...block, items }];
      }
      case 'question':
        return block.question === '' && isBlank(block.answer) ? [] : [block];
      default:
        return [block];
    }
  });
  return isEmptyDocument(normalized) ? [] : normalized;
}

function isBlank(text: RichText): boolean {
  return plainText(text).trim() === '';
}
