import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface ChapterLinkProps {
  /** Id of the target; it has a tabIndex, so that the focus moves there. */
  readonly to: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Link to a part of the same page, through the router, so that going back restores the scroll position. */
export function ChapterLink({ to, className, children }: ChapterLinkProps) {
  return (
    <Link
      to={{ hash: to }}
      onClick={() => document.getElementById(to)?.focus({ preventScroll: true })}
      className={className}
    >
      {children}
    </Link>
  );
}
