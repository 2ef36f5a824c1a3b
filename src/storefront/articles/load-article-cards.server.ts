import type { Article } from '#domain/content/article.ts';
import { kindTag } from '#domain/content/article-tags.ts';
import { findCoverPictures } from '#domain/content/cover-picture-queries.server.ts';
import type { Locale } from '#primitives/locale.ts';
import type { PageServices } from '../page-services.ts';
import type { ArticleCardData } from './article-card.tsx';

/** Loads the card data of articles; their bodies stay on the server. */
export async function loadArticleCards(
  db: PageServices['db'],
  articles: readonly Article[],
  locale: Locale,
): Promise<ArticleCardData[]> {
  const pictures = await findCoverPictures(
    db,
    articles.map(({ featuredImage }) => featuredImage),
  );
  return articles.map(({ slug, title, excerpt, publishDate, reviewedOn, readTime, kind }, place) => {
    const picture = pictures[place];
    return {
      slug,
      title: title[locale],
      excerpt: excerpt[locale],
      publishDate,
      reviewedOn,
      readTime,
      kind,
      kindName: kindTag(kind).name[locale],
      picture: picture ? { ...picture, alt: { en: '', ar: '' } } : null,
    };
  });
}
