import type { CategoryCard } from '#domain/catalogue/categories/category.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { classNames } from '#ui/class-names.ts';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { CataloguePicture } from './catalogue-picture.tsx';

const usualSizes = '(min-width: 80rem) 18rem, (min-width: 48rem) 30vw, calc(50vw - 1.75rem)';
const wideSizes = '(min-width: 80rem) 39rem, (min-width: 48rem) 66vw, 100vw';

/** Number of cards that can be in the first view. */
const firstInView = 5;

interface CategoryListProps {
  readonly categories: readonly CategoryCard[];
  /** Makes the first twice as large. */
  readonly hasLead?: boolean;
  /** Whether its first cards can be in the first view of the page. */
  readonly isFirst?: boolean;
}

/**
 * Grid of categories with pictures of one shape; names begin and numbers end on one line in each row. An empty list
 * shows a notice with contact links.
 */
export function CategoryList({ categories, hasLead = false, isFirst = true }: CategoryListProps) {
  const { home } = useMessages();
  if (categories.length === 0) {
    return (
      <div className="rounded-panel bg-sunken px-6 py-14 text-center">
        <p className="type-heading">{home.noCategories}</p>
        <p className="mt-2 text-ink-soft">{home.noCategoriesHint}</p>
      </div>
    );
  }
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 md:grid-cols-3 xl:grid-cols-4">
      {categories.map((category, index) => {
        const isLead = hasLead && index === 0;
        return (
          <li
            key={category.id}
            className={classNames(
              isLead && 'col-span-2 row-span-2',
              (index >= firstInView || !isFirst) &&
                'below-first-view [--usual-height:12rem] lg:[--usual-height:15.5rem]',
            )}
          >
            <LocaleLink
              to={`/collection?category=${encodeURIComponent(category.name)}`}
              className="group flex h-full flex-col"
            >
              <CataloguePicture
                picture={category.picture}
                sizes={isLead ? wideSizes : usualSizes}
                className={classNames(
                  'aspect-3/2 w-full rounded-card transition-opacity duration-200 group-hover:opacity-90',
                  isLead && 'grow',
                )}
              />
              <span className="mt-3 leading-snug font-medium text-balance underline-offset-4 group-hover:underline">
                {category.name}
              </span>
              <span className="mt-auto pt-1 text-sm text-ink-faint">
                {home.productLines(category.productLines)}
              </span>
            </LocaleLink>
          </li>
        );
      })}
    </ul>
  );
}
