import { articleIn } from '#domain/content/article-in.ts';
import { relatedArticles } from '#domain/content/article-list.ts';
import { allArticles, findArticle } from '#domain/content/articles.ts';
import { localeOfRequest } from '#i18n/locale-path.ts';
import { useArticlesMessages } from '#i18n/messages/storefront/content-pages/articles-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { articleData } from '../head/article-structured-data.ts';
import { PageHead } from '../head/page-head.tsx';
import { questionsData } from '../head/page-structured-data.ts';
import { StructuredDataScript } from '../head/structured-data-script.tsx';
import { useShopName } from '../hooks/use-shop.ts';
import { TalkToUs } from '../layout/talk-to-us.tsx';
import { pageNotFound } from '../not-found/page-not-found.ts';
import { pageServices } from '../page-services.ts';
import { completeAsRendered } from '../rendering/complete-as-rendered.ts';
import type { Route } from './+types/article-page';
import { ArticleBlocks } from './article-blocks.tsx';
import { ArticleContents } from './article-contents.tsx';
import { ArticleFooter } from './article-footer.tsx';
import { ArticleHeader } from './article-header.tsx';
import { ArticleProducts } from './article-products.tsx';
import { ArticleQuestions } from './article-questions.tsx';
import { FeedLink } from './feed-link.tsx';
import { IsolatedText } from './isolated-text.tsx';
import { loadArticleCards } from './load-article-cards.server.ts';
import { loadArticleProducts } from './load-article-products.server.ts';
import { RelatedArticles } from './related-articles.tsx';

const articlesInRow = 3;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const found = findArticle(params.slug);
  if (!found) throw pageNotFound();
  const services = context.get(pageServices);
  const locale = localeOfRequest(request);
  const [shop, [own, ...related]] = await Promise.all([
    loadArticleProducts(services, found.categories, locale),
    loadArticleCards(services.db, [found, ...relatedArticles(found, allArticles(), articlesInRow)], locale),
  ]);
  return {
    article: articleIn(locale, found),
    picture: own?.picture ? { ...own.picture, alt: found.imageAlt } : null,
    shop,
    related,
  };
}

export const handle = completeAsRendered;

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, picture, shop, related } = loaderData;
  const shopName = useShopName();
  const locale = useLocale();
  const texts = useArticlesMessages();
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
          ...(article.questions.length > 0 ? [questionsData(article.questions)] : []),
        ]}
      />
      <article className="page-column pt-4 lg:pt-8">
        <ArticleHeader article={article} picture={picture} />
        <div className="mt-10 gap-x-16 lg:mt-14 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
          <ArticleContents article={article} />
          <div className="max-w-prose">
            <ArticleBlocks blocks={article.content} />
            <ArticleQuestions questions={article.questions} />
            <div className="mt-12 rounded-panel border-s-4 border-accent bg-surface p-6 shadow-raised sm:p-8">
              <h2 className="font-medium">{texts.next}</h2>
              <p className="mt-2">
                <IsolatedText text={article.closing} />
              </p>
            </div>
            <ArticleFooter article={article} />
          </div>
        </div>
      </article>
      <ArticleProducts {...shop} />
      <RelatedArticles articles={related} />
      <TalkToUs />
    </div>
  );
}
