import { type Locale, locales } from '#primitives/locale.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { Topic, TopicKind } from './topic.ts';

/** What search engines show before they cut, in characters. */
export const longestSearchTitle = 60;
export const longestSearchDescription = 155;

/** What an article is, after the words that people type. */
const kindNames: Record<TopicKind, LocalizedText> = {
  'buying-guide': { en: 'a buying guide', ar: 'دليل الشراء' },
  ergonomics: { en: 'ergonomics at work', ar: 'نصائح لبيئة عمل صحية' },
  'space-planning': { en: 'a planning guide', ar: 'دليل التخطيط' },
  'it-checklist': { en: 'an IT checklist', ar: 'قائمة مراجعة تقنية' },
  care: { en: 'care and upkeep', ar: 'العناية والصيانة' },
  delivery: { en: 'furniture delivery', ar: 'توصيل الأثاث' },
};

/** What is shorter than this says too little by itself. */
const shortestPart = 15;
const shortestDescription = 60;
/** What is longer than this stands without the kind of article. */
const longestPart = 36;

/**
 * The title if it fits, else the part of it that people look for, else their own words. What is left is short, so that
 * there is room to say what kind of article it is.
 */
export function searchTitle({ title, keywords, kind }: Topic): LocalizedText {
  return inEachLanguage((locale) => {
    const whole = title[locale];
    if (whole.length <= longestSearchTitle) return whole;
    const typed = keywords.map((keyword) => keyword[locale]);
    const part = capitalised(partLookedFor(whole, typed) ?? typed[0] ?? '');
    if (part.length > longestPart) return shortened(part, longestSearchTitle);
    return `${part.replace(/[?؟]$/, '')}: ${kindNames[kind][locale]}`;
  });
}

/** Of the parts before and after a colon or a question mark, the one with most of the words that people type. */
function partLookedFor(title: string, typed: readonly string[]): string | undefined {
  const wanted = new Set(typed.flatMap(wordsOf));
  const [first, ...others] = title
    .split(/(?<=[?؟]) |: /)
    .filter(({ length }) => length >= shortestPart && length <= longestSearchTitle);
  const hits = (part: string) => wordsOf(part).filter((word) => wanted.has(word)).length;
  return others.reduce((best, other) => (best && hits(best) >= hits(other) ? best : other), first);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}-]{3,}/gu) ?? [];
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
