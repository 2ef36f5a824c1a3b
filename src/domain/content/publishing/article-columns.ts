import type { ArticleBody, ArticleTexts } from './article-body.ts';
import { blockLines } from './document-blocks.ts';
import { readingMinutes } from './reading-time.ts';

/** Maps an article to its columns; the cover, which is another row, is not among them. */
export function articleColumns(body: ArticleBody) {
  const { slug, kind, writtenBy: author, status, publishAt, reviewedOn, isFeatured, categories, tags } = body;
  const { ar } = body.translations;
  return {
    slug,
    kind,
    author,
    status,
    publishAt: publishAt === null ? null : new Date(publishAt),
    reviewedOn,
    isFeatured,
    categories,
    tags,
    titleEn: body.title,
    titleAr: ar.title,
    excerptEn: body.excerpt,
    excerptAr: ar.excerpt,
    closingEn: body.closing,
    closingAr: ar.closing,
    seoTitleEn: body.seoTitle,
    seoTitleAr: ar.seoTitle,
    seoDescriptionEn: body.seoDescription,
    seoDescriptionAr: ar.seoDescription,
    keywordsEn: body.keywords,
    keywordsAr: ar.keywords,
    bodyEn: body.body,
    bodyAr: ar.body,
    readTime: readingMinutes({ en: linesOf(body), ar: linesOf(ar) }),
  };
}

function linesOf({ title, excerpt, body, closing }: ArticleTexts): string[] {
  return [title, excerpt, ...body.flatMap(blockLines), closing];
}
