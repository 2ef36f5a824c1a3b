import { plainText } from '#domain/content/publishing/document-blocks.ts';
import { useArticlesMessages } from '#i18n/messages/storefront/content-pages/articles-messages.ts';
import { ChapterLink } from '../reading/chapter-link.tsx';
import { UnfoldMark } from '../reading/unfold-mark.tsx';
import type { ViewBlock } from './article-view.ts';
import { questionsAnchor } from './text/article-questions.tsx';
import { IsolatedText } from './text/isolated-text.tsx';

/**
 * Table of contents of an article: beside the text on wide screens, else above it and collapsed. Two elements, because a
 * `details` element cannot be always open on wide screens only.
 */
export function ArticleContents({ blocks }: { readonly blocks: readonly ViewBlock[] }) {
  const texts = useArticlesMessages();
  const firstQuestions = blocks.find(({ kind }) => kind === 'questions');
  const parts = blocks.flatMap((block) => {
    if (block === firstQuestions) return { anchor: questionsAnchor, text: texts.questions };
    return block.kind === 'heading' && block.level === 2
      ? { anchor: block.anchor, text: plainText(block.text) }
      : [];
  });
  // The column stays, so that the text of a short article has its usual width.
  if (parts.length === 0) return <div />;
  const links = (
    <ol className="border-s border-line text-sm">
      {parts.map(({ anchor, text }) => (
        <li key={anchor}>
          <ChapterLink
            to={anchor}
            className="flex min-h-11 items-center py-1.5 ps-4 text-ink-soft underline-offset-4 hover:text-accent hover:underline"
          >
            <span>
              <IsolatedText text={text} />
            </span>
          </ChapterLink>
        </li>
      ))}
    </ol>
  );
  return (
    <div className="max-lg:mb-8 print:hidden">
      <details className="group rounded-card border border-line bg-surface px-5 lg:hidden">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 font-medium [&::-webkit-details-marker]:hidden">
          {texts.contents}
          <UnfoldMark />
        </summary>
        <nav aria-label={texts.contents} className="pb-4">
          {links}
        </nav>
      </details>
      <nav aria-labelledby="article-contents" className="sticky top-28 max-lg:hidden">
        <h2 id="article-contents" className="mb-3 text-sm font-medium">
          {texts.contents}
        </h2>
        {links}
      </nav>
    </div>
  );
}
