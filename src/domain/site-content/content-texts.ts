import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { contentLimits, type SiteContent } from './site-content.ts';

/** A text of the contents. */
export interface ContentText {
  /** Path, with the ids of entries in lists: 'hero.slides.#open-office.label'. */
  readonly field: string;
  readonly text: LocalizedText;
  readonly longest: number;
}

/** The length that a text may have, by its section and the last name of its path. */
const limits: Readonly<Record<string, number>> = {
  'announcement.text': contentLimits.announcement,
  'hero.title': contentLimits.title,
  'hero.lead': contentLimits.lead,
  'hero.label': contentLimits.label,
  'stats.figure': contentLimits.figure,
  'stats.label': contentLimits.figureLabel,
  'cities.title': contentLimits.title,
  'cities.lead': contentLimits.lead,
  'cities.name': contentLimits.cityName,
  'cities.text': contentLimits.cityText,
  'cities.linkText': contentLimits.title,
  'about.title': contentLimits.title,
  'about.text': contentLimits.aboutText,
  'about.points': contentLimits.point,
  'about.label': contentLimits.label,
};

/** Lists every text of the contents. */
export function listTexts(content: SiteContent): ContentText[] {
  const texts: ContentText[] = [];
  mapTexts(content, (path, text) => {
    const names = path.filter((step) => !isPlace(step));
    const longest = limits[`${names[0]}.${names.at(-1)}`] ?? contentLimits.label;
    texts.push({ field: path.join('.'), text, longest });
    return text;
  });
  return texts;
}

/** The contents with some Arabic texts filled in, by the field of `listTexts`. */
export function withArabic(content: SiteContent, arabic: ReadonlyMap<string, string>): SiteContent {
  return mapTexts(content, (path, text) => ({ ...text, ar: arabic.get(path.join('.')) ?? text.ar }));
}

type Change = (path: readonly string[], text: LocalizedText) => LocalizedText;

function mapTexts<Value>(value: Value, change: Change, path: readonly string[] = []): Value {
  if (Array.isArray(value)) {
    return value.map((entry, place) => mapTexts(entry, change, [...path, stepOf(entry, place)])) as Value;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (isText(value)) return change(path, value) as Value;
  return Object.fromEntries(
    Object.entries(value).map(([field, part]) => [field, mapTexts(part, change, [...path, field])]),
  ) as Value;
}

/** Entries without an id, such as buttons, go by their place, which is told apart from names by its first character. */
function stepOf(entry: unknown, place: number): string {
  const id = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : place;
  return `#${id}`;
}

function isPlace(step: string): boolean {
  return step.startsWith('#');
}

function isText(value: object): value is LocalizedText {
  return 'en' in value && 'ar' in value;
}
