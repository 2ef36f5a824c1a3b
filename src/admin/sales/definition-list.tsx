import type { ReactNode } from 'react';

/** Names and what they are, one below the other. */
export function DefinitionList({ children }: { readonly children: ReactNode }) {
  return <dl className="grid grid-cols-[minmax(6rem,auto)_1fr] gap-x-4 gap-y-1.5 text-sm">{children}</dl>;
}

/** What is empty is left out. The letters of the value decide its direction. */
export function Definition({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (children === '' || children === null || children === undefined || children === false) return null;
  return (
    <>
      <dt className="text-ink-faint">{name}</dt>
      <dd className="min-w-0 break-words">
        <bdi>{children}</bdi>
      </dd>
    </>
  );
}
