import { localizedPath } from '#i18n/locale-path.ts';
import { articlesMessages } from '#i18n/messages/storefront/content-pages/articles-messages.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';

/** Feed discovery link for the articles of this language; React moves it to the head. */
export function FeedLink() {
  const { brand } = useMessages();
  const locale = useLocale();
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={articlesMessages[locale].feedTitle(brand.name)}
      href={localizedPath(locale, '/blog/rss.xml')}
    />
  );
}
