import { imageAddress } from '#images/image-address.ts';
import type { Category, Subcategory } from './category.ts';

/** A category in the form in which the API speaks of it: English in the fields, Arabic in `translations`. */
export function serializeCategory(category: Category) {
  const { department, picture, imageId, version, attributes, subcategories } = category;
  return {
    ...named(category),
    department,
    image: picture && imageAddress(picture, 1200),
    imageId,
    attributes,
    subcategories: subcategories.map(named),
    version,
  };
}

export type CategoryResponse = ReturnType<typeof serializeCategory>;

function named({ id, slug, name, description, lacksArabic }: Subcategory) {
  return {
    id,
    slug,
    name: name.en,
    description: description.en,
    // Empty where it is missing, not the English that pages show: a form would save that as Arabic.
    translations: {
      ar: {
        name: lacksArabic.includes('name') ? '' : name.ar,
        description: lacksArabic.includes('description') ? '' : description.ar,
      },
    },
  };
}
