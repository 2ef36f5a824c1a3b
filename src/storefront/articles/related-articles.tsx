import { useArticlesMessages } from '#i18n/messages/storefront/content-pages/articles-messages.ts';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { ArticleCard } from './article-card.tsx';
import type { ArticleCardData } from './article-card-data.ts';

/** Related articles and a link to all. */
export function RelatedArticles({ articles }: { readonly articles: readonly ArticleCardData[] }) {
  const texts = useArticlesMessages();
  return (
    <section aria-labelledby="more-articles" className="page-column pt-section print:hidden">
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <h2 id="more-articles" className="type-heading">
          {texts.related}
        </h2>
        <LocaleLink
          to="/blog"
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          {texts.allArticles}
        </LocaleLink>
      </div>
      <ul className="mt-6 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleCard article={article} sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 100vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}
