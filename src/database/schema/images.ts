import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, isNotNegative, isOneOf, moment, optionalText, version } from './columns.ts';

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Uploaded images. `relativePath` is the name in the image store. */
export const images = pgTable(
  'images',
  {
    id: id(),
    originalName: text().notNull(),
    size: integer().notNull(),
    type: text({ enum: imageTypes }).notNull(),
    uploadDate: moment().notNull().defaultNow(),
    category: text().notNull(),
    relativePath: text().notNull().unique('images_relative_path_unique'),
    width: integer().notNull(),
    height: integer().notNull(),
    /** SHA-256 of the uploaded bytes: the same image is stored once. */
    contentHash: text().notNull().unique('images_content_hash_unique'),
    altEn: optionalText(),
    altAr: optionalText(),
    version: version(),
  },
  (table) => [
    isOneOf('images_type_known', table.type, imageTypes),
    isNotNegative('images_sizes_not_negative', table.size, table.width, table.height),
  ],
);
