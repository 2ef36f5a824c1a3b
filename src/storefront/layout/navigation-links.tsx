import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { pathWithoutLocale } from '#i18n/locale-path.ts';
import type { Messages } from '#i18n/messages/storefront/en.ts';
import { LocaleLink } from '../navigation/locale-link.tsx';

/** Links of the navigation bar and of the mobile menu, in order. */
export const navigationLinks = [
  { path: '/', text: (messages: Messages) => messages.navigation.home },
  { path: '/about', text: (messages: Messages) => messages.navigation.about },
  { path: '/products', text: (messages: Messages) => messages.navigation.products },
  { path: '/services', text: (messages: Messages) => messages.navigation.services },
  { path: '/contact', text: (messages: Messages) => messages.navigation.contact },
] as const;

/** Help pages, in the footer and in the menus. */
export const supportLinks = [
  { path: '/customer-service', text: ({ footer }: Messages) => footer.customerService },
  { path: '/order-confirmation', text: ({ footer }: Messages) => footer.findOrder },
  { path: '/quick-order', text: ({ footer }: Messages) => footer.quickOrder },
  { path: '/packages', text: ({ footer }: Messages) => footer.packages },
  { path: '/planner', text: ({ footer }: Messages) => footer.planner },
  { path: '/delivery-info', text: ({ footer }: Messages) => footer.deliveryInfo },
  { path: '/return-policy', text: ({ footer }: Messages) => footer.returnPolicy },
  { path: '/terms-conditions', text: ({ footer }: Messages) => footer.terms },
] as const;

/** Articles and help pages of the menus. */
export const readingLinks = [
  { path: '/blog', text: ({ footer }: Messages) => footer.blog },
  ...supportLinks,
] as const;

/** Whether a page, in either language, is the link's target or below it. */
function isAt(pathname: string, link: string): boolean {
  const here = pathWithoutLocale(pathname);
  return here === link || (link !== '/' && here.startsWith(`${link}/`));
}

/** Link of the menus that marks itself as current on its page and below. */
export function NavigationLink(link: ComponentProps<typeof LocaleLink>) {
  const { pathname } = useLocation();
  return <LocaleLink aria-current={isAt(pathname, link.to) ? 'page' : undefined} {...link} />;
}
