import { type Picture, type PictureInLanguage, pictureInLanguage } from '#images/image-address.ts';
import type { Locale } from '#primitives/locale.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import {
  type FigureKind,
  type SiteContent,
  type SiteSection,
  siteSections,
  storedSectionSchemas,
} from './site-content.ts';

/** The stored sections that can be read; one that cannot is absent and simply not shown. */
export type ReadableContent = { readonly [Section in SiteSection]?: SiteContent[Section] };

/** Reads stored contents section by section, so that a damaged one does not take the others with it. */
export function readContent(document: unknown): ReadableContent {
  const stored: Partial<Record<SiteSection, unknown>> =
    typeof document === 'object' && document !== null ? document : {};
  return Object.fromEntries(
    siteSections.flatMap((section) => {
      const { success, data } = storedSectionSchemas[section].safeParse(stored[section]);
      return success ? [[section, data]] : [];
    }),
  );
}

/** The announcement that pages show, in both languages. */
export interface ShownAnnouncement {
  readonly text: LocalizedText;
  /** Empty: it leads nowhere. */
  readonly link: string;
}

/** The announcement on a calendar day in Qatar, or whatever its days are; null if there is none. */
export function announcementOn(
  announcement: SiteContent['announcement'] | undefined,
  day: string | 'any day',
): ShownAnnouncement | null {
  if (!announcement?.isShown || announcement.text.en === '') return null;
  const { text, link, startsOn, endsOn } = announcement;
  const isBefore = startsOn !== null && day < startsOn;
  const isAfter = endsOn !== null && day > endsOn;
  if (day !== 'any day' && (isBefore || isAfter)) return null;
  return { text: { en: text.en, ar: text.ar || text.en }, link };
}

export interface PageButton {
  readonly label: string;
  readonly link: string;
}

export interface HeroSlide extends PageButton {
  readonly picture: PictureInLanguage;
  readonly isMirrored: boolean;
}

export interface HeroContent {
  readonly title: string;
  readonly lead: string;
  readonly buttons: readonly PageButton[];
  readonly slides: readonly HeroSlide[];
}

export interface PageFigure {
  readonly id: string;
  readonly kind: FigureKind;
  readonly figure: string;
  readonly label: string;
}

export interface CitiesContent {
  readonly title: string;
  readonly lead: string;
  readonly cards: readonly {
    readonly id: string;
    readonly name: string;
    readonly text: string;
    readonly linkText: string;
    readonly link: string;
    readonly picture: PictureInLanguage | null;
  }[];
}

export interface AboutContent {
  readonly title: string;
  readonly text: string;
  readonly points: readonly string[];
  readonly buttons: readonly PageButton[];
  readonly picture: PictureInLanguage | null;
}

/** What the home page shows in one language; a section that is off, empty or damaged is null. */
export interface PageContent {
  readonly hero: HeroContent | null;
  readonly figures: readonly PageFigure[] | null;
  readonly cities: CitiesContent | null;
  readonly about: AboutContent | null;
}

interface PageFacts {
  readonly locale: Locale;
  /** By relative path. */
  readonly pictures: Readonly<Record<string, Picture>>;
  /** The address that a link leads to now, such as that of a renamed category. */
  readonly currentLink: (link: string) => string;
}

/** The sections as the home page shows them. Where Arabic is missing, the Arabic page has the English text. */
export function pageContent({ hero, stats, cities, about }: ReadableContent, facts: PageFacts): PageContent {
  const { locale, pictures, currentLink } = facts;
  const inLanguage = (text: LocalizedText) => text[locale] || text.en;
  const pictureOf = (path: string | null) => {
    const picture = path === null ? undefined : pictures[path];
    return picture ? pictureInLanguage(picture, locale) : null;
  };
  const buttonsOf = (buttons: SiteContent['hero']['buttons']) =>
    buttons.map(({ label, link }) => ({ label: inLanguage(label), link: currentLink(link) }));
  const cards = (cities?.isShown ? cities.cards : []).filter(({ isShown }) => isShown);
  const figures = (stats?.isShown ? stats.figures : []).filter(({ isShown }) => isShown);
  return {
    hero: hero
      ? {
          title: inLanguage(hero.title),
          lead: inLanguage(hero.lead),
          buttons: buttonsOf(hero.buttons),
          slides: hero.slides.flatMap(({ isShown, label, link, picture: path, mirrorsInArabic }) => {
            const picture = pictureOf(path);
            if (!isShown || !picture || link === '') return [];
            const isMirrored = locale === 'ar' && mirrorsInArabic;
            return [{ picture, isMirrored, label: inLanguage(label), link: currentLink(link) }];
          }),
        }
      : null,
    figures:
      figures.length > 0
        ? figures.map(({ id, kind, figure, label }) => ({
            id,
            kind,
            figure: inLanguage(figure),
            label: inLanguage(label),
          }))
        : null,
    cities:
      cities && cards.length > 0
        ? {
            title: inLanguage(cities.title),
            lead: inLanguage(cities.lead),
            cards: cards.map(({ id, name, text, linkText, link, picture }) => ({
              id,
              name: inLanguage(name),
              text: inLanguage(text),
              linkText: inLanguage(linkText),
              link: currentLink(link),
              picture: pictureOf(picture),
            })),
          }
        : null,
    about: about?.isShown
      ? {
          title: inLanguage(about.title),
          text: inLanguage(about.text),
          points: about.points.map(inLanguage),
          buttons: buttonsOf(about.buttons),
          picture: pictureOf(about.picture),
        }
      : null,
  };
}
