import { useEffect, useState } from 'react';
import { useMatches } from 'react-router';
import type { MenuDepartment } from '#domain/catalogue/categories/category-menu.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { type CurrentPlace, placeOfPage } from './place-of-page.ts';
import { readCategoryMenu } from './read-category-menu.ts';

interface CategoryMenu {
  /** Null while it is loaded; empty if it cannot be loaded. */
  readonly departments: readonly MenuDepartment[] | null;
  /** Where the visitor is. */
  readonly current: CurrentPlace;
}

/** The tree of a menu, requested when the menu is first rendered and again when it is opened. */
export function useCategoryMenu(isOpen: boolean): CategoryMenu {
  const locale = useLocale();
  const [departments, setDepartments] = useState<readonly MenuDepartment[] | null>(null);
  const page = useMatches().at(-1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: opening the menu asks for what may have changed
  useEffect(() => {
    let isShown = true;
    readCategoryMenu(locale).then(
      (tree) => isShown && setDepartments(tree),
      () => isShown && setDepartments((known) => known ?? []),
    );
    return () => {
      isShown = false;
    };
  }, [locale, isOpen]);

  return { departments, current: placeOfPage(page?.loaderData) };
}
