import { useEffect, useRef, useState } from 'react';
import { NavLink, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { waitingContract } from '#api/staff/overview/overview.contract.ts';
import { BrandMark } from '#ui/brand-mark.tsx';
import { CloseIcon, GlobeIcon, MenuIcon } from '#ui/icons.tsx';
import { AskPasswordProvider } from '../data/ask-password.tsx';
import { ShopNameProvider, useShopName, WithShopName } from '../data/shop-name.tsx';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffLanguage } from '../locale/staff-locale.tsx';
import { emailsToLookAt, WithEmailBanner } from '../outbox/email-banner.tsx';
import { useEmailState } from '../outbox/use-email-state.ts';
import { SearchButton, StaffSearch } from '../search/staff-search.tsx';
import { SignOutButton } from '../session/sign-out-button.tsx';
import { useLayoutTexts } from './layout-texts.ts';
import { navigation } from './navigation.ts';

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
        <Menu />
      </aside>
      <header className="sticky top-0 z-30 flex items-center gap-2 border-b border-line bg-surface px-4 py-2 lg:hidden print:hidden">
        <BrandMark className="size-7 shrink-0" />
        <span className="min-w-0 grow truncate font-medium">{texts.title(shopName)}</span>
        <SearchButton isIcon className="hit-area rounded-control hover:bg-sunken" onClick={openSearch} />
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => menu.current?.showModal()}
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
        <Menu />
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

const menuRow =
  'flex min-h-11 w-full lg:min-h-7 items-center gap-3 rounded-control px-3 text-start text-sm text-ink-soft hover:bg-sunken hover:text-ink';

/** Counts of open work, polled every minute on every screen. */
const lookEveryMs = 60_000;

function Menu() {
  const texts = useLayoutTexts();
  const counts = useStaffQuery(waitingContract, {}, { pollMs: lookEveryMs }).data?.data;
  const emails = useEmailState();
  const { locale, changeLocale } = useStaffLanguage();
  const other = locale === 'ar' ? 'en' : 'ar';
  return (
    <>
      <nav aria-label={texts.navigation} className="grow overflow-y-auto px-2 pb-4">
        {navigation.map(({ name, entries }) => (
          <div key={name ?? ''} className="mb-1">
            {name && <p className="px-3 py-1 text-xs text-ink-faint">{texts.groups[name]}</p>}
            <ul>
              {entries.map(({ screen, to, waiting }) => (
                <li key={screen}>
                  <NavLink
                    to={to}
                    end={to === '/admin'}
                    className={({ isActive }) =>
                      `${menuRow} ${isActive ? 'bg-accent-soft font-medium text-accent hover:bg-accent-soft hover:text-accent' : ''}`
                    }
                  >
                    <span className="grow">{texts.screens[screen]}</span>
                    {waiting && <WaitingCount count={counts?.[waiting] ?? 0} />}
                    {screen === 'outbox' && emails && <WaitingCount count={emailsToLookAt(emails)} />}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="border-t border-line p-2">
        <a href={locale === 'ar' ? '/ar' : '/'} target="_blank" rel="noreferrer" className={menuRow}>
          {texts.toShop}
        </a>
        <button
          type="button"
          lang={other}
          aria-label={texts.languageLabel}
          onClick={() => changeLocale(other)}
          className={menuRow}
        >
          <GlobeIcon />
          {texts.language}
        </button>
        <SignOutButton className={menuRow} />
      </div>
    </>
  );
}

function WaitingCount({ count }: { readonly count: number }) {
  const texts = useLayoutTexts();
  if (count === 0) return null;
  return (
    <>
      <span
        aria-hidden="true"
        className="min-w-6 rounded-pill bg-accent px-1.5 text-center text-xs leading-5 font-medium text-white tabular-nums"
      >
        {count > 99 ? '99+' : count}
      </span>
      <span className="sr-only">{texts.waiting(count)}</span>
    </>
  );
}
