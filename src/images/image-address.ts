import type { Locale } from '#primitives/locale.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';

/**
 * The widths in which every picture can be had: the specified thumbnail (300), medium (600), large (1200) and original
 * (1920), and two between them, so that a phone need not load twice what it shows.
 */
export const imageWidths = [300, 450, 600, 900, 1200, 1920] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** A stored picture as pages and the API speak of it. */
export interface Picture {
  /** Below the image store: 'products/0f3a….webp'. */
  readonly relativePath: string;
  readonly width: number;
  readonly height: number;
  readonly alt: LocalizedText;
}

/** A picture for readers of one language. */
export interface PictureInLanguage extends Omit<Picture, 'alt'> {
  readonly alt: string;
}

export function pictureInLanguage({ alt, ...picture }: Picture, locale: Locale): PictureInLanguage {
  return { ...picture, alt: alt[locale] };
}

/** The name tells the content, so that what is once fetched from an address is right for ever. */
export function imageAddress({ relativePath }: Pick<Picture, 'relativePath'>, width: ImageWidth): string {
  return `/images/${relativePath.replace(/\.webp$/, `-${width}.webp`)}`;
}

/** The address of the same picture in another width; an address of another kind is left as it is. */
export function addressInWidth(address: string, width: ImageWidth): string {
  return address.replace(/^(\/images\/.+)-\d+\.webp$/, `$1-${width}.webp`);
}

/** The widths worth offering: no larger one than the picture itself needs. */
export function offeredWidths({ width }: Pick<Picture, 'width'>): readonly ImageWidth[] {
  const enough = imageWidths.findIndex((offered) => offered >= width);
  return enough === -1 ? imageWidths : imageWidths.slice(0, enough + 1);
}

/** For `srcset`: each address with the width that its picture really has. */
export function imageSourceSet(picture: Pick<Picture, 'relativePath' | 'width'>): string {
  return offeredWidths(picture)
    .map((width) => `${imageAddress(picture, width)} ${Math.min(width, picture.width)}w`)
    .join(', ');
}

/** Which stored picture an address shows, in whichever width; null for an address of another kind. */
export function relativePathOf(address: string): string | null {
  const path = /^\/images\/(.+)-\d+\.webp$/.exec(address)?.[1];
  return path === undefined ? null : `${path}.webp`;
}
