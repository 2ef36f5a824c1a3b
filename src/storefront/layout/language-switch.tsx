import { useLocation } from 'react-router';
import { localizedPath, pathWithoutLocale } from '#i18n/locale-path.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { classNames } from '#ui/class-names.ts';
import { GlobeIcon } from '#ui/icons.tsx';

/** A link to the same page and query in the other language. It loads a new document, because the text direction changes. */
export function LanguageSwitch({ className }: { className: string }) {
  const { language } = useMessages();
  const other = useLocale() === 'ar' ? 'en' : 'ar';
  const { pathname, search } = useLocation();
  return (
    <a
      href={localizedPath(other, pathWithoutLocale(pathname)) + search}
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
