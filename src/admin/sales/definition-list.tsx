import type { ReactNode } from 'react';
import { isolateTyped } from '#i18n/isolate-latin.ts';

/** A list of names and values. */
export function DefinitionList({ children }: { readonly children: ReactNode }) {
  return <dl className="grid grid-cols-[minmax(6rem,auto)_1fr] gap-x-4 gap-y-1.5 text-sm">{children}</dl>;
}

/**
 * One name and value; nothing is rendered for an empty value. A text decides its direction; what is put together of
 * several runs as the page does.
 */
export function Definition({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (children === '' || children === null || children === undefined || children === false) return null;
  return (
    <>
      <dt className="text-ink-faint">{name}</dt>
      <dd className="min-w-0 break-words">
        {typeof children === 'string' ? <bdi>{isolateTyped(children)}</bdi> : children}
      </dd>
    </>
  );
}
