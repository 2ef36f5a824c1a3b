import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { BuiltInArticle, BuiltInBlock } from './built-in-article.ts';

type WithTexts = Pick<BuiltInArticle, 'title' | 'excerpt' | 'content' | 'questions' | 'closing'>;

/** All texts of a built-in article, in reading order. */
export function articleTexts({ title, excerpt, content, questions, closing }: WithTexts): LocalizedText[] {
  return [
    title,
    excerpt,
    ...content.flatMap(blockTexts),
    ...questions.flatMap(({ question, answer }) => [question, answer]),
    closing,
  ];
}

function blockTexts(block: BuiltInBlock): readonly LocalizedText[] {
  switch (block.kind) {
    case 'list':
      return block.items;
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flat()];
    default:
      return [block.text];
  }
}
