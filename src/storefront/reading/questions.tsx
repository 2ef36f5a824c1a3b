import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Question } from '#i18n/linked-text.ts';
import { questionsData } from '../head/page-structured-data.ts';
import { StructuredDataScript } from '../head/structured-data-script.tsx';
import { questionId } from './part-id.ts';
import { TextWithLinks } from './text-with-links.tsx';
import { UnfoldMark } from './unfold-mark.tsx';

interface QuestionsProps {
  readonly title: string;
  readonly questions: readonly Question[];
}

/** Collapsible questions and answers, which work without scripts, with structured data. */
export function Questions({ title, questions }: QuestionsProps) {
  useUnfoldedTarget();
  return (
    <section aria-labelledby="questions" className="page-column pt-section">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[5fr_7fr]">
        <h2 id="questions" className="type-title">
          {title}
        </h2>
        <div className="border-b border-line">
          {questions.map(({ question, answer }, place) => (
            <details key={question} id={questionId(place)} className="group border-t border-line">
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

/** Opens the question that the address leads to: browsers scroll to a folded one and leave it folded. */
function useUnfoldedTarget(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    if (target instanceof HTMLDetailsElement) target.open = true;
  }, [hash]);
}
