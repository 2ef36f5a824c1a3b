import type { ReactNode } from 'react';

/** For putting things in order; decoration, as all icons. */
function MoveIcon({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      className="size-5 shrink-0"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

export function ArrowUpIcon() {
  return (
    <MoveIcon>
      <path d="M12 20V4M6 10l6-6 6 6" />
    </MoveIcon>
  );
}

export function ArrowDownIcon() {
  return (
    <MoveIcon>
      <path d="M12 4v16M6 14l6 6 6-6" />
    </MoveIcon>
  );
}
