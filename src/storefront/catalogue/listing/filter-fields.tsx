import { withoutParts } from '#domain/catalogue/listing/filter-parts.ts';
import { highlights } from '#domain/catalogue/listing/product-list.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { classNames } from '#ui/class-names.ts';
import { ArrivalZone } from './attributes/arrival-zone.tsx';
import { AttributeFields } from './attributes/attribute-fields.tsx';
import { ChoiceLink } from './choice-link.tsx';
import { FilterGroup } from './filter-group.tsx';
import { Count, rowStyle } from './filter-row.tsx';
import { changedChoice, type ListingChoice } from './listing-choice.ts';
import type { PlaceChoice } from './listing-data.ts';
import { PriceFields } from './price-fields.tsx';
import type { Listing } from './use-listing.ts';

/** All filters of a list, for the drawer of small screens and the column of wide ones. */
export function FilterFields({ listing }: { readonly listing: Listing }) {
  const { listing: texts } = useMessages();
  const { facets } = listing.data;
  return (
    <>
      {facets.categories.length > 0 && (
        <FilterGroup name={texts.category}>
          <CategoryLinks listing={listing} />
        </FilterGroup>
      )}
      {facets.attributes.map((filter) => (
        <AttributeFields key={filter.key} listing={listing} filter={filter} />
      ))}
      {listing.data.canChooseZone && <ArrivalZone listing={listing} />}
      <FilterGroup name={texts.price}>
        <fieldset>
          <legend className="sr-only">{texts.price}</legend>
          <PriceFields listing={listing} />
        </fieldset>
      </FilterGroup>
      <FilterGroup name={texts.availability}>
        <fieldset>
          <legend className="sr-only">{texts.availability}</legend>
          <FilterBox listing={listing} field="inStock" name={texts.inStock} count={facets.inStock} />
        </fieldset>
      </FilterGroup>
      <FilterGroup name={texts.highlights}>
        <fieldset>
          <legend className="sr-only">{texts.highlights}</legend>
          {highlights.map((field) => (
            <FilterBox
              key={field}
              listing={listing}
              field={field}
              name={texts[field]}
              count={facets.highlights[field]}
            />
          ))}
        </fieldset>
      </FilterGroup>
    </>
  );
}

interface FilterBoxProps {
  readonly listing: Listing;
  readonly field: 'inStock' | (typeof highlights)[number];
  readonly name: string;
  readonly count: number;
}

function FilterBox({ listing, field, name, count }: FilterBoxProps) {
  const isChosen = listing.choice[field] === true;
  // Values without results are hidden, unless they are chosen.
  const isDeadEnd = count === 0 && !isChosen;
  return (
    <label
      className={classNames(rowStyle, isDeadEnd ? 'text-ink-faint' : 'cursor-pointer hover:text-accent')}
    >
      <input
        type="checkbox"
        name={field}
        value="true"
        checked={isChosen}
        disabled={isDeadEnd}
        onChange={(event) => listing.change({ [field]: event.currentTarget.checked ? true : undefined })}
        className="size-5 shrink-0 accent-accent"
      />
      <span className="grow">{name}</span>
      <Count number={count} />
    </label>
  );
}

/** More categories are collapsed, so that the other filters stay in view. */
const categoriesAtFirst = 8;

/** Categories as links instead of fields, because each has its own address. */
function CategoryLinks({ listing }: { readonly listing: Listing }) {
  const { listing: texts } = useMessages();
  const { choice, data } = listing;
  const anywhere = changedChoice(withoutParts(choice, ['category']), {});
  const { categories } = data.facets;
  const further = categories.slice(categoriesAtFirst);
  return (
    <>
      <ul aria-label={texts.category}>
        <li>
          <PlaceLink
            listing={listing}
            choice={anywhere}
            name={texts.allCategories}
            isCurrent={choice.category === undefined}
          />
        </li>
        {categories.slice(0, categoriesAtFirst).map((category) => (
          <CategoryLink key={category.slug} listing={listing} category={category} anywhere={anywhere} />
        ))}
      </ul>
      {further.length > 0 && (
        <details open={further.some(({ slug }) => slug === data.choice.category)}>
          <summary
            className={classNames(
              rowStyle,
              'list-none text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-accent [&::-webkit-details-marker]:hidden',
            )}
          >
            {texts.moreCategories}
          </summary>
          <ul aria-label={texts.moreCategories}>
            {further.map((category) => (
              <CategoryLink key={category.slug} listing={listing} category={category} anywhere={anywhere} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

interface CategoryLinkProps {
  readonly listing: Listing;
  readonly category: PlaceChoice;
  readonly anywhere: ListingChoice;
}

function CategoryLink({ listing, category, anywhere }: CategoryLinkProps) {
  const { choice, data } = listing;
  const isCurrent = choice.category === category.slug;
  return (
    <li>
      <PlaceLink
        listing={listing}
        choice={{ ...anywhere, category: category.slug }}
        name={category.name}
        count={category.count}
        isCurrent={isCurrent}
      />
      {isCurrent && data.choice.category === category.slug && (
        <SubcategoryLinks listing={listing} subcategories={data.facets.subcategories} />
      )}
    </li>
  );
}

interface SubcategoryLinksProps {
  readonly listing: Listing;
  readonly subcategories: readonly PlaceChoice[];
}

function SubcategoryLinks({ listing, subcategories }: SubcategoryLinksProps) {
  const { choice } = listing;
  return (
    <ul className="ms-1.5 mb-2 border-s border-line ps-4 text-sm">
      {subcategories.map(({ slug, name, count }) => (
        <li key={slug}>
          <PlaceLink
            listing={listing}
            // Choosing it again removes it.
            choice={changedChoice(choice, { subcategory: choice.subcategory === slug ? undefined : slug })}
            name={name}
            count={count}
            isCurrent={choice.subcategory === slug}
          />
        </li>
      ))}
    </ul>
  );
}

interface PlaceLinkProps {
  readonly listing: Listing;
  readonly choice: ListingChoice;
  readonly name: string;
  readonly count?: number;
  readonly isCurrent: boolean;
}

function PlaceLink({ listing, choice, name, count, isCurrent }: PlaceLinkProps) {
  return (
    <ChoiceLink
      listing={listing}
      choice={choice}
      isCurrent={isCurrent}
      className={classNames(rowStyle, 'hover:text-accent', isCurrent && 'font-medium text-accent')}
    >
      <span className="grow">{name}</span>
      {count !== undefined && <Count number={count} />}
    </ChoiceLink>
  );
}
