import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { isAt } from './navigation-links.ts';

/** A link of the menus, which says when it leads to where one is, or to what that belongs to. */
export function NavigationLink(link: ComponentProps<typeof LocaleLink>) {
  const { pathname } = useLocation();
  return <LocaleLink aria-current={isAt(pathname, link.to) ? 'page' : undefined} {...link} />;
}
