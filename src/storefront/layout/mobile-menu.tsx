import { useMessages } from '#i18n/messages-context.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { DialogCloser, ModalDialog } from '#ui/modal-dialog.tsx';
import { CartLink } from './cart-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { NavigationLink, navigationLinks } from './navigation-links.tsx';

export const mobileMenuId = 'menu';
const titleId = 'menu-title';

/** Navigation drawer of small screens. */
export function MobileMenu() {
  const messages = useMessages();
  return (
    <ModalDialog
      id={mobileMenuId}
      labelledBy={titleId}
      className="slide-in-start fixed inset-y-0 start-0 m-0 h-dvh max-h-none w-[min(22rem,88vw)] bg-ground p-5 text-ink shadow-overlay lg:hidden"
    >
      <div className="flex items-center justify-between">
        <h2 id={titleId} className="type-heading">
          {messages.navigation.menu}
        </h2>
        <DialogCloser
          dialogId={mobileMenuId}
          className="hit-area -me-2 rounded-control"
          aria-label={messages.navigation.closeMenu}
        >
          <CloseIcon />
        </DialogCloser>
      </div>
      <nav aria-label={messages.navigation.menu} className="mt-6">
        <ul className="divide-y divide-line border-y border-line">
          {navigationLinks.map(({ path, text }) => (
            <li key={path}>
              <NavigationLink
                to={path}
                onClick={(event) => event.currentTarget.closest('dialog')?.close()}
                className="flex min-h-14 items-center text-lg aria-[current=page]:font-medium aria-[current=page]:text-accent"
              >
                {text(messages)}
              </NavigationLink>
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
