import { imageAddress, type Picture } from '#images/image-address.ts';

/** The whole address of a picture, for those who are not on the page: search engines and shared links. */
export function pictureAddress({ publicUrl }: { readonly publicUrl: string }, picture: Picture): string {
  return publicUrl + imageAddress(picture, 1200);
}
