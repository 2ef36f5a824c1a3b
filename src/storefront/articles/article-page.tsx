import { redirect } from 'react-router';
import { relatedArticles } from '#domain/content/article-list.ts';
import { findArticleText } from '#domain/content/publishing/article-queries.server.ts';
import { findVisibleArticle } from '#domain/content/publishing/published-articles.ts';
import { localeOfRequest, localizedPath } from '#i18n/locale-path.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { articleData } from '../head/article-structured-data.ts';
import { PageHead } from '../head/page-head.tsx';
import { questionsData } from '../head/page-structured-data.ts';
import { StructuredDataScript } from '../head/structured-data-script.tsx';
import { useShopName } from '../hooks/use-shop.ts';
import { TalkToUs } from '../layout/talk-to-us.tsx';
import { NotFoundSuggestions } from '../not-found/not-found-suggestions.tsx';
import { pageNotFound } from '../not-found/page-not-found.ts';
import { suggestPages } from '../not-found/suggest-pages.server.ts';
import { pageServices } from '../page-services.ts';
import { linkTemplatesOfArticle } from '../planner/templates/link-templates.server.ts';
import { completeAsRendered } from '../rendering/complete-as-rendered.ts';
import { linkRoomOfPicture } from '../rooms/load-rooms.server.ts';
import { RoomLink } from '../rooms/room-link.tsx';
import { LinkCards } from '../widgets/link-cards.tsx';
import type { Route } from './+types/article-page';
import { articleCard } from './article-card-data.ts';
import { ArticleProducts } from './article-products.tsx';
import { ArticleReading } from './article-reading.tsx';
import { articleView, questionsOf } from './article-view.ts';
import { FeedLink } from './feed-link.tsx';
import { loadArticleProducts, loadMentions, productsInRow } from './load-article-products.server.ts';
import { loadArticles } from './load-articles.server.ts';
import { RelatedArticles } from './related-articles.tsx';

const articlesInRow = 3;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(pageServices);
  const locale = localeOfRequest(request);
  const { articles, articleIndex } = await loadArticles(services);
  const found = findVisibleArticle(articleIndex, params.slug, services.now());
  if (!found) throw pageNotFound(suggestPages(request, { index: await services.productIndex(), articles }));
  const { article, isCurrent } = found;
  if (!isCurrent) throw redirect(localizedPath(locale, `/${article.slug}`), 301);
  const text = await findArticleText(services.db, article.id, article.textLocale[locale]);
  const [shop, mentions] = await Promise.all([
    loadArticleProducts(services, article, text, locale),
    loadMentions(services, article, text, locale),
  ]);
  const inText = new Set(mentions.products.map(({ id }) => id));
  return {
    article: articleView(article, mentions.text, mentions.products, locale),
    picture: article.picture,
    shop: {
      ...shop,
      products: shop.products.filter(({ id }) => !inText.has(id)).slice(0, productsInRow),
    },
    room: await linkRoomOfPicture(services, article.picture, locale),
    offices: await linkTemplatesOfArticle(services, article.slug, locale),
    related: relatedArticles(article, articles, articlesInRow).map((other) => articleCard(other, locale)),
  };
}

export const handle = completeAsRendered;

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, picture, shop, room, offices, related } = loaderData;
  const shopName = useShopName();
  const locale = useLocale();
  const questions = questionsOf(article.blocks);
  return (
    // The key resets the page when the article changes, with its contents collapsed.
    <div key={article.slug}>
      <PageHead
        title={article.seoTitle}
        description={article.seoDescription}
        linkPicture={{ kind: 'article', slug: article.slug, locale, title: article.title, picture }}
        type="article"
      />
      <meta name="keywords" content={article.keywords.join(', ')} />
      <meta property="article:published_time" content={article.publishDate} />
      {article.reviewedOn && <meta property="article:modified_time" content={article.reviewedOn} />}
      <FeedLink />
      <StructuredDataScript
        describe={(place) => [
          articleData(place, article, { picture, publisher: shopName }),
          ...(questions.length > 0 ? [questionsData(questions)] : []),
        ]}
      />
      <ArticleReading article={article} picture={picture} />
      {room && <RoomLink room={room} />}
      <ArticleProducts {...shop} />
      {offices && <LinkCards {...offices} />}
      <RelatedArticles articles={related} />
      <TalkToUs />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <NotFoundSuggestions error={error} />;
}
