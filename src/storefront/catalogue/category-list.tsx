import type { CategoryCard } from '#domain/catalogue/categories/category.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { classNames } from '#ui/class-names.ts';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { CataloguePicture } from './catalogue-picture.tsx';

const usualSizes = '(min-width: 80rem) 18rem, (min-width: 48rem) 30vw, calc(50vw - 1.75rem)';
const wideSizes = '(min-width: 80rem) 39rem, (min-width: 48rem) 66vw, 100vw';

/** Number of cards that can be in the first view. */
const firstInView = 5;

/** Grid of categories, the first twice as large; an empty list shows a notice with contact links. */
export function CategoryList({ categories }: { categories: readonly CategoryCard[] }) {
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
      {categories.map((category, index) => (
        <li
          key={category.id}
          className={classNames(
            index === 0 && 'col-span-2 row-span-2',
            index >= firstInView && 'below-first-view [--usual-height:12rem]',
          )}
        >
          <LocaleLink
            to={`/collection?category=${encodeURIComponent(category.name)}`}
            className="group flex h-full flex-col"
          >
            <CataloguePicture
              picture={category.picture}
              sizes={index === 0 ? wideSizes : usualSizes}
              className="aspect-3/2 w-full grow rounded-card transition-opacity duration-200 group-hover:opacity-90"
            />
            <span className="mt-3 font-medium text-balance underline-offset-4 group-hover:underline">
              {category.name}
            </span>
            <span className="text-sm text-ink-faint">{home.productLines(category.productLines)}</span>
          </LocaleLink>
        </li>
      ))}
    </ul>
  );
}
