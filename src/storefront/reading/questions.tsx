import type { Question } from '#i18n/linked-text.ts';
import { questionsData } from '../head/page-structured-data.ts';
import { StructuredDataScript } from '../head/structured-data-script.tsx';
import { TextWithLinks } from './text-with-links.tsx';
import { UnfoldMark } from './unfold-mark.tsx';

interface QuestionsProps {
  readonly title: string;
  readonly questions: readonly Question[];
}

/** Collapsible questions and answers, which work without scripts, with structured data. */
export function Questions({ title, questions }: QuestionsProps) {
  return (
    <section aria-labelledby="questions" className="page-column pt-section">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[5fr_7fr]">
        <h2 id="questions" className="type-title">
          {title}
        </h2>
        <div className="border-b border-line">
          {questions.map(({ question, answer }) => (
            <details key={question} className="group border-t border-line">
              <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-6 py-4 font-medium hover:text-accent [&::-webkit-details-marker]:hidden">
                {question}
                <UnfoldMark />
              </summary>
              <p className="max-w-prose pb-6 text-pretty text-ink-soft">
                <TextWithLinks text={answer} />
              </p>
            </details>
          ))}
        </div>
      </div>
      <StructuredDataScript describe={() => [questionsData(questions)]} />
    </section>
  );
}
