import type { ReactNode } from 'react';
import { mostShownSlides } from '#domain/site-content/site-content.ts';
import { formatDay } from '#i18n/dates.ts';
import { addressInWidth } from '#images/image-address.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { useFormState } from '#ui/forms/form-context.ts';
import type { FormStore } from '#ui/forms/form-store.ts';
import { listOfEntryPart, listOfOrderPart } from '../forms/list-parts.ts';
import type { Conflict } from '../forms/use-staff-form.ts';
import { useGeneralTexts } from '../locale/general-texts.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import type { ContentValues } from './content-values.ts';
import { useHomePageTexts } from './home-page-texts.ts';

/** Error messages of this form that are more specific than the server's. */
export function useContentErrors() {
  const { lacksArabic, hero } = useHomePageTexts();
  return ({
    path,
    code,
    message,
  }: {
    readonly path: string;
    readonly code: string;
    readonly message: string;
  }) => {
    if (code === 'lacks_arabic') return lacksArabic;
    if (code === 'too_many' && path === 'hero.slides') return hero.tooMany(mostShownSlides);
    return message;
  };
}

/** Labels of the fields of a section; those of lists are found by the name of the list. */
function useFieldLabels(): Record<string, string> {
  const { sections, announcement, hero, cities, about, picture, link, showSection } = useHomePageTexts();
  return {
    'announcement.isShown': announcement.isShown,
    'announcement.text': announcement.text,
    'announcement.link': link,
    'announcement.startsOn': announcement.startsOn,
    'announcement.endsOn': announcement.endsOn,
    'hero.title': hero.title,
    'hero.lead': hero.lead,
    'hero.buttons': hero.buttons,
    'hero.slides': hero.slides,
    'stats.isShown': showSection,
    'stats.figures': sections.stats,
    'cities.isShown': showSection,
    'cities.title': cities.title,
    'cities.lead': cities.lead,
    'cities.cards': cities.cards,
    'about.isShown': showSection,
    'about.title': about.title,
    'about.text': about.text,
    'about.points': about.points,
    'about.buttons': hero.buttons,
    'about.picture': picture.name,
  };
}

/** Names of fields for errors, by path, and for conflicts, by part. */
export function useContentNames(
  form: FormStore<ContentValues>,
  conflict: Conflict | undefined,
): Record<string, string> {
  const texts = useHomePageTexts();
  const general = useGeneralTexts();
  const labels = useFieldLabels();
  const { errors } = useFormState(form);
  const entryNames: Record<string, (number: number) => string> = {
    'hero.slides': texts.hero.slide,
    'hero.buttons': texts.buttons.button,
    'about.buttons': texts.buttons.button,
    'about.points': texts.about.point,
    'cities.cards': texts.cities.card,
    'stats.figures': (number) => String(number),
  };
  const entryFields = useEntryFields();
  const called = useEntryName();
  const lastNames: Record<string, string> = { ...entryFields, en: general.english, ar: general.arabic };
  const sectionName = (path: string) =>
    texts.sections[path.split('.')[0] as keyof typeof texts.sections] ?? path;
  const ofField = Object.entries(labels).map(([path, label]) => [path, `${sectionName(path)} · ${label}`]);
  const ofError = [...errors.keys()].map((path) => {
    const [section = '', field = '', ...rest] = path.split('.');
    const list = `${section}.${field}`;
    const words = rest.map((step) =>
      /^\d+$/.test(step) ? (entryNames[list]?.(Number(step) + 1) ?? step) : (lastNames[step] ?? step),
    );
    return [path, [sectionName(path), labels[list] ?? field, ...words].join(' · ')];
  });
  const ofPart = (conflict?.fields ?? []).flatMap(({ field, mine, theirs }) => {
    const order = listOfOrderPart(field);
    if (order) return [[field, `${sectionName(order)} · ${texts.order(labels[order] ?? '')}`]];
    const list = listOfEntryPart(field);
    if (!list) return [];
    return [[field, `${sectionName(list)} · ${called((mine ?? theirs) as Record<string, unknown>)}`]];
  });
  return Object.fromEntries([...ofField, ...ofError, ...ofPart]);
}

/** Labels of the fields of an entry. */
function useEntryFields(): Record<string, string> {
  const texts = useHomePageTexts();
  return {
    isShown: texts.shown,
    label: texts.hero.label,
    link: texts.link,
    picture: texts.picture.name,
    mirrorsInArabic: texts.hero.mirrors,
    figure: texts.stats.figure,
    name: texts.cities.name,
    text: texts.cities.text,
    linkText: texts.cities.linkText,
  };
}

/** What an entry is called: its words, in the language of staff. */
function useEntryName(): (entry: Record<string, unknown>) => string {
  const texts = useHomePageTexts();
  const locale = useStaffLocale();
  return (entry) => {
    const text = (entry.name ?? entry.label ?? entry) as LocalizedText;
    const name = text[locale] || text.en || texts.picture.none;
    return entry.isShown === false ? `${name} (${texts.hidden})` : name;
  };
}

/** Renders a value in the conflict dialog: texts in both languages, and lists by what their entries are called. */
export function useContentValue(): (field: string, value: unknown) => ReactNode {
  const texts = useHomePageTexts();
  const general = useGeneralTexts();
  const locale = useStaffLocale();
  const called = useEntryName();
  const entryFields = useEntryFields();
  const show = (field: string, value: unknown): ReactNode => {
    if (listOfEntryPart(field)) return value ? entryValue(value) : <em>{texts.isRemoved}</em>;
    if (typeof value === 'boolean') return value ? general.yes : general.no;
    if (field === 'announcement.startsOn' || field === 'announcement.endsOn') {
      return value ? formatDay(locale, String(value)) : undefined;
    }
    if (Array.isArray(value)) {
      return value.length === 0 ? undefined : (
        <ol className="list-decimal ps-5">
          {value.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change while it is compared
            <li key={index}>{called(entry)}</li>
          ))}
        </ol>
      );
    }
    if (typeof value === 'object' && value !== null && 'en' in value) {
      const { en, ar } = value as LocalizedText;
      return (
        <>
          <bdi lang="en">{en || general.empty}</bdi>
          <br />
          <bdi lang="ar">{ar || general.empty}</bdi>
        </>
      );
    }
    if (field === 'picture' || field === 'about.picture') {
      return value ? (
        <img
          src={addressInWidth(String(value), 300)}
          alt=""
          className="aspect-video w-full max-w-40 rounded-control bg-sunken object-cover"
        />
      ) : (
        texts.picture.none
      );
    }
    return undefined;
  };
  return show;

  /** One slide, figure or card, field by field. */
  function entryValue(entry: object): ReactNode {
    return (
      // Within the label of a choice, which holds no blocks.
      <span className="grid gap-2 whitespace-normal">
        {Object.entries(entry)
          .filter(([name]) => name in entryFields)
          .map(([name, value]) => (
            <span key={name}>
              <span className="block text-xs text-ink-faint">{entryFields[name]}</span>
              {show(name, value) ?? (value ? <bdi>{String(value)}</bdi> : <em>{general.empty}</em>)}
            </span>
          ))}
      </span>
    );
  }
}
