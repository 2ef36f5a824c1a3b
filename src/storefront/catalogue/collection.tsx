import type { Category, Subcategory } from '#domain/catalogue/categories/category.ts';
import { formatList } from '#i18n/lists.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { classNames } from '#ui/class-names.ts';
import { TalkToUs } from '../layout/talk-to-us.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { CataloguePicture } from './catalogue-picture.tsx';
import { type ListingPlace, listingAddress } from './listing/listing-address.ts';
import { changedChoice } from './listing/listing-choice.ts';
import type { ListingData } from './listing/listing-data.ts';
import { ListingHead } from './listing/listing-head.tsx';
import { ListingView } from './listing/listing-view.tsx';
import { placePath } from './place-path.ts';

interface CollectionProps {
  /** Address of the page. */
  readonly place: ListingPlace;
  readonly category: Category;
  /** The shown subcategory; absent for the whole category. */
  readonly subcategory?: Subcategory | undefined;
  readonly listing: ListingData;
}

/** Page of a category or subcategory: name, subcategories and product list. */
export function Collection({ place, category, subcategory, listing }: CollectionProps) {
  const { breadcrumbs, catalogue, pages, listing: texts } = useMessages();
  const locale = useLocale();
  const shown = subcategory ?? category;
  const description = shown.description[locale];
  // Names for the description: subcategories, or the first products.
  const examples = (
    subcategory
      ? listing.products.map(({ name }) => name)
      : category.subcategories.map(({ name }) => name[locale])
  ).slice(0, 4);
  return (
    <>
      <ListingHead
        place={{ path: placePath({ category, subcategory }) }}
        listing={listing}
        picture={category.picture}
        title={shown.name[locale]}
        description={
          description ||
          (examples.length > 0
            ? texts.description(shown.name[locale], formatList(locale, examples))
            : `${shown.name[locale]}. ${pages.collection.lead}`)
        }
      />
      <div className="page-column pt-6 lg:pt-8">
        <Breadcrumbs
          steps={[
            { name: breadcrumbs.home, to: '/' },
            { name: breadcrumbs.collection, to: '/collection' },
            ...(subcategory ? [{ name: category.name[locale], to: placePath({ category }) }] : []),
            { name: shown.name[locale] },
          ]}
        />
        <div className="mt-4 gap-x-16 lg:grid lg:grid-cols-[1fr_auto] lg:items-center">
          {category.picture && !subcategory && (
            <CataloguePicture
              picture={category.picture}
              sizes="(min-width: 64rem) 28rem, calc(100vw - 2.5rem)"
              isFirst
              className="aspect-[2/1] w-full rounded-panel lg:order-last lg:aspect-3/2 lg:w-[28rem]"
            />
          )}
          <div className="min-w-0 max-lg:mt-6">
            <h1 className="type-title max-w-4xl">{shown.name[locale]}</h1>
            {description && <p className="type-lead mt-4 max-w-prose">{description}</p>}
            <Parts category={category} current={subcategory} listing={listing} />
          </div>
        </div>
      </div>
      <div className="page-column pt-10">
        <ListingView
          place={place}
          data={listing}
          emptyNotice={{
            title: catalogue.empty(shown.name[locale]),
            link: subcategory
              ? { to: placePath({ category }), text: catalogue.allOf(category.name[locale]) }
              : { to: '/collection', text: catalogue.allCategories },
          }}
        />
      </div>
      <TalkToUs />
    </>
  );
}

interface PartsProps {
  readonly category: Category;
  readonly current: Subcategory | undefined;
  readonly listing: ListingData;
}

/** Links to the subcategories; they keep the chosen filters. */
function Parts({ category, current, listing }: PartsProps) {
  const { subcategories, listing: texts } = useMessages();
  const locale = useLocale();
  if (category.subcategories.length === 0) return null;
  const choice = changedChoice({ ...listing.choice, subcategory: undefined }, {});
  const chosen = current?.slug ?? listing.choice.subcategory;
  const parts = [
    { slug: undefined, name: texts.allOfCategory, path: placePath({ category }) },
    ...category.subcategories.map((subcategory) => ({
      slug: subcategory.slug,
      name: subcategory.name[locale],
      path: placePath({ category, subcategory }),
    })),
  ];
  return (
    <nav aria-label={subcategories} className="mt-7 print:hidden">
      <ul className="max-md:slider-row max-md:gap-2 md:flex md:flex-wrap md:gap-2">
        {parts.map(({ slug, name, path }) => (
          <li key={path}>
            <LocaleLink
              to={listingAddress({ path }, choice)}
              aria-current={slug === chosen ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center rounded-pill border px-4 text-sm transition-colors duration-200',
                slug === chosen
                  ? 'border-ink bg-ink text-white'
                  : 'border-line-strong bg-surface hover:border-ink',
              )}
            >
              {name}
            </LocaleLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
