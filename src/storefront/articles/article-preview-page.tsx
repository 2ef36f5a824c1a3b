import { data } from 'react-router';
import { readPreview } from '#domain/content/publishing/article-previews.server.ts';
import { localeOfRequest } from '#i18n/locale-path.ts';
import { useArticlesMessages } from '#i18n/messages/storefront/content-pages/articles-messages.ts';
import { PageHead } from '../head/page-head.tsx';
import { personalHeaders } from '../navigation/personal-page.ts';
import { pageNotFound } from '../not-found/page-not-found.ts';
import { pageServices } from '../page-services.ts';
import type { Route } from './+types/article-preview-page';
import { ArticleReading } from './article-reading.tsx';
import { articleView } from './article-view.ts';
import { loadMentions } from './load-article-products.server.ts';

/** /article-preview/{key}: an article as it stands in a form of staff. Neither cached nor indexed. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(pageServices);
  const locale = localeOfRequest(request);
  const found = await readPreview(services.db, params.key, locale, services.now());
  if (!found) throw pageNotFound();
  const { article, text } = found;
  const mentions = await loadMentions(services, article, text, locale);
  return data(
    { article: articleView(article, mentions.text, mentions.products, locale), picture: article.picture },
    { headers: personalHeaders },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function ArticlePreviewPage({ loaderData: { article, picture } }: Route.ComponentProps) {
  const texts = useArticlesMessages();
  return (
    <>
      <PageHead title={article.seoTitle} description={article.seoDescription} indexed={false} />
      <p role="status" className="page-column bg-accent-soft py-3 font-medium">
        {texts.preview}
      </p>
      <ArticleReading article={article} picture={picture} />
    </>
  );
}
