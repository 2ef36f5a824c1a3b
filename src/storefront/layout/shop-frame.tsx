import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '#i18n/messages-context.tsx';
import { Later } from '../later.tsx';
import { SharedPart } from '../parts-written-once.tsx';
import { ChatButton } from './chat-button.tsx';
import { isAt, navigationLinks } from './navigation-links.ts';
import { contentId, PageChange } from './page-change.tsx';
import { SearchDialog } from './search-dialog.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** What surrounds every page: header, footer, chat button, and the word on what is loading. */
export function ShopFrame({ children }: { children: ReactNode }) {
  const messages = useMessages();
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${contentId}`}
        className="fixed start-4 top-2 z-50 -translate-y-24 rounded-control bg-ink px-5 py-3 text-white focus:translate-y-0 print:hidden"
      >
        {messages.skipToContent}
      </a>
      <SharedPart name={`header at ${navigationLinks.find(({ path }) => isAt(pathname, path))?.path}`}>
        <SiteHeader />
      </SharedPart>
      <main id={contentId} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SharedPart name="footer">
        <Later>
          <SiteFooter />
        </Later>
      </SharedPart>
      <SharedPart name="chat">
        <ChatButton />
      </SharedPart>
      <SharedPart name="search">
        <SearchDialog />
      </SharedPart>
      <PageChange />
    </div>
  );
}
