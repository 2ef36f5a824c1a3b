import type { ReactNode } from 'react';

/** Section of the order page with a heading. */
export function OrderPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="rounded-panel bg-surface p-5 shadow-raised sm:p-8 print:rounded-none print:p-0 print:shadow-none">
      <h2 className="type-heading">{title}</h2>
      <div className="mt-4">{children}</div>
    </section>
  );
}
