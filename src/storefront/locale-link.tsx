import type { ComponentProps } from 'react';
import { localizedPath } from '#i18n/locale-path.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { PageLink } from './page-link.tsx';

interface LocaleLinkProps extends ComponentProps<typeof PageLink> {
  /** The plain path of the page; the link leads to it in the reader's language. */
  readonly to: string;
}

export function LocaleLink({ to, ...link }: LocaleLinkProps) {
  return <PageLink to={localizedPath(useLocale(), to)} {...link} />;
}
