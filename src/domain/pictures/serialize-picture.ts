import { imageAddress } from '#images/image-address.ts';
import type { pictureUses } from './picture-library.ts';

interface StoredPicture {
  readonly image: {
    readonly id: string;
    readonly originalName: string;
    readonly size: number;
    readonly type: string;
    readonly uploadDate: Date;
    readonly category: string;
    readonly relativePath: string;
    readonly width: number;
    readonly height: number;
    readonly altEn: string;
    readonly altAr: string;
    readonly version: number;
  };
  readonly uses: readonly {
    readonly kind: (typeof pictureUses)[number];
    readonly id: string;
    readonly name: { readonly en: string; readonly ar: string };
    readonly isDeleted: boolean;
  }[];
}

/**
 * Serializes a stored picture with the fields of the specification. The full path is the URL of the largest size, not
 * the path on disk, which stays private.
 */
export function serializePicture({ image, uses }: StoredPicture) {
  const { id, originalName, size, type, uploadDate, category, relativePath, width, height, version } = image;
  return {
    id,
    originalName,
    size,
    type,
    uploadDate: uploadDate.toISOString(),
    category,
    relativePath,
    fullPath: imageAddress({ relativePath }, 1920),
    thumbnail: imageAddress({ relativePath }, 300),
    address: imageAddress({ relativePath }, 600),
    width,
    height,
    alt: { en: image.altEn, ar: image.altAr },
    uses: [...uses],
    version,
  };
}

export type PictureResponse = ReturnType<typeof serializePicture>;
