import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { pathWithoutLocale } from '#i18n/locale-path.ts';
import { LocaleLink } from '../locale-link.tsx';

/** A link of the menus, which says when it leads to where one is, or to what that belongs to. */
export function NavigationLink(link: ComponentProps<typeof LocaleLink>) {
  const here = pathWithoutLocale(useLocation().pathname);
  const isHere = here === link.to || (link.to !== '/' && here.startsWith(`${link.to}/`));
  return <LocaleLink aria-current={isHere ? 'page' : undefined} {...link} />;
}
