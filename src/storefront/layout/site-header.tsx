import { memo } from 'react';
import { useLocation } from 'react-router';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { BrandMark } from '#ui/brand-mark.tsx';
import { MenuIcon, SearchIcon, TruckIcon } from '#ui/icons.tsx';
import { DialogOpener } from '#ui/modal-dialog.tsx';
import { CategoryButton } from '../category-menu/category-button.tsx';
import { useDeliverySummary } from '../delivery/delivery-summary.ts';
import { useShop, useShopName } from '../hooks/use-shop.ts';
import { ContentLink } from '../navigation/content-link.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { useConnection } from '../offline/connection-store.ts';
import { HydrateOnFirstInteraction } from '../rendering/hydrate-on-first-interaction.tsx';
import { CartLink } from './cart-link.tsx';
import { ChatButton } from './chat-button.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { mobileMenuId } from './mobile-menu.tsx';
import { NavigationLink, navigationLinks } from './navigation-links.tsx';
import { searchDialogId } from './search-dialog.tsx';

export function SiteHeader() {
  const messages = useMessages();
  const shopName = useShopName();
  const { pathname, search } = useLocation();
  const connection = useConnection(pathname + search);
  return (
    // Without a box of its own: the strip scrolls away, however high its text makes it, and the bar below it is sticky.
    <header className="contents print:hidden">
      <div className="bg-night text-night-ink">
        <div className="page-column flex min-h-9 items-center justify-between gap-4 text-xs [--focus-ring:var(--color-night-ink)]">
          <p aria-live="polite" className="flex items-center gap-2.5">
            {connection === 'fine' ? <StripText /> : messages.connection[connection].line}
          </p>
          <LanguageSwitch className="-me-2 flex min-h-9 px-2 text-xs text-night-ink hover:underline lg:hidden" />
        </div>
      </div>
      <div className="sticky top-0 z-40 border-b border-line bg-ground">
        <div className="page-column flex h-16 items-center sm:gap-2 lg:h-20">
          <DialogOpener
            dialogId={mobileMenuId}
            className="hit-area -ms-3 rounded-control lg:hidden"
            aria-label={messages.navigation.openMenu}
          >
            <MenuIcon />
          </DialogOpener>
          <LocaleLink to="/" className="me-auto flex min-h-11 min-w-0 items-center gap-2.5 lg:me-4 xl:me-8">
            <BrandMark className="size-8 shrink-0" />
            <span className="max-w-64 truncate text-xl font-semibold">{shopName}</span>
            <span className="sr-only">{messages.navigation.toHome}</span>
          </LocaleLink>
          <CategoryButton />
          <MainNavigation />
          <LanguageSwitch className="hidden min-h-11 px-3 text-sm text-ink-soft hover:text-accent lg:flex" />
          {connection !== 'fine' && (
            // Short text in the sticky bar, because the strip with the full text may be scrolled away.
            <span
              aria-hidden="true"
              className="rounded-pill bg-sunken px-3 py-1 text-xs whitespace-nowrap text-ink-soft max-[22rem]:hidden"
            >
              {messages.connection[connection].short}
            </span>
          )}
          <ChatButton />
          <DialogOpener
            dialogId={searchDialogId}
            className="hit-area rounded-control transition-colors duration-200 hover:text-accent"
            aria-label={messages.search.open}
            aria-keyshortcuts="/ Control+K Meta+K"
          >
            <SearchIcon />
          </DialogOpener>
          <CartLink />
        </div>
      </div>
    </header>
  );
}

/** The announcement of the day, or else the delivery terms. */
function StripText() {
  const { tagline } = useMessages();
  const locale = useLocale();
  const delivery = useDeliverySummary();
  const announcement = useShop()?.announcement;
  if (announcement) {
    const text = announcement.text[locale];
    if (!announcement.link) return <span className="py-1.5 sm:text-sm">{text}</span>;
    return (
      <ContentLink
        to={announcement.link}
        className="py-1.5 underline underline-offset-4 hover:no-underline sm:text-sm"
      >
        {text}
      </ContentLink>
    );
  }
  return (
    <>
      {delivery && (
        <span className="max-[22rem]:hidden">
          <TruckIcon />
        </span>
      )}
      {delivery?.sentence ?? tagline}
    </>
  );
}

/** On large screens only. Memoized, because the header updates by itself when the connection is lost. */
const MainNavigation = memo(function MainNavigation() {
  const messages = useMessages();
  return (
    <HydrateOnFirstInteraction>
      <nav aria-label={messages.navigation.label} className="me-auto hidden lg:block">
        <ul className="flex items-center xl:gap-1">
          {navigationLinks.map(({ path, text }) => (
            <li key={path}>
              <NavigationLink
                to={path}
                className="relative flex min-h-11 items-center rounded-control px-2 whitespace-nowrap text-ink-soft transition-colors duration-200 hover:text-accent max-xl:text-sm xl:px-4 aria-[current=page]:font-medium aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2 xl:aria-[current=page]:after:inset-x-4 aria-[current=page]:after:bottom-1 aria-[current=page]:after:h-0.5 aria-[current=page]:after:rounded-pill aria-[current=page]:after:bg-accent"
              >
                {text(messages)}
              </NavigationLink>
            </li>
          ))}
        </ul>
      </nav>
    </HydrateOnFirstInteraction>
  );
});
