import type { ComponentProps } from 'react';
import { localizedPath } from '#i18n/locale-path.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { PageLink } from './page-link.tsx';

interface LocaleLinkProps extends ComponentProps<typeof PageLink> {
  /** The path without its locale; the link leads to it in the language of the page. */
  readonly to: string;
}

export function LocaleLink({ to, ...link }: LocaleLinkProps) {
  return <PageLink {...link} to={localizedPath(useLocale(), to)} />;
}
