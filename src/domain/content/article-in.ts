import type { Locale } from '#primitives/locale.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { Article, ArticleBlock } from './article.ts';

/** Reduces an article to one language, so that a page does not send the other. */
export function articleIn(locale: Locale, article: Article): Article<string> {
  const read = (text: LocalizedText) => text[locale];
  const { author } = article;
  return {
    ...article,
    title: read(article.title),
    excerpt: read(article.excerpt),
    content: article.content.map((block) => blockIn(locale, block)),
    questions: article.questions.map(({ question, answer }) => ({
      question: read(question),
      answer: read(answer),
    })),
    closing: read(article.closing),
    author: { name: read(author.name), title: read(author.title), bio: read(author.bio) },
    tags: article.tags.map(({ slug, name }) => ({ slug, name: read(name) })),
    seoTitle: read(article.seoTitle),
    seoDescription: read(article.seoDescription),
    keywords: article.keywords.map(read),
    imageAlt: read(article.imageAlt),
  };
}

function blockIn(locale: Locale, block: ArticleBlock): ArticleBlock<string> {
  const read = (text: LocalizedText) => text[locale];
  switch (block.kind) {
    case 'list':
      return { ...block, items: block.items.map(read) };
    case 'table':
      return {
        ...block,
        caption: read(block.caption),
        columns: block.columns.map(read),
        rows: block.rows.map((row) => row.map(read)),
      };
    default:
      return { ...block, text: read(block.text) };
  }
}
