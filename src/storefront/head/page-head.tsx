import { useLocation } from 'react-router';
import { localizedPath, pathWithoutLocale } from '#i18n/locale-path.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import type { Picture } from '#images/image-address.ts';
import { type Locale, locales } from '#primitives/locale.ts';
import { useShop, useShopName } from '../hooks/use-shop.ts';
import { pictureAddress } from './picture-address.ts';
import { type SocialPreview, socialPreviewAddress, socialPreviewSize } from './social-preview-image.ts';

interface PageHeadProps {
  title: string;
  description?: string;
  /** False for personal and error pages, which are neither indexed nor shared. */
  indexed?: boolean;
  /** Canonical address without locale, when several addresses show the same. */
  address?: string;
  /** Picture of a shared link; defaults to the shop's picture. */
  picture?: Picture | null;
  /** Social preview image with title and picture; it takes precedence over `picture`. */
  linkPicture?: Omit<SocialPreview, 'shopName'>;
  /** Open Graph type. */
  type?: 'website' | 'product' | 'article';
}

/** Open Graph locales, with their territory. */
const openGraphLocales: Record<Locale, string> = { en: 'en_GB', ar: 'ar_QA' };

/** Title, meta and link elements of a page; React moves them to the head. */
export function PageHead({
  title,
  description,
  indexed = true,
  address,
  picture,
  linkPicture,
  type = 'website',
}: PageHeadProps) {
  const locale = useLocale();
  const { pathname } = useLocation();
  const path = address ?? pathWithoutLocale(pathname);
  const shop = useShop();
  const shopName = useShopName();
  const shared = picture ?? shop?.picture;
  return (
    <>
      <title>{shopName ? `${title} · ${shopName}` : title}</title>
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
          <meta property="og:type" content={type} />
          <meta property="og:site_name" content={shopName} />
          <meta property="og:title" content={title} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:url" content={shop.publicUrl + localizedPath(locale, path)} />
          <meta property="og:locale" content={openGraphLocales[locale]} />
          {locales
            .filter((other) => other !== locale)
            .map((other) => (
              <meta key={other} property="og:locale:alternate" content={openGraphLocales[other]} />
            ))}
          {linkPicture && (
            <>
              <meta
                property="og:image"
                content={shop.publicUrl + socialPreviewAddress({ ...linkPicture, shopName })}
              />
              <meta property="og:image:type" content="image/jpeg" />
              <meta property="og:image:width" content={String(socialPreviewSize.width)} />
              <meta property="og:image:height" content={String(socialPreviewSize.height)} />
              <meta property="og:image:alt" content={linkPicture.title} />
            </>
          )}
          {!linkPicture && shared && (
            <>
              <meta property="og:image" content={pictureAddress(shop, shared)} />
              <meta property="og:image:alt" content={shared.alt[locale] || title} />
            </>
          )}
          <meta name="twitter:card" content={linkPicture || shared ? 'summary_large_image' : 'summary'} />
        </>
      )}
    </>
  );
}
