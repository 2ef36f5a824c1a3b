import { useCallback, useEffect, useRef, useState } from 'react';
import { useMessages } from '#i18n/messages-context.tsx';
import { classNames } from '#ui/class-names.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { DialogCloser, ModalDialog } from '#ui/modal-dialog.tsx';
import { CartLink } from './cart-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { NavigationLink, navigationLinks, readingLinks } from './navigation-links.tsx';

export const mobileMenuId = 'menu';
const titleId = 'menu-title';

/** Navigation drawer of small screens: categories, pages, articles and help. */
export function MobileMenu() {
  const messages = useMessages();
  const { navigation } = messages;
  return (
    <ModalDialog
      id={mobileMenuId}
      labelledBy={titleId}
      className="slide-in-start fixed inset-y-0 start-0 m-0 h-dvh max-h-none w-[min(22rem,88vw)] bg-ground p-5 text-ink shadow-overlay lg:hidden"
    >
      <div className="flex items-center justify-between">
        <h2 id={titleId} className="type-heading">
          {navigation.menu}
        </h2>
        <DialogCloser
          dialogId={mobileMenuId}
          className="hit-area -me-2 rounded-control"
          aria-label={navigation.closeMenu}
        >
          <CloseIcon />
        </DialogCloser>
      </div>
      <nav aria-label={navigation.categories} className="mt-4">
        <Categories />
        <MenuLink to="/collection" text={messages.listing.allCategories} isLarge />
      </nav>
      <nav aria-label={navigation.menu} className="mt-8">
        <ul className="divide-y divide-line border-y border-line">
          {navigationLinks.map(({ path, text }) => (
            <li key={path}>
              <MenuLink to={path} text={text(messages)} isLarge />
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={navigation.reading} className="mt-8">
        <h3 className="text-sm font-medium text-ink-faint">{navigation.reading}</h3>
        <ul className="mt-1">
          {readingLinks.map(({ path, text }) => (
            <li key={path}>
              <MenuLink to={path} text={text(messages)} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6 flex items-center justify-between">
        <LanguageSwitch className="-ms-3 flex min-h-11 px-3" />
        <CartLink />
      </div>
    </ModalDialog>
  );
}

interface MenuLinkProps {
  readonly to: string;
  readonly text: string;
  readonly isLarge?: boolean;
}

function MenuLink({ to, text, isLarge = false }: MenuLinkProps) {
  return (
    <NavigationLink
      to={to}
      onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
      className={classNames(
        'flex items-center aria-[current=page]:font-medium aria-[current=page]:text-accent',
        isLarge ? 'min-h-14 text-lg' : 'min-h-11',
      )}
    >
      {text}
    </NavigationLink>
  );
}

type Tree = typeof import('../category-menu/category-tree.tsx');

/** The tree of categories, imported when the menu is first opened. If that fails, the collection has them all. */
function Categories() {
  const place = useRef<HTMLDivElement>(null);
  const [tree, setTree] = useState<Tree | null>(null);
  const [isUnreachable, setIsUnreachable] = useState(false);

  const load = useCallback(() => {
    import('../category-menu/category-tree.tsx').then(setTree, () => setIsUnreachable(true));
  }, []);

  useEffect(() => {
    const dialog = place.current?.closest('dialog');
    // It may have been opened before hydration.
    if (dialog?.open) load();
    // Opening it moves the focus into it.
    dialog?.addEventListener('focusin', load, { once: true });
    return () => dialog?.removeEventListener('focusin', load);
  }, [load]);

  return (
    <div ref={place}>
      {tree ? <tree.CategoryTree waiting={<Waiting />} /> : !isUnreachable && <Waiting />}
    </div>
  );
}

/** As high as three closed departments. */
function Waiting() {
  return <div aria-hidden="true" className="h-42 border-b border-line noscript:hidden" />;
}
