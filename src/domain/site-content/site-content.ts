import { z } from 'zod';
import { relativePathOf } from '#images/image-address.ts';
import { calendarDaySchema } from '#primitives/calendar-day.ts';
import type { CheckMessage } from '#primitives/text/field-rules.ts';
import { line } from '#primitives/text/text-schemas.ts';
import { versionSchema } from '#primitives/version.ts';
import { linkSchema, optionalLinkSchema } from './content-link.ts';

/** The parts that staff edit; the announcement is on every page, the others on the home page. */
export const siteSections = ['announcement', 'hero', 'stats', 'cities', 'about'] as const;
export type SiteSection = (typeof siteSections)[number];

/** Figures whose numbers are data: of the profile, of the testimonials, of the delivery terms. 'own' ones staff type. */
export const figureKinds = ['years', 'customers', 'rating', 'delivery', 'own'] as const;
export type FigureKind = (typeof figureKinds)[number];
export const dataFigures: readonly FigureKind[] = ['years', 'customers', 'rating', 'delivery'];

/** Specification 9: the carousel rotates three images. More can be prepared and switched on in place of others. */
export const mostShownSlides = 3;

export const contentLimits = {
  announcement: 160,
  title: 90,
  lead: 240,
  label: 40,
  figure: 16,
  figureLabel: 60,
  cityName: 40,
  cityText: 200,
  aboutText: 900,
  point: 160,
  buttons: 2,
  slides: 8,
  figures: 6,
  cards: 6,
  points: 6,
} as const;

/** English and Arabic; what is shown needs English, see `siteContentErrors`. */
const text = (most: number) => z.strictObject({ en: line(most), ar: line(most) });

const id = z.string().regex(/^[a-z0-9-]{1,40}$/, 'page_name' satisfies CheckMessage);
const isShown = z.boolean();

const buttons = z
  .array(z.strictObject({ label: text(contentLimits.label), link: linkSchema }))
  .max(contentLimits.buttons)
  .readonly();

function sectionSchemas(picture: z.ZodType<string | null, string | null>) {
  return {
    announcement: z.strictObject({
      isShown: isShown.meta({ description: 'False: never, whatever the days say' }),
      text: text(contentLimits.announcement),
      link: optionalLinkSchema,
      startsOn: calendarDaySchema.nullable().meta({ description: 'First day in Qatar; null: at once' }),
      endsOn: calendarDaySchema.nullable().meta({ description: 'Last day in Qatar; null: no end' }),
    }),
    hero: z.strictObject({
      title: text(contentLimits.title),
      lead: text(contentLimits.lead),
      buttons,
      slides: z
        .array(
          z.strictObject({
            id,
            isShown,
            label: text(contentLimits.label),
            link: optionalLinkSchema,
            picture,
            mirrorsInArabic: z.boolean().meta({
              description: 'Keeps the words on the empty side of a room; false for pictures with lettering',
            }),
          }),
        )
        .max(contentLimits.slides)
        .readonly()
        .meta({ description: 'In order; three at most are shown' }),
    }),
    stats: z.strictObject({
      isShown,
      figures: z
        .array(
          z.strictObject({
            id,
            kind: z
              .enum(figureKinds)
              .meta({ description: 'Where the number comes from; own: from `figure`' }),
            isShown,
            figure: text(contentLimits.figure),
            label: text(contentLimits.figureLabel).meta({
              description: 'The words of rating and delivery come from data; these are left empty',
            }),
          }),
        )
        .max(contentLimits.figures)
        .readonly(),
    }),
    cities: z.strictObject({
      isShown,
      title: text(contentLimits.title),
      lead: text(contentLimits.lead),
      cards: z
        .array(
          z.strictObject({
            id,
            isShown,
            name: text(contentLimits.cityName),
            text: text(contentLimits.cityText),
            linkText: text(contentLimits.title),
            link: optionalLinkSchema,
            picture,
          }),
        )
        .max(contentLimits.cards)
        .readonly(),
    }),
    about: z.strictObject({
      isShown,
      title: text(contentLimits.title),
      text: text(contentLimits.aboutText),
      points: z.array(text(contentLimits.point)).max(contentLimits.points).readonly(),
      buttons,
      picture,
    }),
  };
}

const pictureAddress = z
  .string()
  .max(300)
  .refine((address) => relativePathOf(address) !== null, 'stored_picture' satisfies CheckMessage)
  .nullable()
  .meta({
    description: 'Address of a picture of the library, in any width',
    example: '/images/scenes/0f3a-600.webp',
  });

/** Request body: pictures are addresses. */
export const siteContentBodySchema = z.strictObject(sectionSchemas(pictureAddress));

export const siteContentChangeSchema = siteContentBodySchema.extend({ version: versionSchema });

/** Stored sections: pictures are relative paths. */
export const storedSectionSchemas = sectionSchemas(z.string().nullable());

/** The contents; whether pictures are addresses or relative paths depends on where they come from. */
export type SiteContent = z.output<typeof siteContentBodySchema>;
export type SiteContentChange = z.output<typeof siteContentChangeSchema>;

/** The contents with every picture reference replaced. */
export function mapPictures<Content extends SiteContent>(
  content: Content,
  change: (picture: string) => string | null,
): Content {
  const changed = <Part extends { readonly picture: string | null }>(part: Part): Part => ({
    ...part,
    picture: part.picture === null ? null : change(part.picture),
  });
  return {
    ...content,
    hero: { ...content.hero, slides: content.hero.slides.map(changed) },
    cities: { ...content.cities, cards: content.cities.cards.map(changed) },
    about: changed(content.about),
  };
}
