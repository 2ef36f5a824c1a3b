import { type Locale, locales } from '#primitives/locale.ts';
import type { LocalizedText } from '#primitives/localized-text.ts';
import type { Topic, TopicKind } from './topics/topic.ts';

/** What search engines show before they cut, in characters. */
export const longestSearchTitle = 60;
export const longestSearchDescription = 155;

/** What an article is, after the words that people type. */
const kindNames: Record<TopicKind, LocalizedText> = {
  'buying-guide': { en: 'a buying guide', ar: 'دليل الشراء' },
  ergonomics: { en: 'ergonomics at work', ar: 'نصائح لبيئة عمل صحية' },
  'space-planning': { en: 'a planning guide', ar: 'دليل التخطيط' },
  'it-checklist': { en: 'an IT checklist', ar: 'قائمة مراجعة تقنية' },
  care: { en: 'how to care for it', ar: 'طريقة العناية' },
  delivery: { en: 'what to know', ar: 'ما ينبغي أن تعرفه' },
};

/** What is shorter than this says too little by itself. */
const shortestClause = 20;
const shortestDescription = 60;

/** The title if it fits, else its first clause, else what people type, with the kind of article. */
export function searchTitle({ title, keywords, kind }: Topic): LocalizedText {
  return inEachLanguage((locale) => {
    const whole = title[locale];
    if (whole.length <= longestSearchTitle) return whole;
    const clause = /^[^:،,;؛?؟.–—]+[?؟]?/.exec(whole)?.[0].trim() ?? '';
    if (clause.length >= shortestClause && clause.length <= longestSearchTitle) return clause;
    const typed = capitalised(keywords[0]?.[locale] ?? '');
    return shortened(`${typed}: ${kindNames[kind][locale]}`, longestSearchTitle);
  });
}

/** As many whole sentences of the excerpt as fit; if not even the first does, as many of its clauses or words. */
export function searchDescription({ excerpt }: Pick<Topic, 'excerpt'>): LocalizedText {
  return inEachLanguage((locale) => {
    const whole = excerpt[locale];
    if (whole.length <= longestSearchDescription) return whole;
    const cut = whole.slice(0, longestSearchDescription);
    const sentences = /^.*[.!?؟](?=\s)/s.exec(cut)?.[0] ?? '';
    if (sentences.length >= shortestDescription) return sentences;
    const clauses = /^.*(?=[,،;؛:] )/s.exec(cut)?.[0] ?? '';
    if (clauses.length >= shortestDescription) return `${clauses}.`;
    return shortened(whole, longestSearchDescription);
  });
}

function inEachLanguage(text: (locale: Locale) => string): LocalizedText {
  return Object.fromEntries(locales.map((locale) => [locale, text(locale)])) as Record<Locale, string>;
}

/** Cut between words, with a sign that something is missing. */
function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s:،,;؛–—-]+$/, '')}…`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
