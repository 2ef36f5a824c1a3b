import { useArticlesMessages } from '#i18n/messages/storefront/content-pages/articles-messages.ts';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { ArticleNote } from './article-card.tsx';
import type { ArticleCardData } from './article-card-data.ts';
import { ArticleCover } from './article-cover.tsx';
import { IsolatedText } from './text/isolated-text.tsx';

/** Featured articles: the first large, the others in a column beside it. */
export function FeaturedArticles({ articles }: { readonly articles: readonly ArticleCardData[] }) {
  const texts = useArticlesMessages();
  const [lead, ...others] = articles;
  if (!lead) return null;
  return (
    <section aria-labelledby="featured-articles" className="page-column pt-10">
      <h2 id="featured-articles" className="sr-only">
        {texts.featured}
      </h2>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[7fr_5fr]">
        <LocaleLink to={`/${lead.slug}`} className="group block">
          <ArticleCover
            picture={lead.picture}
            kind={lead.kind}
            sizes="(min-width: 64rem) 44rem, 100vw"
            isFirst
            className="aspect-3/2 w-full rounded-panel transition-opacity duration-200 group-hover:opacity-90"
          />
          <ArticleNote article={lead} className="mt-5" />
          <h3 className="type-title mt-2 underline-offset-8 group-hover:underline">
            <IsolatedText text={lead.title} />
          </h3>
          <p className="type-lead mt-3 max-w-prose">
            <IsolatedText text={lead.excerpt} />
          </p>
        </LocaleLink>
        <ul className="divide-y divide-line border-y border-line lg:self-start">
          {others.map((article) => (
            <li key={article.slug}>
              <LocaleLink
                to={`/${article.slug}`}
                className="group grid grid-cols-[1fr_7rem] items-start gap-x-5 py-6 sm:grid-cols-[1fr_10rem]"
              >
                <div>
                  <ArticleNote article={article} />
                  <h3 className="mt-2 text-lg font-medium text-balance underline-offset-4 group-hover:underline">
                    <IsolatedText text={article.title} />
                  </h3>
                  <p className="mt-1.5 line-clamp-2 text-sm text-ink-soft max-sm:hidden">
                    <IsolatedText text={article.excerpt} />
                  </p>
                </div>
                <ArticleCover
                  picture={article.picture}
                  kind={article.kind}
                  sizes="10rem"
                  className="aspect-square w-full rounded-card transition-opacity duration-200 group-hover:opacity-90"
                />
              </LocaleLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
