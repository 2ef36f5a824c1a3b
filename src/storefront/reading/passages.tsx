import type { LinkedText, Passage } from '#i18n/linked-text.ts';
import { TextWithLinks } from './text-with-links.tsx';

/** Paragraphs and lists with a readable line length. */
export function Passages({ passages }: { readonly passages: readonly Passage[] }) {
  return (
    <div className="max-w-prose space-y-4 text-ink-soft">
      {passages.map((passage) => {
        if (typeof passage === 'string') {
          return (
            <p key={passage} className="text-pretty">
              <TextWithLinks text={passage} />
            </p>
          );
        }
        return 'list' in passage ? (
          <ul key={passage.list.join()} className="list-disc space-y-2 ps-5 marker:text-accent">
            <Items texts={passage.list} />
          </ul>
        ) : (
          <ol key={passage.steps.join()} className="list-decimal space-y-2 ps-5 marker:text-accent">
            <Items texts={passage.steps} />
          </ol>
        );
      })}
    </div>
  );
}

function Items({ texts }: { readonly texts: readonly LinkedText[] }) {
  return texts.map((text) => (
    <li key={text} className="ps-1 text-pretty">
      <TextWithLinks text={text} />
    </li>
  ));
}
