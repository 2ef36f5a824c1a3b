import type { ReactNode } from 'react';
import { PageHead } from '../head/page-head.tsx';
import { TalkToUs } from './talk-to-us.tsx';

interface IntroPageProps {
  title: string;
  lead: string;
  indexed?: boolean;
  children?: ReactNode;
}

/** Page layout with title, lead paragraph, content and contact links. */
export function IntroPage({ title, lead, indexed = true, children }: IntroPageProps) {
  return (
    <>
      <PageHead title={title} description={lead} indexed={indexed} />
      <div className="page-column pt-section">
        <h1 className="type-title max-w-4xl">{title}</h1>
        <p className="type-lead mt-5 max-w-prose">{lead}</p>
      </div>
      {children && <div className="page-column pt-12">{children}</div>}
      <TalkToUs />
    </>
  );
}
