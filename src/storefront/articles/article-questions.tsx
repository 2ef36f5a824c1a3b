import type { ArticleQuestion } from '#domain/content/article.ts';
import { useArticlesMessages } from '#i18n/messages/storefront/content-pages/articles-messages.ts';
import { IsolatedText } from './isolated-text.tsx';

export const questionsAnchor = 'article-questions';

export function ArticleQuestions({ questions }: { readonly questions: readonly ArticleQuestion<string>[] }) {
  const texts = useArticlesMessages();
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby={questionsAnchor} className="mt-12">
      <h2 id={questionsAnchor} tabIndex={-1} className="type-heading outline-none">
        {texts.questions}
      </h2>
      <div className="mt-5 divide-y divide-line border-y border-line">
        {questions.map(({ question, answer }) => (
          <div key={question} className="py-5">
            <h3 className="font-medium">
              <IsolatedText text={question} />
            </h3>
            <p className="mt-2 text-ink-soft">
              <IsolatedText text={answer} />
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}
