import type { Locale } from '#primitives/locale.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';

/**
 * The widths in which every picture can be had: the specified thumbnail (300), medium (600), large (1200) and original
 * (1920), and two between them, so that a phone need not load twice what it shows.
 */
export const imageWidths = [300, 450, 600, 900, 1200, 1920] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** Reference to a stored image, as pages and the API use it. */
export interface Picture {
  /** Below the image store: 'products/0f3a….webp'. */
  readonly relativePath: string;
  readonly width: number;
  readonly height: number;
  readonly alt: LocalizedText;
}

/** Image with alternative text in one language. */
export interface PictureInLanguage extends Omit<Picture, 'alt'> {
  readonly alt: string;
}

export function pictureInLanguage({ alt, ...picture }: Picture, locale: Locale): PictureInLanguage {
  return { ...picture, alt: alt[locale] };
}

/** URL of an image in one width. It contains the content hash, so responses are immutable. */
export function imageAddress({ relativePath }: Pick<Picture, 'relativePath'>, width: ImageWidth): string {
  return `/images/${relativePath.replace(/\.webp$/, `-${width}.webp`)}`;
}

/** Same image in another width; other URLs are returned unchanged. */
export function addressInWidth(address: string, width: ImageWidth): string {
  return address.replace(/^(\/images\/.+)-\d+\.webp$/, `$1-${width}.webp`);
}

/** Widths to offer, up to the image's own. */
export function offeredWidths({ width }: Pick<Picture, 'width'>): readonly ImageWidth[] {
  const enough = imageWidths.findIndex((offered) => offered >= width);
  return enough === -1 ? imageWidths : imageWidths.slice(0, enough + 1);
}

/** The `srcset` value, with the real width of each image. */
export function imageSourceSet(picture: Pick<Picture, 'relativePath' | 'width'>): string {
  return offeredWidths(picture)
    .map((width) => `${imageAddress(picture, width)} ${Math.min(width, picture.width)}w`)
    .join(', ');
}

/** Address of a 3D model, which the image store has below 'models/'. It contains the content hash, as those of images. */
export const modelAddress = /^\/models\/[0-9a-f]{24}\.glb$/;

/** Relative path of the stored image behind a URL of any width; null for other URLs. */
export function relativePathOf(address: string): string | null {
  const path = /^\/images\/(.+)-\d+\.webp$/.exec(address)?.[1];
  return path === undefined ? null : `${path}.webp`;
}
