import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { localizedPath } from '#i18n/locale-path.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { ArrowBackIcon } from '#ui/icons.tsx';
import { PageHead } from '../head/page-head.tsx';
import { useShop } from '../hooks/use-shop.ts';
import { ShopPhone } from '../layout/shop-phone.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';

/** The 404 page. Pages that know what was probably meant put it below the requested path. */
export function NotFoundNotice({ children }: { readonly children?: ReactNode }) {
  const { notFound } = useMessages();
  const locale = useLocale();
  const shop = useShop();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  function goBack() {
    // A visitor from an external link has no page to go back to in this tab.
    if (window.history.length > 1) navigate(-1);
    else navigate(localizedPath(locale, '/'));
  }

  return (
    <div className="page-column pt-section">
      <PageHead title={notFound.title} indexed={false} />
      <p aria-hidden="true" className="text-[clamp(4rem,12vw,9rem)]/none font-extralight text-accent">
        404
      </p>
      <h1 className="type-title mt-6">{notFound.title}</h1>
      <p className="type-lead mt-4 max-w-prose">{notFound.message}</p>
      <p className="mt-6 text-sm text-ink-faint">
        {notFound.requestedPath}{' '}
        <bdi
          dir="ltr"
          className="inline-block max-w-full rounded-control bg-sunken px-2 py-1 text-ink [overflow-wrap:anywhere]"
        >
          {requestedAddress(pathname, search)}
        </bdi>
      </p>
      {children}
      <ul className="mt-10 flex flex-wrap gap-3">
        <li>
          <LocaleLink to="/" className={buttonStyle('primary')}>
            {notFound.home}
          </LocaleLink>
        </li>
        <li>
          <LocaleLink to="/collection" className={buttonStyle('secondary')}>
            {notFound.collection}
          </LocaleLink>
        </li>
        <li>
          <LocaleLink to="/contact" className={buttonStyle('secondary')}>
            {notFound.contact}
          </LocaleLink>
        </li>
        <li>
          <button type="button" onClick={goBack} className={buttonStyle('quiet')}>
            <ArrowBackIcon />
            {notFound.goBack}
          </button>
        </li>
      </ul>
      {shop && (
        <p className="mt-12 border-t border-line pt-6 text-ink-soft">
          {notFound.support} <ShopPhone />
        </p>
      )}
    </div>
  );
}

/** The decoded path, with Arabic letters instead of percent encoding, and the category that a list was requested for. */
function requestedAddress(pathname: string, search: string): string {
  const category = new URLSearchParams(search).get('category');
  return category ? `${decodedPath(pathname)}?category=${category}` : decodedPath(pathname);
}

function decodedPath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
