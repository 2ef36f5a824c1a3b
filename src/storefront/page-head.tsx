import { useLocation } from 'react-router';
import { localizedPath, pathWithoutLocale } from '#i18n/locale-path.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { locales } from '#primitives/locale.ts';
import { useShop } from './use-shop.ts';

interface PageHeadProps {
  title: string;
  description?: string;
  /** Personal and error pages are not for search engines and have no address worth sharing. */
  indexed?: boolean;
}

/** What a page says about itself in the head; React moves these elements there. */
export function PageHead({ title, description, indexed = true }: PageHeadProps) {
  const { brand } = useMessages();
  const locale = useLocale();
  const path = pathWithoutLocale(useLocation().pathname);
  const shop = useShop();
  const fullTitle = `${title} · ${brand.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {!indexed && <meta name="robots" content="noindex" />}
      {indexed && shop && (
        <>
          <link rel="canonical" href={shop.publicUrl + localizedPath(locale, path)} />
          {locales.map((other) => (
            <link
              key={other}
              rel="alternate"
              hrefLang={other}
              href={shop.publicUrl + localizedPath(other, path)}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={shop.publicUrl + localizedPath('en', path)} />
        </>
      )}
    </>
  );
}
