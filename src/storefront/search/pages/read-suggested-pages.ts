import { localizedPath } from '#i18n/locale-path.ts';
import type { Locale } from '#primitives/locale.ts';
import type { FoundPageGroup } from './found-page-group.ts';

/** The pages that fit a term; null if there are none or if they cannot be read: products are shown all the same. */
export async function readSuggestedPages(
  term: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<FoundPageGroup | null> {
  const address = `${localizedPath(locale, '/suggestions')}?${new URLSearchParams({ search: term })}`;
  try {
    const response = await fetch(address, { signal });
    return response.ok ? ((await response.json()) as FoundPageGroup | null) : null;
  } catch {
    return null;
  }
}
