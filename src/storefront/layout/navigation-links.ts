import { pathWithoutLocale } from '#i18n/locale-path.ts';
import type { Messages } from '#i18n/messages/storefront/en.ts';

/** The links of the navigation bar and of the menu on phones, in their order. */
export const navigationLinks = [
  { path: '/', text: (messages: Messages) => messages.navigation.home },
  { path: '/about', text: (messages: Messages) => messages.navigation.about },
  { path: '/products', text: (messages: Messages) => messages.navigation.products },
  { path: '/services', text: (messages: Messages) => messages.navigation.services },
  { path: '/contact', text: (messages: Messages) => messages.navigation.contact },
] as const;

/** Whether this page, in whatever language, is where the link leads to, or belongs to that. */
export function isAt(pathname: string, link: string): boolean {
  const here = pathWithoutLocale(pathname);
  return here === link || (link !== '/' && here.startsWith(`${link}/`));
}
