import { useLocation } from 'react-router';
import { localizedPath, pathWithoutLocale } from '#i18n/locale-path.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import type { Locale } from '#primitives/locale.ts';
import { classNames } from '#ui/class-names.ts';
import { GlobeIcon } from '#ui/icons.tsx';
import { xmlText } from '../site-files/xml-text.ts';

/** Written on the server in place of the address, so that what is around it is the same on every page. */
const otherLanguagePlace = '/in-the-other-language';

/** Puts the address into pieces of a page. */
export function otherLanguageIn(locale: Locale, location: Page): (piece: string) => string {
  const address = xmlText(addressInOtherLanguage(locale, location));
  return (piece) =>
    piece.includes(otherLanguagePlace)
      ? piece.replaceAll(`href="${otherLanguagePlace}"`, () => `href="${address}"`)
      : piece;
}

type Page = Readonly<Record<'pathname' | 'search', string>>;

function addressInOtherLanguage(locale: Locale, { pathname, search }: Page): string {
  return localizedPath(otherThan(locale), pathWithoutLocale(pathname)) + search;
}

const otherThan = (locale: Locale): Locale => (locale === 'ar' ? 'en' : 'ar');

/** Leads to the same page, with the same query, in the other language; a new document, since its direction changes. */
export function LanguageSwitch({ className }: { className: string }) {
  const { language } = useMessages();
  const locale = useLocale();
  const other = otherThan(locale);
  const { pathname, search } = useLocation();
  return (
    <a
      href={import.meta.env.SSR ? otherLanguagePlace : addressInOtherLanguage(locale, { pathname, search })}
      hrefLang={other}
      aria-label={language.switchLabel}
      className={classNames('items-center gap-2 rounded-control', className)}
    >
      <GlobeIcon />
      {/* One word of another script is not worth loading a font for. */}
      <span lang={other} className="font-plain">
        {language.switchTo}
      </span>
    </a>
  );
}
