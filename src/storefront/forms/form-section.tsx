import type { ReactNode } from 'react';

interface FormSectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

export function FormSection({ id, title, lead, children }: FormSectionProps) {
  return (
    <section aria-labelledby={id} className="rounded-panel bg-surface p-5 shadow-raised sm:p-8">
      <h2 id={id} className="type-heading">
        {title}
      </h2>
      {lead && <p className="mt-1 text-ink-soft">{lead}</p>}
      <div className="mt-6">{children}</div>
    </section>
  );
}
