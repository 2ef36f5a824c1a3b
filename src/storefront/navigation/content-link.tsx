import type { ComponentProps } from 'react';
import { LocaleLink } from './locale-link.tsx';

/** A link that staff have set: to a page of the shop in the language of the page, or to another site. */
export function ContentLink({ to, children, ...link }: ComponentProps<typeof LocaleLink>) {
  if (to.startsWith('/')) {
    return (
      <LocaleLink to={to} {...link}>
        {children}
      </LocaleLink>
    );
  }
  const { className, 'aria-label': label } = link;
  return (
    <a href={to} rel="noopener" className={className} aria-label={label}>
      {children}
    </a>
  );
}
