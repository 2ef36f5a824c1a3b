import { z } from 'zod';

/** A file of 10 MB in base64, with the beginning of its URL. */
const longestReference = 14_000_100;

/** One picture of a request, as the id or URL that names it. A data URL is stored before the request is handled. */
export const pictureReferenceSchema = z
  .union([
    z.string().trim().min(1).max(longestReference),
    z.looseObject({ id: z.uuid() }).transform(({ id }) => id),
    z.looseObject({ data: z.looseObject({ id: z.uuid() }) }).transform(({ data }) => data.id),
  ])
  .meta({
    description:
      'Id or address of a stored picture, a data URL of a new one (JPEG, PNG or WebP of at most 10 MB), or the ' +
      'answer of an upload',
    example: '/images/products/0f3a5c0f3a5c0f3a5c0f3a5c-1200.webp',
  });
