import type { BlockOf } from '#domain/content/publishing/document-blocks.ts';
import { useArticlesMessages } from '#i18n/messages/storefront/content-pages/articles-messages.ts';
import { IsolatedText } from './isolated-text.tsx';
import { numbered } from './numbered.ts';
import { RichTextRuns } from './rich-text.tsx';

export const questionsAnchor = 'article-questions';

interface ArticleQuestionsProps {
  readonly questions: readonly BlockOf<'question'>[];
  /** The first questions of an article have a heading, which its contents link to. */
  readonly isTitled: boolean;
}

export function ArticleQuestions({ questions, isTitled }: ArticleQuestionsProps) {
  const texts = useArticlesMessages();
  const list = (
    <div className="divide-y divide-line border-y border-line text-base">
      {numbered(questions).map(({ item: { question, answer }, number }) => (
        <div key={number} className="py-5">
          <h3 className="font-medium">
            <IsolatedText text={question} />
          </h3>
          <p className="mt-2 text-ink-soft">
            <RichTextRuns text={answer} />
          </p>
        </div>
      ))}
    </div>
  );
  if (!isTitled) return list;
  return (
    <section aria-labelledby={questionsAnchor} className="pt-7">
      <h2 id={questionsAnchor} tabIndex={-1} className="type-heading mb-5 outline-none">
        {texts.questions}
      </h2>
      {list}
    </section>
  );
}
