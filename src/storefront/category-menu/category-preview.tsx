import type { Ref } from 'react';
import type { MenuCategory } from '#domain/catalogue/categories/category-menu.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { CataloguePicture } from '../catalogue/catalogue-picture.tsx';
import { placePath } from '../catalogue/place-path.ts';
import { LocaleLink } from '../navigation/locale-link.tsx';
import type { CurrentPlace } from './place-of-page.ts';

interface CategoryPreviewProps {
  readonly ref: Ref<HTMLElement>;
  readonly category: MenuCategory;
  readonly current: CurrentPlace;
  readonly onPointerEnter: () => void;
}

/** Picture, number of products and subcategories of the category that is pointed at or focused in the panel. */
export function CategoryPreview({ ref, category, current, onPointerEnter }: CategoryPreviewProps) {
  const { catalogue, listing } = useMessages();
  return (
    <section ref={ref} aria-label={category.name} onPointerEnter={onPointerEnter}>
      <CataloguePicture
        // A new element for each picture: an old one would show the last picture until the next is loaded.
        key={category.slug}
        picture={category.picture}
        sizes="(min-width: 80rem) 30rem, 20rem"
        isInFirstView
        className="aspect-2/1 w-full rounded-card"
      />
      <p className="mt-3 flex items-baseline justify-between gap-4">
        <span className="font-medium">{category.name}</span>
        <span className="text-sm whitespace-nowrap text-ink-faint">{listing.count(category.products)}</span>
      </p>
      <ul className="mt-1 grid gap-x-6 xl:grid-cols-2">
        {category.subcategories.map((subcategory) => (
          <li key={subcategory.slug}>
            <LocaleLink
              to={placePath({ category, subcategory })}
              data-part=""
              aria-current={subcategory.slug === current.subcategory ? 'true' : undefined}
              className="flex min-h-9 items-center py-1 text-sm leading-snug text-ink-soft underline-offset-4 hover:text-accent hover:underline aria-[current]:font-medium aria-[current]:text-accent"
            >
              {subcategory.name}
            </LocaleLink>
          </li>
        ))}
      </ul>
      <LocaleLink
        to={placePath({ category })}
        data-part=""
        className="inline-flex min-h-9 items-center py-1 text-sm font-medium text-accent underline-offset-4 hover:underline"
      >
        {catalogue.allOf(category.name)}
      </LocaleLink>
    </section>
  );
}
