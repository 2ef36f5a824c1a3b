import { z } from 'zod';
import type { CheckMessage } from '#primitives/text/field-rules.ts';
import { changeFields } from '#primitives/version.ts';
import type { CategoryAttribute } from '../attributes/attribute.ts';
import { attributeKeySchema } from '../attributes/attribute-values.ts';
import { pictureReferenceSchema } from '../products/picture-reference.ts';
import { slugSchema } from '../products/slug.ts';

const name = z.string().trim().min(1).max(80).meta({ description: 'In English', example: 'Desks' });
const description = z.string().trim().max(1000);

/** Arabic may follow later: English is shown where it is missing, and staff see what is to be translated. */
const arabic = z.strictObject({ name: z.string().trim().max(80), description });

const optionalSlug = slugSchema.optional().meta({
  description: 'Absent: made from the English name at first, and later the one it has',
  example: 'desks',
});

const subcategoryId = z.uuid().optional().meta({ description: 'Of one that exists; absent for a new one' });

export interface SubcategoryBody {
  readonly id?: string | undefined;
  readonly slug?: string | undefined;
  readonly name: string;
  readonly description: string;
  readonly translations: { readonly ar: z.infer<typeof arabic> };
}

/** A complete category to be written: English in the fields themselves, Arabic in `translations`. */
export interface CategoryBody extends Omit<SubcategoryBody, 'id'> {
  /** Null: without a picture; absent: left as it is. */
  readonly imageId?: string | null | undefined;
  /** Slug. */
  readonly department: string;
  /** Of its products, in their order. */
  readonly attributes: readonly CategoryAttribute[];
  /** All of them, in their order. */
  readonly subcategories: readonly SubcategoryBody[];
}

const requestTexts = {
  slug: optionalSlug,
  name,
  description: description.optional(),
  translations: z
    .strictObject({ ar: arabic.partial().optional() })
    .optional()
    .meta({ description: 'The same texts in Arabic; English is shown where they are missing' }),
};

const requestFields = {
  ...requestTexts,
  image: pictureReferenceSchema.nullable().optional(),
  imageId: z
    .uuid()
    .nullable()
    .optional()
    .meta({ description: 'Id of its picture, or null; the same as image, in one form' }),
  department: slugSchema
    .optional()
    .meta({ description: 'Slug of its department; absent: the first one', example: 'furniture' }),
  attributes: z
    .array(z.strictObject({ key: attributeKeySchema, isFilter: z.boolean() }))
    .max(60)
    .refine(
      (list) => new Set(list.map(({ key }) => key)).size === list.length,
      'each_once' satisfies CheckMessage,
    )
    .readonly()
    .optional()
    .meta({
      description:
        'The attributes of its products in their order, by key, and which of them narrow its lists; all of them',
    }),
  subcategories: z
    .array(z.strictObject({ id: subcategoryId, ...requestTexts }))
    .max(100)
    .readonly()
    .optional()
    .meta({ description: 'All of them, in their order; one that is missing here is removed' }),
};

/** Request body of a new category: what is absent gets a default. */
export const categoryRequestSchema = z.strictObject(requestFields);

export type CategoryRequest = z.infer<typeof categoryRequestSchema>;

/** Request body of a changed category: what is absent stays as it is. */
export const categoryChangeSchema = z.strictObject({ ...requestFields, ...changeFields });

export type CategoryChange = z.infer<typeof categoryChangeSchema>;
