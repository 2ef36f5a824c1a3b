import type { ReactNode } from 'react';
import type { AdminMessages } from '#i18n/messages/admin.en.ts';
import type { Locale } from '#primitives/locale.ts';
import { BrandMark } from '#ui/brand-mark.tsx';
import { GlobeIcon } from '#ui/icons.tsx';

interface AdminShellProps {
  messages: AdminMessages;
  locale: Locale;
  onLocaleChange: (locale: Locale) => void;
  children: ReactNode;
}

export function AdminShell({ messages, locale, onLocaleChange, children }: AdminShellProps) {
  const other = locale === 'ar' ? 'en' : 'ar';
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="fixed start-4 top-2 z-50 -translate-y-24 rounded-control bg-ink px-5 py-3 text-white focus:translate-y-0"
      >
        {messages.skipToContent}
      </a>
      <header className="border-b border-line bg-surface">
        <div className="page-column flex h-16 items-center gap-3">
          <BrandMark className="size-7" />
          <span className="me-auto font-medium">{messages.title}</span>
          <button
            type="button"
            lang={other}
            aria-label={messages.languageLabel}
            onClick={() => onLocaleChange(other)}
            className="flex min-h-11 items-center gap-2 rounded-control px-3 text-sm text-ink-soft hover:text-accent"
          >
            <GlobeIcon />
            {messages.language}
          </button>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="page-column flex-1 py-12 outline-none">
        {children}
      </main>
      <footer className="page-column py-6 text-sm">
        <a href={locale === 'ar' ? '/ar' : '/'} className="text-ink-soft underline underline-offset-4">
          {messages.toShop}
        </a>
      </footer>
    </div>
  );
}
