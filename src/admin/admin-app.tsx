import { useEffect, useState } from 'react';
import { adminAr } from '#i18n/messages/admin.ar.ts';
import { adminEn } from '#i18n/messages/admin.en.ts';
import { directionOf, type Locale } from '#primitives/locale.ts';
import { AdminShell } from './admin-shell.tsx';
import { rememberStaffLocale, storedStaffLocale } from './staff-locale.ts';

const signInPath = '/adm/ogulf';
const messagesByLocale = { en: adminEn, ar: adminAr };

export function AdminApp() {
  const [locale, setLocale] = useState<Locale>(storedStaffLocale);
  const messages = messagesByLocale[locale];
  const screen = window.location.pathname === signInPath ? messages.signIn : messages.dashboard;

  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = directionOf(locale);
    document.title = `${screen.title} · ${messages.title}`;
  }, [locale, screen, messages]);

  return (
    <AdminShell
      messages={messages}
      locale={locale}
      onLocaleChange={(chosen) => {
        rememberStaffLocale(chosen);
        setLocale(chosen);
      }}
    >
      <h1 className="type-title">{screen.title}</h1>
      <p className="mt-3 max-w-prose text-ink-soft">{screen.text}</p>
    </AdminShell>
  );
}
