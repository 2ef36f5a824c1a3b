import type { ReactNode } from 'react';
import { useMessages } from '#i18n/messages-context.tsx';
import { HydrateOnFirstInteraction } from '../rendering/hydrate-on-first-interaction.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { contentId, PageChange } from './page-change.tsx';
import { SearchDialog, searchDialogId } from './search-dialog.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { useSearchKeys } from './use-search-keys.ts';

/** Layout of every page: header with the chat button, footer and navigation progress. */
export function ShopFrame({ children }: { children: ReactNode }) {
  const messages = useMessages();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${contentId}`}
        className="fixed start-4 top-2 z-50 -translate-y-24 rounded-control bg-ink px-5 py-3 text-white focus:translate-y-0 print:hidden"
      >
        {messages.skipToContent}
      </a>
      <SiteHeader />
      <main id={contentId} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {/* Buttons open the dialogs by the browser's own means, which is an interaction. */}
      <HydrateOnFirstInteraction>
        <SiteFooter />
        <MobileMenu />
        <SearchDialog />
      </HydrateOnFirstInteraction>
      <SearchKeys />
      <PageChange />
    </div>
  );
}

/** Apart from the dialog, which is hydrated late: the first key pressed on a page may be its shortcut. */
function SearchKeys() {
  useSearchKeys(openSearch);
  return null;
}

function openSearch(): void {
  const dialog = document.getElementById(searchDialogId);
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (dialog.open) dialog.querySelector('input')?.select();
  else if (!document.querySelector('dialog[open]')) dialog.showModal();
}
