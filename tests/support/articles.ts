import type { Article } from '#domain/content/article.ts';
import type { BuiltInArticle } from '#domain/content/built-in-article.ts';
import { builtInArticles } from '#domain/content/built-in-articles.ts';
import { articleColumns } from '#domain/content/publishing/article-columns.ts';
import { articleFrom } from '#domain/content/publishing/article-from-row.ts';
import { builtInBody } from '#domain/content/publishing/built-in-body.ts';

/** The articles of a new shop as pages read them, without covers. */
export function articlesOfNewShop(): Article[] {
  return builtInArticles().map(asRead);
}

function asRead(article: BuiltInArticle): Article {
  const columns = articleColumns(builtInBody(article));
  return articleFrom({ ...columns, id: article.id, hasBodyEn: true, hasBodyAr: true, picture: null });
}
