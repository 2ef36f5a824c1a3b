import { useLocale } from '#i18n/messages-context.tsx';
import { useShop } from '../use-shop.ts';
import type { Place, StructuredData } from './structured-data.ts';

interface StructuredDataScriptProps {
  /** What the page is about; several things make one graph. */
  readonly describe: (place: Place) => readonly StructuredData[];
}

/** Tells search engines what the page is about. Browsers do not run it, so that no policy needs to allow it. */
export function StructuredDataScript({ describe }: StructuredDataScriptProps) {
  const locale = useLocale();
  const shop = useShop();
  if (!shop) return null;
  const graph = {
    '@context': 'https://schema.org',
    '@graph': describe({ publicUrl: shop.publicUrl, locale }),
  };
  // A name with '</script>' in it must not end the element.
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would turn quotation marks into entities, which are no JSON
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
