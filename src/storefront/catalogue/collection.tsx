import type { Category, Subcategory } from '#domain/catalogue/categories/category.ts';
import { formatList } from '#i18n/lists.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { TalkToUs } from '../layout/talk-to-us.tsx';
import { type LinkedRoom, RoomLink } from '../rooms/room-link.tsx';
import { LinkCards, type LinkedCards } from '../widgets/link-cards.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { CataloguePicture } from './catalogue-picture.tsx';
import { type Chip, ChipRow } from './chip-row.tsx';
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
  /** The categories of the same department, with the shown one. */
  readonly sisters: readonly SisterCategory[];
  readonly listing: ListingData;
  /** Packages with parts of the place. */
  readonly packages: LinkedCards | null;
  /** Finished offices with products of the place, for the planner. */
  readonly offices: LinkedCards | null;
  /** What the picture of the category shows. */
  readonly room?: LinkedRoom | null;
}

/** What a link to another category of the department shows, in the language of the page. */
interface SisterCategory {
  readonly slug: string;
  readonly name: string;
}

/**
 * Page of a category or subcategory: links to its sisters, name, subcategories and product list. What is above the list
 * is kept low, so that products are in the first view.
 */
export function Collection(props: CollectionProps) {
  const { place, category, subcategory, sisters, listing, packages, offices, room } = props;
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
      <div className="page-column pt-1 lg:pt-4">
        <Breadcrumbs
          steps={[
            { name: breadcrumbs.home, to: '/' },
            { name: breadcrumbs.collection, to: '/collection' },
            ...(subcategory ? [{ name: category.name[locale], to: placePath({ category }) }] : []),
            { name: shown.name[locale] },
          ]}
        />
        {sisters.length > 1 && (
          <ChipRow
            label={category.departmentName[locale]}
            look="tabs"
            chips={sisters.map(({ slug, name }) => ({
              to: placePath({ category: { slug } }),
              name,
              current: slug === category.slug ? (subcategory ? 'place' : 'page') : undefined,
            }))}
          />
        )}
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 lg:mt-5 lg:gap-x-14">
          <h1 className="type-title max-w-4xl max-md:text-[1.5rem] lg:self-end">{shown.name[locale]}</h1>
          {category.picture && !subcategory && (
            <CataloguePicture
              picture={category.picture}
              sizes="(min-width: 64rem) 15rem, 6rem"
              isInFirstView
              className="aspect-3/2 w-24 rounded-card lg:row-span-2 lg:w-60"
            />
          )}
          {description && (
            <p className="col-span-full mt-2 line-clamp-3 max-w-prose text-sm text-pretty text-ink-soft lg:col-span-1 lg:line-clamp-4 lg:self-start lg:text-base">
              {description}
            </p>
          )}
        </div>
        <Parts category={category} current={subcategory} listing={listing} />
      </div>
      <div className="page-column pt-4 lg:pt-7">
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
      {room && <RoomLink room={room} />}
      {packages && <LinkCards {...packages} />}
      {offices && <LinkCards {...offices} />}
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
  const toChip = (name: string, part?: Subcategory): Chip => ({
    to: listingAddress({ path: placePath({ category, subcategory: part }) }, choice),
    name,
    current: part?.slug === chosen ? 'page' : undefined,
  });
  return (
    <ChipRow
      label={subcategories}
      look="pills"
      className="mt-3 lg:mt-5"
      chips={[
        toChip(texts.allOfCategory),
        ...category.subcategories.map((part) => toChip(part.name[locale], part)),
      ]}
    />
  );
}
