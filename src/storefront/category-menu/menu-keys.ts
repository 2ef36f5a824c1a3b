/** Where the focus is in the category panel: on a category, or on a link to a part of it. */
export interface MenuFocus {
  readonly category: number;
  /** Null on the category itself. */
  readonly part: number | null;
}

interface MenuSize {
  readonly categories: number;
  /** Links beside the focused category. */
  readonly parts: number;
}

/**
 * Where an arrow key, Home or End moves the focus; null for other keys, and where there is nothing to move to. The arrow
 * in the direction of reading leads from a category to its parts, the other one back. Above the first is the button.
 */
export function moveInMenu(
  key: string,
  at: MenuFocus,
  size: MenuSize,
  isRightToLeft: boolean,
): MenuFocus | 'button' | null {
  const [forward, back] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const isOnPart = at.part !== null;
  if (key === forward) return isOnPart || size.parts === 0 ? null : { ...at, part: 0 };
  if (key === back) return isOnPart ? { ...at, part: null } : null;
  const count = isOnPart ? size.parts : size.categories;
  const from = at.part ?? at.category;
  const to = targetOf(key, from, count);
  if (to === null || to === from || to >= count) return null;
  if (to < 0) return isOnPart ? { ...at, part: null } : 'button';
  return isOnPart ? { ...at, part: to } : { category: to, part: null };
}

function targetOf(key: string, from: number, count: number): number | null {
  if (key === 'ArrowDown') return from + 1;
  if (key === 'ArrowUp') return from - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
