import { imageAddress, type Picture } from '#images/image-address.ts';

/** Absolute URL of a picture, for search engines and shared links. */
export function pictureAddress({ publicUrl }: { readonly publicUrl: string }, picture: Picture): string {
  return publicUrl + imageAddress(picture, 1200);
}
