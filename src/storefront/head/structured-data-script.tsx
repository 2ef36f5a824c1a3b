import { useState, useSyncExternalStore } from 'react';
import { useLocale } from '#i18n/messages-context.tsx';
import { useShop } from '../hooks/use-shop.ts';
import type { Place, StructuredData } from './structured-data.ts';

interface StructuredDataScriptProps {
  /** Returns the nodes of the page's graph. */
  readonly describe: (place: Place) => readonly StructuredData[];
}

const never = () => () => {};

/**
 * JSON-LD script with structured data for search engines. Browsers do not run it, so the content security policy need not
 * allow it. Only documents have it: hydration leaves the server's markup as it is, the browser bundle has no code for
 * it, and client-side navigation adds none, because Trusted Types forbid text in scripts.
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
  // Escaped, so that '</script>' in a name does not end the element.
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
