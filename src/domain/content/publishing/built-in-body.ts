import type { Locale } from '#primitives/locale.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { BuiltInArticle, BuiltInBlock } from '../built-in-article.ts';
import type { ArticleBody, ArticleTexts } from './article-body.ts';
import type { DocumentBlock, TextRun } from './document-blocks.ts';

/** The hour of the day in Qatar at which built-in articles were published. */
const publicationTime = 'T08:00:00+03:00';

/** A built-in article in the form in which staff would have written it. */
export function builtInBody(article: BuiltInArticle): ArticleBody {
  const { slug, kind, author: writtenBy, categories, featured, reviewedOn = null, publishDate } = article;
  return {
    slug,
    kind,
    writtenBy,
    categories: [...categories],
    tags: [],
    isFeatured: featured,
    reviewedOn,
    cover: null,
    status: 'published',
    publishAt: new Date(publishDate + publicationTime).toISOString(),
    ...textsIn(article, 'en'),
    translations: { ar: textsIn(article, 'ar') },
  };
}

function textsIn(article: BuiltInArticle, locale: Locale): ArticleTexts {
  const { title, excerpt, content, questions, closing, seoTitle, seoDescription, keywords } = article;
  return {
    title: title[locale],
    excerpt: excerpt[locale],
    body: [
      ...content.map((block) => blockIn(block, locale)),
      ...questions.map(
        ({ question, answer }): DocumentBlock => ({
          kind: 'question',
          question: question[locale],
          answer: runs(answer, locale),
        }),
      ),
    ],
    closing: closing[locale],
    seoTitle: seoTitle[locale],
    seoDescription: seoDescription[locale],
    keywords: keywords.map((keyword) => keyword[locale]),
  };
}

function blockIn(block: BuiltInBlock, locale: Locale): DocumentBlock {
  switch (block.kind) {
    case 'heading':
      return { kind: 'heading', level: 2, anchor: block.anchor, text: runs(block.text, locale) };
    case 'paragraph':
      return { kind: 'paragraph', text: runs(block.text, locale) };
    case 'list':
      return { kind: 'list', isOrdered: false, items: block.items.map((item) => runs(item, locale)) };
    case 'table':
      return {
        kind: 'table',
        caption: block.caption[locale],
        columns: block.columns.map((column) => runs(column, locale)),
        rows: block.rows.map((row) => row.map((cell) => runs(cell, locale))),
      };
  }
}

function runs(text: LocalizedText, locale: Locale): TextRun[] {
  return [{ text: text[locale] }];
}
