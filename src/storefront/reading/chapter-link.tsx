import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface ChapterLinkProps {
  /** The id of the part; it has a tabIndex, so that reading and tabbing go on from there. */
  readonly to: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** The way to a part of the same page. A plain link would leave the router without the place that going back returns to. */
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
