import type { CategoryCard } from '#domain/catalogue/category.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { ArrowForwardIcon } from '#ui/icons.tsx';
import { LocaleLink } from '../locale-link.tsx';

/** The grid of categories; without any, the page says so and where to turn. */
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
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-4">
      {categories.map((category) => (
        <li key={category.id}>
          <LocaleLink
            to={`/collection?category=${encodeURIComponent(category.name)}`}
            className="group flex h-full min-h-32 flex-col justify-between gap-6 rounded-card bg-surface p-5 shadow-raised transition-colors duration-200 hover:bg-accent-soft"
          >
            <span className="font-medium text-balance">{category.name}</span>
            <span className="flex items-center justify-between gap-2 text-sm text-ink-faint">
              {home.productLines(category.productLines)}
              <span className="text-accent">
                <ArrowForwardIcon />
              </span>
            </span>
          </LocaleLink>
        </li>
      ))}
    </ul>
  );
}
