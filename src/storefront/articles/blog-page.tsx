import { articles } from '#domain/content/articles.ts';
import { formatDay } from '#i18n/dates.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { IntroPage } from '../layout/intro-page.tsx';
import { LocaleLink } from '../locale-link.tsx';
import type { Route } from './+types/blog-page';

/** The list needs little of each article; the texts themselves stay on the server. */
export function loader() {
  return articles.map(({ slug, title, excerpt, publishDate }) => ({ slug, title, excerpt, publishDate }));
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { pages } = useMessages();
  const locale = useLocale();
  return (
    <IntroPage {...pages.blog}>
      <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {loaderData.map((article) => (
          <li key={article.slug}>
            <LocaleLink
              to={`/${article.slug}`}
              className="group flex h-full flex-col rounded-card bg-surface p-6 shadow-raised"
            >
              <time dateTime={article.publishDate} className="text-sm text-ink-faint">
                {formatDay(locale, article.publishDate)}
              </time>
              <h2 className="type-heading mt-3 group-hover:text-accent">{article.title[locale]}</h2>
              <p className="mt-3 text-ink-soft">{article.excerpt[locale]}</p>
            </LocaleLink>
          </li>
        ))}
      </ul>
    </IntroPage>
  );
}
