import { formatDay } from '#i18n/dates.ts';
import { localizedPath } from '#i18n/locale-path.ts';
import { useArticlesMessages } from '#i18n/messages/storefront/content-pages/articles-messages.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import type { Picture } from '#images/image-address.ts';
import { Breadcrumbs } from '../catalogue/breadcrumbs.tsx';
import { useShop } from '../hooks/use-shop.ts';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { ShareLink } from '../product/share-link.tsx';
import { ArticleCover } from './article-cover.tsx';
import type { ArticleView } from './article-view.ts';
import { blogAddress } from './blog-address.ts';
import { IsolatedText } from './text/isolated-text.tsx';

interface ArticleHeaderProps {
  readonly article: ArticleView;
  readonly picture: Picture | null;
}

/** Header of an article: title, cover, author, date and reading time. */
export function ArticleHeader({ article, picture }: ArticleHeaderProps) {
  const { breadcrumbs, pages } = useMessages();
  const texts = useArticlesMessages();
  const locale = useLocale();
  const shop = useShop();
  const address = (shop?.publicUrl ?? '') + localizedPath(locale, `/${article.slug}`);
  const [kind] = article.tags;
  return (
    <header>
      {/* Without the title, which is the heading below. */}
      <Breadcrumbs
        steps={[
          { name: breadcrumbs.home, to: '/' },
          { name: pages.blog.title, to: '/blog' },
        ]}
      />
      <div className="mt-3 grid items-center gap-x-16 gap-y-8 lg:mt-6 lg:grid-cols-[1fr_1fr]">
        <div>
          {kind && (
            <LocaleLink
              to={blogAddress({ tag: kind.slug })}
              className="inline-flex min-h-11 items-center text-sm font-medium text-accent underline-offset-4 hover:underline"
            >
              {kind.name}
            </LocaleLink>
          )}
          <h1 className="type-title">
            <IsolatedText text={article.title} />
          </h1>
          <p className="type-lead mt-5">
            <IsolatedText text={article.excerpt} />
          </p>
          <p className="mt-6 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
            <span className="font-medium text-ink">{article.author.name}</span>
            <time dateTime={article.publishDate}>{formatDay(locale, article.publishDate)}</time>
            {article.reviewedOn && (
              <time dateTime={article.reviewedOn}>
                {texts.reviewedOn(formatDay(locale, article.reviewedOn))}
              </time>
            )}
            <span>{texts.readTime(article.readTime)}</span>
          </p>
          <p className="mt-2 flex flex-wrap items-center gap-x-4 print:hidden">
            <ShareLink title={article.title} address={address} />
          </p>
        </div>
        <ArticleCover
          picture={picture}
          kind={article.kind}
          sizes="(min-width: 64rem) 38rem, 100vw"
          isFirst
          className="aspect-3/2 w-full rounded-panel"
        />
      </div>
    </header>
  );
}
