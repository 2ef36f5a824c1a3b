import type { siteContentContract } from '#api/staff/site-content/site-content.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { type SiteContent, type SiteSection, siteSections } from '#domain/site-content/site-content.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { listFromParts, listParts } from '../forms/list-parts.ts';
import type { FormParts } from '../forms/use-staff-form.ts';

export type StoredSiteContent = DataOf<typeof siteContentContract>;

/** Form values: as the request body, with empty texts in place of missing days. */
export interface ContentValues extends Omit<SiteContent, 'announcement'> {
  announcement: Omit<SiteContent['announcement'], 'startsOn' | 'endsOn'> & {
    startsOn: string;
    endsOn: string;
  };
}

export type SlideValues = SiteContent['hero']['slides'][number];
export type CardValues = SiteContent['cities']['cards'][number];
export type FigureValues = SiteContent['stats']['figures'][number];
export type ButtonValues = SiteContent['hero']['buttons'][number];

export const noText: LocalizedText = { en: '', ar: '' };

/** Identity of an entry that staff add, for history and merging. */
export function newId(): string {
  return crypto.randomUUID();
}

export function valuesOf({
  id: _id,
  version: _version,
  announcement,
  ...rest
}: StoredSiteContent): ContentValues {
  const { startsOn, endsOn } = announcement;
  return { ...rest, announcement: { ...announcement, startsOn: startsOn ?? '', endsOn: endsOn ?? '' } };
}

export function versionOf({ version }: StoredSiteContent): number {
  return version;
}

export function contentOf({ announcement, ...rest }: ContentValues): SiteContent {
  const { startsOn, endsOn } = announcement;
  return { ...rest, announcement: { ...announcement, startsOn: startsOn || null, endsOn: endsOn || null } };
}

/** The section that a path of the body belongs to. */
export function sectionOf(path: string): SiteSection | undefined {
  return siteSections.find((section) => path === section || path.startsWith(`${section}.`));
}

/** Lists whose entries have an identity, so that two people can change different ones. */
const entryLists: readonly string[] = ['hero.slides', 'stats.figures', 'cities.cards'];

/** Parts that are compared on a conflict: the fields of each section, and of slides, figures and cards each one. */
export const contentParts: FormParts<ContentValues> = {
  of: (values) =>
    Object.fromEntries(
      siteSections.flatMap((section) =>
        Object.entries(values[section]).flatMap(([field, value]) => {
          const path = `${section}.${field}`;
          return entryLists.includes(path) ? Object.entries(listParts(path, value)) : [[path, value]];
        }),
      ),
    ),
  together: (parts) => {
    const lists = entryLists.map((list) => [list, listFromParts(list, parts)] as const);
    const fields = [...Object.entries(parts), ...lists].filter(([key]) => !key.includes(':'));
    const fieldsOf = (section: SiteSection) =>
      Object.fromEntries(
        fields
          .filter(([key]) => key.startsWith(`${section}.`))
          .map(([key, value]) => [key.slice(section.length + 1), value]),
      );
    return Object.fromEntries(
      siteSections.map((section) => [section, fieldsOf(section)]),
    ) as unknown as ContentValues;
  },
};
