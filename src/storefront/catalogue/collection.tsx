import type { Category, Subcategory } from '#domain/catalogue/category.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { classNames } from '#ui/class-names.ts';
import { PageHead } from '../head/page-head.tsx';
import { TalkToUs } from '../layout/talk-to-us.tsx';
import { LocaleLink } from '../locale-link.tsx';

import { Breadcrumbs } from './breadcrumbs.tsx';
import { ProductList, type ProductListProps } from './product-list.tsx';

interface CollectionProps {
  category: Category;
  /** The part of the category that is shown; absent for all of it. */
  subcategory?: Subcategory;
  list: ProductListProps;
}

/** A category, or one part of it: its name, its parts and its products. */
export function Collection({ category, subcategory, list }: CollectionProps) {
  const messages = useMessages();
  const locale = useLocale();
  const shown = subcategory ?? category;
  return (
    <>
      <PageHead
        title={shown.name[locale]}
        description={shown.description[locale] || messages.pages.collection.lead}
      />
      <div className="page-column pt-section">
        <Breadcrumbs
          steps={[
            { name: messages.breadcrumbs.home, to: '/' },
            { name: messages.breadcrumbs.collection, to: '/collection' },
            ...(subcategory ? [{ name: category.name[locale], to: `/category/${category.slug}` }] : []),
            { name: shown.name[locale] },
          ]}
        />
        <h1 className="type-title mt-3">{shown.name[locale]}</h1>
        <nav aria-label={messages.subcategories} className="mt-8">
          <ul className="flex flex-wrap gap-2">
            {category.subcategories.map((part) => (
              <li key={part.id}>
                <LocaleLink
                  to={`/subcategory/${part.slug}`}
                  aria-current={part.id === subcategory?.id ? 'page' : undefined}
                  className={classNames(
                    'inline-flex min-h-11 items-center rounded-pill border px-4 text-sm transition-colors duration-200',
                    part.id === subcategory?.id
                      ? 'border-ink bg-ink text-white'
                      : 'border-line-strong bg-surface hover:border-ink',
                  )}
                >
                  {part.name[locale]}
                </LocaleLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-10">
          <ProductList {...list} />
        </div>
      </div>
      <TalkToUs />
    </>
  );
}
