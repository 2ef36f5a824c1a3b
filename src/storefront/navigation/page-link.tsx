import { Link, type LinkProps } from 'react-router';
import { savesData } from '../browser/saves-data.ts';

interface PageLinkProps extends Omit<LinkProps, 'to' | 'discover'> {
  /** The full path, in the language that it leads to. */
  readonly to: string;
}

/** A link to a page of the shop, prefetched when the visitor points at it, focuses it or begins to press it. */
export function PageLink(props: PageLinkProps) {
  // The route manifest is complete from the start; the attribute that discovers routes would only make pages larger.
  return <Link prefetch={savesData() ? 'none' : 'intent'} discover="none" {...props} />;
}
