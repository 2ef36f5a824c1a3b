import { useLiveSearchMessages } from '#i18n/messages/storefront/search/live-search-messages.ts';
import { LocaleLink } from '../navigation/locale-link.tsx';
import type { CategoryPlace } from './use-category-places.ts';

interface CategoryChipsProps {
  readonly places: readonly CategoryPlace[];
  readonly onOpen: () => void;
}

/** Links to all categories, shown while the search field is empty. */
export function CategoryChips({ places, onOpen }: CategoryChipsProps) {
  const texts = useLiveSearchMessages();
  const categories = places.filter(({ parent }) => parent === null);
  if (categories.length === 0) return null;
  return (
    <section aria-label={texts.categories} className="mt-5">
      <h3 className="text-sm font-medium">{texts.categories}</h3>
      <ul className="mt-3 flex flex-wrap gap-2">
        {categories.map(({ name, path }) => (
          <li key={path}>
            <LocaleLink
              to={path}
              onClick={onOpen}
              className="inline-flex min-h-11 items-center rounded-pill border border-line px-4 text-sm transition-colors duration-200 hover:border-accent hover:text-accent"
            >
              {name}
            </LocaleLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
