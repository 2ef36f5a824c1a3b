import { getShopProfile } from '#domain/shop-profile/get-shop-profile.server.ts';
import { localeOfRequest } from '#i18n/locale-path.ts';
import { articlesMessages } from '#i18n/messages/storefront/content-pages/articles-messages.ts';
import { pageServices } from '../page-services.ts';
import type { Route } from './+types/blog-feed-resource';
import { articleFeed } from './article-feed.ts';
import { loadArticles } from './load-articles.server.ts';

/** /blog/rss.xml and /ar/blog/rss.xml. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(pageServices);
  const locale = localeOfRequest(request);
  const { name } = await getShopProfile(services.db);
  const { articles } = await loadArticles(services);
  const texts = articlesMessages[locale];
  const feed = articleFeed({
    publicUrl: services.environment.publicUrl,
    locale,
    title: texts.feedTitle(name[locale]),
    description: texts.feedDescription,
    articles,
  });
  return new Response(feed, {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Content-Language': locale,
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
