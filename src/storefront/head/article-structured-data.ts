import type { Picture } from '#images/image-address.ts';
import type { ArticleView } from '../articles/article-view.ts';
import { pictureAddress } from './picture-address.ts';
import { onlyOnServer, type Place, pageAddress, type StructuredData, shopId } from './structured-data.ts';

type DescribedArticle = Pick<
  ArticleView,
  | 'slug'
  | 'title'
  | 'seoDescription'
  | 'publishDate'
  | 'reviewedOn'
  | 'readTime'
  | 'keywords'
  | 'tags'
  | 'author'
>;

export function articleData(
  place: Place,
  article: DescribedArticle,
  { picture, publisher }: { readonly picture: Picture | null; readonly publisher: string },
): StructuredData {
  if (!import.meta.env.SSR) return onlyOnServer;
  const url = pageAddress(place, `/${article.slug}`);
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: article.title,
    description: article.seoDescription,
    url,
    mainEntityOfPage: url,
    inLanguage: place.locale,
    datePublished: article.publishDate,
    dateModified: article.reviewedOn ?? article.publishDate,
    timeRequired: `PT${article.readTime}M`,
    articleSection: article.tags.map(({ name }) => name),
    keywords: article.keywords.join(', '),
    ...(picture && { image: [pictureAddress(place, picture)] }),
    author: {
      '@type': 'Organization',
      name: article.author.name,
      parentOrganization: { '@id': shopId(place) },
    },
    publisher: {
      '@type': 'Organization',
      '@id': shopId(place),
      name: publisher,
      logo: `${place.publicUrl}/icon.svg`,
    },
  };
}

export function articleListData(
  place: Place,
  articles: readonly { readonly slug: string; readonly title: string }[],
  firstPosition: number,
): StructuredData {
  if (!import.meta.env.SSR) return onlyOnServer;
  return {
    '@type': 'ItemList',
    itemListElement: articles.map(({ slug, title }, index) => ({
      '@type': 'ListItem',
      position: firstPosition + index,
      name: title,
      url: pageAddress(place, `/${slug}`),
    })),
  };
}
