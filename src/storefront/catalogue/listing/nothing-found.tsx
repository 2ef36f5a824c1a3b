import type { ReactNode } from 'react';
import { withoutParts } from '#domain/catalogue/listing/filter-parts.ts';
import type { NearMatches } from '#domain/catalogue/search/near-matches.ts';
import { whatsappLink } from '#domain/shop-profile/contact-links.ts';
import { formatList } from '#i18n/lists.ts';
import { useListMessages } from '#i18n/messages/storefront/product/list-messages.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { ChatIcon } from '#ui/icons.tsx';
import { useShop, useShopName } from '../../hooks/use-shop.ts';
import { LocaleLink } from '../../navigation/locale-link.tsx';
import { searchQuotationPath } from '../../navigation/quotation-path.ts';
import { ChoiceLink } from './choice-link.tsx';
import { filterName } from './filter-names.ts';
import { listingAddress } from './listing-address.ts';
import { changedChoice } from './listing-choice.ts';
import { isNothingLikeIt, type ListingData } from './listing-data.ts';
import type { Listing } from './use-listing.ts';

/** Notice of a category without products: its title, and a link to where there are some. */
export interface EmptyNotice {
  readonly title: string;
  readonly link: { readonly to: string; readonly text: string };
}

interface NothingFoundProps {
  readonly listing: Listing;
  readonly nearMatches: NearMatches;
  readonly emptyNotice?: EmptyNotice | undefined;
}

/** Empty list with similar products and contact links. */
export function NothingFound({ listing, nearMatches, emptyNotice }: NothingFoundProps) {
  const messages = useMessages();
  const { count } = messages.listing;
  const { nothing } = useListMessages();
  const locale = useLocale();
  const { choice } = listing.data;
  const { without, spelling, categories } = nearMatches;
  return (
    <div className="grid gap-10">
      <div>
        <Reason data={listing.data} emptyNotice={emptyNotice} />
        <ul className="mt-5 grid gap-2 empty:hidden">
          {spelling && (
            <Suggestion>
              <LocaleLink
                to={listingAddress({ path: '/products' }, { search: spelling.term })}
                className={suggestionStyle}
              >
                {nothing.didYouMean(spelling.term)}
              </LocaleLink>
              <Total text={count(spelling.total)} />
            </Suggestion>
          )}
          {without.map(({ parts, total }) => (
            <Suggestion key={parts.join()}>
              <ChoiceLink
                listing={listing}
                choice={changedChoice(withoutParts(choice, parts), {})}
                className={suggestionStyle}
              >
                {nothing.without(
                  formatList(
                    locale,
                    parts.map((part) => filterName(part, listing.data, messages, locale)),
                  ),
                )}
              </ChoiceLink>
              <Total text={count(total)} />
            </Suggestion>
          ))}
          {categories.length > 0 && (
            <Suggestion>
              <span className="text-ink-soft">{nothing.categories}</span>
              {categories.map(({ slug, name }) => (
                <LocaleLink key={slug} to={`/category/${slug}`} className={suggestionStyle}>
                  {name[locale]}
                </LocaleLink>
              ))}
            </Suggestion>
          )}
        </ul>
      </div>
      <AskUs search={choice.search} />
    </div>
  );
}

interface ReasonProps extends Pick<NothingFoundProps, 'emptyNotice'> {
  readonly data: ListingData;
}

function Reason({ data, emptyNotice }: ReasonProps) {
  const { search, catalogue } = useMessages();
  const { nothing } = useListMessages();
  if (emptyNotice && !data.choice.search) {
    const { title, link } = emptyNotice;
    return (
      <>
        <h2 className="type-heading">{title}</h2>
        <p className="mt-2 max-w-prose text-ink-soft">{catalogue.emptyLead}</p>
        <p className="mt-3">
          <LocaleLink to={link.to} className={suggestionStyle}>
            {link.text}
          </LocaleLink>
        </p>
      </>
    );
  }
  if (isNothingLikeIt(data)) {
    // The title of the page says already that the search has no results.
    return (
      <p className="max-w-prose">{data.choice.search ? search.nothingFoundHint : catalogue.noProducts}</p>
    );
  }
  return (
    <>
      <p className="type-heading">{nothing.title}</p>
      <p className="mt-2 max-w-prose text-ink-soft">{nothing.lead}</p>
    </>
  );
}

const suggestionStyle =
  'inline-flex min-h-11 items-center font-medium underline decoration-line-strong underline-offset-4 hover:text-accent hover:decoration-accent';

function Suggestion({ children }: { readonly children: ReactNode }) {
  return <li className="flex flex-wrap items-center gap-x-3">{children}</li>;
}

function Total({ text }: { readonly text: string }) {
  return <span className="text-sm text-ink-faint">{text}</span>;
}

/** Links to request the searched product by quotation or chat, with the search term. */
function AskUs({ search }: { readonly search: string | undefined }) {
  const { footer } = useMessages();
  const { nothing } = useListMessages();
  const shop = useShop();
  const shopName = useShopName();
  return (
    <div className="rounded-panel bg-sunken px-6 py-8 sm:px-10 sm:py-10">
      <p className="type-heading">{nothing.askTitle}</p>
      <p className="mt-2 max-w-prose text-ink-soft">{nothing.askText}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <LocaleLink to={searchQuotationPath(search)} className={buttonStyle('primary')}>
          {nothing.quotation}
        </LocaleLink>
        {shop && (
          <a
            href={whatsappLink(
              shop.profile.whatsapp,
              search ? nothing.whatsappText(shopName, search) : nothing.whatsappTextWithoutWords(shopName),
            )}
            target="_blank"
            rel="noreferrer"
            className={buttonStyle('secondary')}
          >
            <ChatIcon />
            {nothing.whatsapp}
            <span className="sr-only"> ({footer.newTab})</span>
          </a>
        )}
      </div>
    </div>
  );
}
