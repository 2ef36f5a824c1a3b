import type { ReactNode } from 'react';
import type { Chapter } from '#i18n/linked-text.ts';
import { useReadingMessages } from '#i18n/messages/storefront/content-pages/reading-messages.ts';
import { ChapterLink } from './chapter-link.tsx';
import { Passages } from './passages.tsx';
import { UnfoldMark } from './unfold-mark.tsx';

interface ChaptersProps<Name extends string> {
  /** By anchor, the same in both languages. */
  readonly chapters: Readonly<Record<Name, Chapter>>;
  /** Content below the text of a chapter. */
  readonly figures?: Readonly<Partial<Record<Name, ReactNode>>>;
}

/** Long text with a table of contents: sticky beside it on wide screens, else collapsible above it. */
export function Chapters<Name extends string>({ chapters, figures }: ChaptersProps<Name>) {
  const { contents } = useReadingMessages();
  const entries = Object.entries(chapters) as [Name, Chapter][];
  const links = (
    <ol className="text-sm">
      {entries.map(([name, { title }]) => (
        <li key={name}>
          <ChapterLink
            to={name}
            className="flex min-h-11 items-center py-1.5 text-ink-soft underline-offset-4 hover:text-accent hover:underline lg:min-h-9"
          >
            {title}
          </ChapterLink>
        </li>
      ))}
    </ol>
  );
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <details className="group rounded-card bg-surface px-5 shadow-raised lg:hidden print:hidden">
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between font-medium [&::-webkit-details-marker]:hidden">
          {contents}
          <UnfoldMark />
        </summary>
        <nav aria-label={contents} className="pb-4">
          {links}
        </nav>
      </details>
      <nav
        aria-labelledby="contents"
        className="stay-beside hidden self-start overflow-y-auto border-s border-line ps-5 lg:block print:hidden"
      >
        <h2 id="contents" className="mb-2 font-medium">
          {contents}
        </h2>
        {links}
      </nav>
      <div className="space-y-14">
        {entries.map(([name, { title, passages }]) => (
          <section
            key={name}
            id={name}
            tabIndex={-1}
            aria-labelledby={`${name}-title`}
            className="outline-none"
          >
            <h2 id={`${name}-title`} className="type-heading mb-4">
              {title}
            </h2>
            <Passages passages={passages} />
            {figures?.[name] && <div className="mt-6">{figures[name]}</div>}
          </section>
        ))}
      </div>
    </div>
  );
}
