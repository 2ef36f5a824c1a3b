import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { Article, ArticleBlock } from './article.ts';

type WithTexts = Pick<Article, 'title' | 'excerpt' | 'content' | 'questions' | 'closing'>;

/** All texts of an article, in reading order. */
export function articleTexts({ title, excerpt, content, questions, closing }: WithTexts): LocalizedText[] {
  return [
    title,
    excerpt,
    ...content.flatMap(blockTexts),
    ...questions.flatMap(({ question, answer }) => [question, answer]),
    closing,
  ];
}

function blockTexts(block: ArticleBlock): readonly LocalizedText[] {
  switch (block.kind) {
    case 'list':
      return block.items;
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flat()];
    default:
      return [block.text];
  }
}
