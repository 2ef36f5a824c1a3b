import type { Article } from '#domain/content/article.ts';
import { useArticlesMessages } from '#i18n/messages/storefront/content-pages/articles-messages.ts';
import { ChapterLink } from '../reading/chapter-link.tsx';
import { UnfoldMark } from '../reading/unfold-mark.tsx';
import { questionsAnchor } from './article-questions.tsx';
import { IsolatedText } from './isolated-text.tsx';

/**
 * Table of contents of an article: beside the text on wide screens, else above it and collapsed. Two elements, because a
 * `details` element cannot be always open on wide screens only.
 */
export function ArticleContents({ article }: { readonly article: Article<string> }) {
  const texts = useArticlesMessages();
  const parts = [
    ...article.content.filter((block) => block.kind === 'heading'),
    ...(article.questions.length > 0 ? [{ anchor: questionsAnchor, text: texts.questions }] : []),
  ];
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
