import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, optionalText, position, updatedAt, version } from './columns.ts';
import { images } from './images.ts';

export const testimonials = pgTable(
  'testimonials',
  {
    id: id(),
    authorEn: text().notNull(),
    authorAr: optionalText(),
    roleEn: optionalText(),
    roleAr: optionalText(),
    companyEn: optionalText(),
    companyAr: optionalText(),
    textEn: text().notNull(),
    textAr: optionalText(),
    rating: smallint().notNull(),
    /** What the customer bought or a place like theirs. */
    imageId: uuid().references(() => images.id, { onDelete: 'set null' }),
    isActive: boolean().notNull().default(true),
    position: position(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('testimonials_rating_1_to_5', sql`${table.rating} between 1 and 5`),
    index().on(table.isActive, table.position),
    index().on(table.imageId),
  ],
);
