import { useEffect, useState } from 'react';
import type { CategoryCard } from '#domain/catalogue/category.ts';
import { useLocale } from '#i18n/messages-context.tsx';

/**
 * The cards that the page came with; if it came with none, those that the browser can still get. The read
 * takes place in either case, because it renews what the browser keeps for such a day.
 */
export function useCategoryCards(fromPage: readonly CategoryCard[]): readonly CategoryCard[] {
  const locale = useLocale();
  const [read, setRead] = useState<readonly CategoryCard[]>([]);
  const isEmpty = fromPage.length === 0;

  useEffect(() => {
    let isShown = true;
    whenIdle(async () => {
      const { readCategoryCards } = await import('./browser-categories.ts');
      const cards = await readCategoryCards(locale);
      if (isShown && isEmpty) setRead(cards);
    });
    return () => {
      isShown = false;
    };
  }, [locale, isEmpty]);

  return isEmpty ? read : fromPage;
}

/** The visitor sees nothing of this work, so it waits for the page, and its failure is nobody's concern. */
function whenIdle(work: () => Promise<void>): void {
  const run = () => void work().catch(() => undefined);
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run, 1000);
}
