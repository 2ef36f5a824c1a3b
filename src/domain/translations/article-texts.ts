import type { ArticleResponse } from '#domain/content/publishing/serialize-article.ts';
import type { UntranslatedText } from './untranslated.ts';

/** As the rules of an article have it. The text itself is translated in its editor. */
const longestOf = { title: 150, excerpt: 400, closing: 1500, seoTitle: 70, seoDescription: 200 } as const;
const fields = Object.keys(longestOf) as (keyof typeof longestOf)[];

/** The English lines of an article that have no Arabic. */
export function untranslatedArticleTexts(article: ArticleResponse): UntranslatedText[] {
  return fields
    .filter((field) => article[field] !== '' && article.translations.ar[field] === '')
    .map((field) => ({ field, en: article[field], longest: longestOf[field] }));
}

/** The Arabic of an article with some of its lines filled in. */
export function translatedArticle(
  { translations: { ar } }: ArticleResponse,
  texts: ReadonlyMap<string, string>,
): ArticleResponse['translations']['ar'] {
  return { ...ar, ...Object.fromEntries(fields.map((field) => [field, texts.get(field) ?? ar[field]])) };
}
