import { Link, type LinkProps } from 'react-router';
import { prefetchOnIntent } from './data-saving.ts';

interface PageLinkProps extends Omit<LinkProps, 'to' | 'discover'> {
  /** The address as it is, in the language that it leads to. */
  readonly to: string;
}

/** A link to a page of the shop, which is loaded ahead when somebody is about to follow it. */
export function PageLink(props: PageLinkProps) {
  return import.meta.env.SSR ? (
    writtenLink(props)
  ) : (
    // Every page's code is known from the start; the attribute that asks for it would only make pages larger.
    <Link prefetch={prefetchOnIntent()} discover="none" {...props} />
  );
}

/**
 * A link as the server writes it. What a click on it does, and where addresses relative to the page lead, is worked out
 * in the browser: for the fifty links of a page it took the server a tenth of its time.
 */
export function writtenLink({
  to,
  prefetch: _,
  preventScrollReset: __,
  replace: ___,
  state: ____,
  ...anchor
}: PageLinkProps) {
  return <a {...anchor} href={to} />;
}
