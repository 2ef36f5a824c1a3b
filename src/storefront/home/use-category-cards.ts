import { useEffect, useState } from 'react';
import type { CategoryCard } from '#domain/catalogue/category.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { whenIdle } from '../when-idle.ts';

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
    const stopWaiting = isEmpty ? read() : onFirstAction(read);
    return () => {
      isShown = false;
      stopWaiting?.();
    };
  }, [locale, isEmpty]);

  return isEmpty ? read : fromPage;
}

const actions = ['scroll', 'pointerdown', 'keydown'] as const;

/** Calls back once, when the visitor scrolls, points or types. */
function onFirstAction(callback: () => void): () => void {
  const stop = () => {
    for (const action of actions) window.removeEventListener(action, onAction);
  };
  const onAction = () => {
    stop();
    callback();
  };
  for (const action of actions) window.addEventListener(action, onAction, { passive: true });
  return stop;
}
