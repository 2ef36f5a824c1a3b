import { useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { BrandMark } from '#ui/brand-mark.tsx';
import { CloseIcon, MenuIcon } from '#ui/icons.tsx';
import { AskPasswordProvider } from '../data/ask-password.tsx';
import { ShopNameProvider, useShopName, WithShopName } from '../data/shop-name.tsx';
import { WithEmailBanner } from '../outbox/email-banner.tsx';
import { SearchButton, StaffSearch } from '../search/staff-search.tsx';
import { useLayoutTexts } from './layout-texts.ts';
import { menuRow, StaffMenu, scrollToCurrentScreen } from './staff-menu.tsx';

/** Layout of all screens: the navigation at the side, or behind a button on narrow screens. */
export function StaffLayout() {
  return (
    <ShopNameProvider>
      <AskPasswordProvider>
        <Layout />
      </AskPasswordProvider>
    </ShopNameProvider>
  );
}

function Layout() {
  const texts = useLayoutTexts();
  const shopName = useShopName();
  const menu = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const [isSearching, setSearching] = useState(false);
  const openSearch = () => setSearching(true);

  // Choosing a screen closes the menu.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the reason, not an ingredient
  useEffect(() => menu.current?.close(), [pathname]);

  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_1fr] print:block">
      <a
        href="#content"
        className="fixed start-4 top-2 z-50 -translate-y-24 rounded-control bg-ink px-5 py-3 text-white focus:translate-y-0 print:hidden"
      >
        {texts.skipToContent}
      </a>
      <aside className="sticky top-0 hidden h-dvh flex-col border-e border-line bg-surface lg:flex print:hidden">
        <p className="flex items-center gap-3 px-5 py-4 font-medium">
          <BrandMark className="size-7 shrink-0" />
          <span className="line-clamp-2 min-w-0">{texts.title(shopName)}</span>
        </p>
        <div className="px-2 pb-2">
          <SearchButton className={`${menuRow} border border-line lg:min-h-9`} onClick={openSearch} />
        </div>
        <StaffMenu />
      </aside>
      <header className="sticky top-0 z-30 flex items-center gap-2 border-b border-line bg-surface px-4 py-2 lg:hidden print:hidden">
        <BrandMark className="size-7 shrink-0" />
        <span className="min-w-0 grow truncate font-medium">{texts.title(shopName)}</span>
        <SearchButton isIcon className="hit-area rounded-control hover:bg-sunken" onClick={openSearch} />
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => {
            menu.current?.showModal();
            scrollToCurrentScreen(menu.current);
          }}
          className="flex min-h-11 items-center gap-2 rounded-control px-3 text-sm hover:bg-sunken"
        >
          <MenuIcon />
          {texts.openMenu}
        </button>
      </header>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way to close is Escape, which the browser handles */}
      <dialog
        ref={menu}
        aria-label={texts.navigation}
        onClick={({ target }) => {
          // Closes on the backdrop and on any link, also to the current screen or to one that a form blocks.
          if (target === menu.current || (target as Element).closest('a')) menu.current?.close();
        }}
        className="me-auto my-0 h-dvh max-h-none w-[min(19rem,85vw)] flex-col bg-surface text-ink open:flex"
      >
        <button
          type="button"
          aria-label={texts.closeMenu}
          onClick={() => menu.current?.close()}
          className="hit-area m-2 self-end rounded-control hover:bg-sunken"
        >
          <CloseIcon />
        </button>
        <StaffMenu />
      </dialog>
      <main id="content" tabIndex={-1} className="min-w-0 px-4 py-6 outline-none sm:px-8 sm:py-8 print:p-0">
        <div className="mx-auto max-w-[86rem]">
          <WithShopName>
            <WithEmailBanner>
              <Outlet />
            </WithEmailBanner>
          </WithShopName>
        </div>
      </main>
      <StaffSearch isOpen={isSearching} onOpen={openSearch} onClose={() => setSearching(false)} />
      <ScrollRestoration />
    </div>
  );
}
