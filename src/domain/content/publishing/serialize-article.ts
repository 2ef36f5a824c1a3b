import { imageAddress } from '#images/image-address.ts';
import type { ArticleStatus } from '#primitives/status/article-status.ts';
import type { AuthorName } from '../authors.ts';
import type { TopicKind } from '../topic.ts';
import type { ArticleBody } from './article-body.ts';
import type { ArticleColumns } from './article-from-row.ts';
import type { DocumentBlock } from './document-blocks.ts';

/** An article as it is stored. */
export interface StoredArticle extends ArticleColumns {
  readonly builtInId: string | null;
  readonly status: ArticleStatus;
  readonly closingEn: string;
  readonly closingAr: string;
  readonly bodyEn: readonly object[];
  readonly bodyAr: readonly object[];
  readonly coverImageId: string | null;
  readonly version: number;
  readonly deletedAt: Date | null;
}

export interface ArticleResponse extends ArticleBody {
  readonly id: string;
  readonly version: number;
  /** One of the articles that every new shop has. */
  readonly isBuiltIn: boolean;
}

/** Serializes an article for the API and the history: English in the fields, Arabic in `translations`. */
export function serializeArticle(article: StoredArticle): ArticleResponse {
  const { id, slug, status, publishAt, reviewedOn, isFeatured, picture, version } = article;
  return {
    id,
    isBuiltIn: article.builtInId !== null,
    slug,
    kind: article.kind as TopicKind,
    writtenBy: article.author as AuthorName,
    categories: [...article.categories],
    tags: [...article.tags],
    isFeatured,
    reviewedOn,
    cover: picture && imageAddress(picture, 600),
    status,
    publishAt: publishAt?.toISOString() ?? null,
    title: article.titleEn,
    excerpt: article.excerptEn,
    // Validated when it was saved.
    body: article.bodyEn as DocumentBlock[],
    closing: article.closingEn,
    seoTitle: article.seoTitleEn,
    seoDescription: article.seoDescriptionEn,
    keywords: [...article.keywordsEn],
    translations: {
      ar: {
        title: article.titleAr,
        excerpt: article.excerptAr,
        body: article.bodyAr as DocumentBlock[],
        closing: article.closingAr,
        seoTitle: article.seoTitleAr,
        seoDescription: article.seoDescriptionAr,
        keywords: [...article.keywordsAr],
      },
    },
    version,
  };
}
