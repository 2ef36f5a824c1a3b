import { useEffect, useState } from 'react';
import type { CategoryCard } from '#domain/catalogue/categories/category.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { whenIdle } from '../browser/when-idle.ts';
import { firstInteraction } from '../rendering/first-interaction.ts';

/**
 * Category cards of the page; if it has none, those of the API or of the stored snapshot. Otherwise they are read on the
 * first interaction, to renew the snapshot without competing with the first view.
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
