import { type Locale, locales } from '#primitives/locale.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { Topic, TopicKind } from './topic.ts';

/** Search engines truncate longer titles and descriptions (in characters). */
export const longestSearchTitle = 60;
export const longestSearchDescription = 155;

/** The kinds of articles, as appended to search titles. */
const kindNames: Record<TopicKind, LocalizedText> = {
  'buying-guide': { en: 'a buying guide', ar: 'دليل الشراء' },
  ergonomics: { en: 'ergonomics at work', ar: 'نصائح لبيئة عمل صحية' },
  'space-planning': { en: 'a planning guide', ar: 'دليل التخطيط' },
  'it-checklist': { en: 'an IT checklist', ar: 'قائمة مراجعة تقنية' },
  care: { en: 'care and upkeep', ar: 'العناية والصيانة' },
  delivery: { en: 'furniture delivery', ar: 'توصيل الأثاث' },
};

/** A shorter part of a title is not meaningful by itself. */
const shortestPart = 15;
const shortestDescription = 60;
/** Longer parts get no kind of article appended. */
const longestPart = 36;

/**
 * The title for search engines: the article's title if it fits, else the part of it with most keywords, else the first
 * keyword. A short result gets the kind of article appended.
 */
export function searchTitle({ title, keywords, kind }: Topic): LocalizedText {
  return inEachLanguage((locale) => {
    const whole = title[locale];
    if (whole.length <= longestSearchTitle) return whole;
    const typed = keywords.map((keyword) => keyword[locale]);
    const part = capitalised(partWithMostKeywords(whole, typed) ?? typed[0] ?? '');
    if (part.length > longestPart) return truncated(part, longestSearchTitle);
    return `${part.replace(/[?؟]$/, '')}: ${kindNames[kind][locale]}`;
  });
}

/** The part before or after a colon or question mark that has most keywords. */
function partWithMostKeywords(title: string, typed: readonly string[]): string | undefined {
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

/** The meta description: as many whole sentences of the excerpt as fit, else clauses or words of the first. */
export function searchDescription({ excerpt }: Pick<Topic, 'excerpt'>): LocalizedText {
  return inEachLanguage((locale) => {
    const whole = excerpt[locale];
    if (whole.length <= longestSearchDescription) return whole;
    const cut = whole.slice(0, longestSearchDescription);
    const sentences = /^.*[.!?؟](?=\s)/s.exec(cut)?.[0] ?? '';
    if (sentences.length >= shortestDescription) return sentences;
    const clauses = /^.*(?=[,،;؛:] )/s.exec(cut)?.[0] ?? '';
    if (clauses.length >= shortestDescription) return `${clauses}.`;
    return truncated(whole, longestSearchDescription);
  });
}

function inEachLanguage(text: (locale: Locale) => string): LocalizedText {
  return Object.fromEntries(locales.map((locale) => [locale, text(locale)])) as Record<Locale, string>;
}

/** Truncates between words and appends an ellipsis. */
function truncated(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s:،,;؛–—-]+$/, '')}…`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
