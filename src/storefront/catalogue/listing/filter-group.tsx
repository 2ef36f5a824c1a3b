import type { ReactNode } from 'react';

/** Collapsible group of filters, open at first; a `details` element, so it needs no script. */
export function FilterGroup({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <details open className="group border-b border-line py-2 first:pt-0 last:border-b-0">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 font-medium [&::-webkit-details-marker]:hidden">
        {name}
        <svg
          aria-hidden="true"
          viewBox="0 0 12 8"
          className="w-3 shrink-0 text-ink-faint transition-transform duration-200 group-open:-scale-y-100"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="m1 1.5 5 5 5-5" />
        </svg>
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  );
}
