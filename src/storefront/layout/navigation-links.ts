import type { Messages } from '#i18n/messages/en.ts';

/** The links of the navigation bar and of the menu on phones, in their order. */
export const navigationLinks = [
  { path: '/', text: (messages: Messages) => messages.navigation.home },
  { path: '/about', text: (messages: Messages) => messages.navigation.about },
  { path: '/products', text: (messages: Messages) => messages.navigation.products },
  { path: '/services', text: (messages: Messages) => messages.navigation.services },
  { path: '/contact', text: (messages: Messages) => messages.navigation.contact },
] as const;
