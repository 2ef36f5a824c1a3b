import type { ComponentProps } from 'react';
import { localizedPath } from '#i18n/locale-path.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { PageLink, writtenLink } from './page-link.tsx';

interface LocaleLinkProps extends ComponentProps<typeof PageLink> {
  /** The plain path of the page; the link leads to it in the reader's language. */
  readonly to: string;
}

export function LocaleLink({ to, ...link }: LocaleLinkProps) {
  const props = { ...link, to: localizedPath(useLocale(), to) };
  return import.meta.env.SSR ? writtenLink(props) : <PageLink {...props} />;
}
