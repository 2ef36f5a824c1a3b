import { localizedPath } from '#i18n/locale-path.ts';
import { articlesMessages } from '#i18n/messages/storefront/content-pages/articles-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { useShopName } from '../hooks/use-shop.ts';

/** Feed discovery link for the articles of this language; React moves it to the head. */
export function FeedLink() {
  const locale = useLocale();
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={articlesMessages[locale].feedTitle(useShopName())}
      href={localizedPath(locale, '/blog/rss.xml')}
    />
  );
}
