import { formatDay } from '#i18n/dates.ts';
import { useArticlesMessages } from '#i18n/messages/storefront/content-pages/articles-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';
import type { ArticleCardData } from './article-card-data.ts';
import { ArticleCover } from './article-cover.tsx';
import { IsolatedText } from './text/isolated-text.tsx';

interface ArticleCardProps {
  readonly article: ArticleCardData;
  readonly sizes: string;
  /** Above the fold. */
  readonly isFirst?: boolean;
}

/** Card of an article in a list; the whole card links to the article. */
export function ArticleCard({ article, sizes, isFirst = false }: ArticleCardProps) {
  return (
    <LocaleLink to={`/${article.slug}`} className="group flex h-full flex-col">
      <ArticleCover
        picture={article.picture}
        kind={article.kind}
        sizes={sizes}
        isFirst={isFirst}
        className="aspect-3/2 w-full rounded-card transition-opacity duration-200 group-hover:opacity-90"
      />
      <ArticleNote article={article} className="mt-4" />
      <h3 className="mt-2 text-lg font-medium text-balance underline-offset-4 group-hover:underline">
        <IsolatedText text={article.title} />
      </h3>
      <p className="mt-2 line-clamp-3 text-ink-soft">
        <IsolatedText text={article.excerpt} />
      </p>
    </LocaleLink>
  );
}

/** Kind, dates and reading time of an article. */
export function ArticleNote({
  article: { kindName, publishDate, reviewedOn, readTime },
  className = '',
}: {
  readonly article: Pick<ArticleCardData, 'kindName' | 'publishDate' | 'reviewedOn' | 'readTime'>;
  readonly className?: string;
}) {
  const texts = useArticlesMessages();
  const locale = useLocale();
  return (
    <p className={`flex flex-wrap items-baseline gap-x-3 text-sm text-ink-faint ${className}`}>
      <span className="font-medium text-accent">{kindName}</span>
      <time dateTime={publishDate}>{formatDay(locale, publishDate)}</time>
      {reviewedOn && <time dateTime={reviewedOn}>{texts.reviewedOn(formatDay(locale, reviewedOn))}</time>}
      <span>{texts.readTime(readTime)}</span>
    </p>
  );
}
