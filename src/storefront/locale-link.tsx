import { Link, type LinkProps } from 'react-router';
import { localizedPath } from '#i18n/locale-path.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { prefetchOnIntent } from './data-saving.ts';

interface LocaleLinkProps extends Omit<LinkProps, 'to'> {
  /** The plain path of the page; the link leads to it in the reader's language. */
  to: string;
}

export function LocaleLink({ to, ...link }: LocaleLinkProps) {
  return <Link to={localizedPath(useLocale(), to)} prefetch={prefetchOnIntent()} {...link} />;
}
