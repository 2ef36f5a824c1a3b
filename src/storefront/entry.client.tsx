import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { localeOfPath } from '#i18n/locale-path.ts';
import { LanguageProvider } from '#i18n/messages-context.tsx';
import { watchHistory } from './navigation/back-navigation-cache.ts';
import { startWorker } from './offline/start-worker.ts';
import { replayEarlyClick } from './rendering/replay-early-clicks.ts';
import { onlyEmptyScripts, trustedTypes } from './rendering/trusted-types.ts';

const locale = localeOfPath(window.location.pathname);

// Only the messages of this page's language are loaded; changing the language loads a new document.
const messages =
  locale === 'ar'
    ? (await import('#i18n/messages/storefront/ar.ts')).ar
    : (await import('#i18n/messages/storefront/en.ts')).en;

watchHistory();
trustedTypes?.createPolicy('default', { createHTML: onlyEmptyScripts });

/** Effects run once React has hydrated the page, after those of its components. */
function AfterHydration({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    delete window.loadedAt;
    replayEarlyClick();
  }, []);
  return children;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LanguageProvider locale={locale} messages={messages}>
        <AfterHydration>
          <HydratedRouter />
        </AfterHydration>
      </LanguageProvider>
    </StrictMode>,
  );
});

if (!document.createElement('link').relList.supports('prefetch')) {
  void import('./navigation/prefetch-without-link-support.ts').then(({ fetchPrefetchLinks }) =>
    fetchPrefetchLinks(),
  );
}

// In development nothing is cached, so that every change shows; a worker of an earlier start has to be removed.
if (import.meta.env.PROD) startWorker();
else for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) void worker.unregister();
