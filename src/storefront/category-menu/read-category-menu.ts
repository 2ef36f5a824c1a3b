import type { MenuDepartment } from '#domain/catalogue/categories/category-menu.ts';
import { localizedPath } from '#i18n/locale-path.ts';
import type { Locale } from '#primitives/locale.ts';
import { categoryMenuPath } from './category-menu-path.ts';

/** As long as other answers of the shop are fresh in a browser. */
const freshForMs = 5 * 60_000;

let last: { readonly tree: Promise<readonly MenuDepartment[]>; readonly at: number } | null = null;

/** The tree of the menus, requested at most every five minutes; a failed request is repeated on the next call. */
export function readCategoryMenu(locale: Locale): Promise<readonly MenuDepartment[]> {
  const now = Date.now();
  if (!last || now - last.at > freshForMs) {
    const tree = request(locale);
    last = { tree, at: now };
    tree.catch(() => {
      last = null;
    });
  }
  return last.tree;
}

async function request(locale: Locale): Promise<readonly MenuDepartment[]> {
  const answer = await fetch(localizedPath(locale, categoryMenuPath));
  if (!answer.ok) throw new Error(`The category menu answered ${answer.status}`);
  return answer.json();
}
