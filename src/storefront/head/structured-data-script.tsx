import { useState, useSyncExternalStore } from 'react';
import { useLocale } from '#i18n/messages-context.tsx';
import { useShop } from '../hooks/use-shop.ts';
import type { Place, StructuredData } from './structured-data.ts';

interface StructuredDataScriptProps {
  /** What the page is about; several things make one graph. */
  readonly describe: (place: Place) => readonly StructuredData[];
}

const never = () => () => {};

/**
 * Tells search engines what the page is about. Browsers do not run it, so that no policy needs to allow it. Whoever reads
 * it reads documents: what the server wrote is left as it is, and the browser's code has no copy of how it is made. On a
 * page that the visitor went on to there is none: a browser lets no text become a script (Trusted Types).
 */
export function StructuredDataScript({ describe }: StructuredDataScriptProps) {
  const locale = useLocale();
  const shop = useShop();
  const comesWithDocument = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isWritten] = useState(comesWithDocument);
  if (!shop || !isWritten) return null;
  // A name with '</script>' in it must not end the element.
  const json = import.meta.env.SSR
    ? JSON.stringify(graphOf(describe, { publicUrl: shop.publicUrl, locale })).replaceAll('<', '\\u003c')
    : '';
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would turn quotation marks into entities, which are no JSON
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

function graphOf(describe: StructuredDataScriptProps['describe'], place: Place) {
  return { '@context': 'https://schema.org', '@graph': describe(place) };
}
