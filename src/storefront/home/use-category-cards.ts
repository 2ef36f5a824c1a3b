import { useEffect, useState } from 'react';
import type { CategoryCard } from '#domain/catalogue/categories/category.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { whenIdle } from '../browser/when-idle.ts';
import { firstInteraction } from '../rendering/first-interaction.ts';

/**
 * The cards that the page came with; if it came with none, those that the browser can still get. Otherwise they are
 * read too, because that renews what the browser keeps for such a day, but not before the visitor does something:
 * the first view is not to share its connection with it.
 */
export function useCategoryCards(fromPage: readonly CategoryCard[]): readonly CategoryCard[] {
  const locale = useLocale();
  const [read, setRead] = useState<readonly CategoryCard[]>([]);
  const isEmpty = fromPage.length === 0;

  useEffect(() => {
    let isShown = true;
    const read = () =>
      whenIdle(async () => {
        const { readCategoryCards } = await import('./browser-categories.ts');
        const cards = await readCategoryCards(locale);
        if (isShown && isEmpty) setRead(cards);
      });
    if (isEmpty) read();
    else void firstInteraction.then(() => isShown && read());
    return () => {
      isShown = false;
    };
  }, [locale, isEmpty]);

  return isEmpty ? read : fromPage;
}
