import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AttributeChoices } from '#domain/catalogue/listing/attribute-choice.ts';
import { productSorts } from '#domain/catalogue/listing/product-sorts.ts';
import { localizedPath } from '#i18n/locale-path.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { type Choosable, readAttributes } from './attributes/read-attributes.ts';
import { useTypedZone } from './attributes/use-typed-zone.ts';
import { type ListingPlace, listingAddress } from './listing-address.ts';
import { changedChoice, type ListingChoice } from './listing-choice.ts';
import type { AttributeFilter, ListingData } from './listing-data.ts';
import { numberFrom, type PriceField, readPrices, type TypedPrices } from './typed-prices.ts';
import { useTypedPrices } from './use-typed-prices.ts';

/** State and actions of a list's controls. Controls update optimistically; the list follows when it is loaded. */
export interface Listing {
  readonly place: ListingPlace;
  readonly data: ListingData;
  /** The latest choice, also while its list loads. */
  readonly choice: ListingChoice;
  readonly typedPrices: TypedPrices;
  readonly priceProblem: ReturnType<typeof readPrices>['problem'];
  /** The address of a choice in the page's language. */
  addressOf(choice: ListingChoice): string;
  choose(choice: ListingChoice): void;
  change(change: Partial<ListingChoice>): void;
  /** Chooses options of an attribute, in place of those that are chosen. */
  chooseOptions(key: string, options: readonly string[]): void;
  /** Changes the ends of a range that are given. */
  chooseRange(
    key: string,
    ends: { readonly from?: number | undefined; readonly to?: number | undefined },
  ): void;
  /** Chooses the zone of this number, as typed. Returns whether it is empty or a number. */
  chooseZone(typed: string): boolean;
  typePrice(field: PriceField, text: string): void;
  /** Applies the typed prices. Returns whether they are valid; if not, an error is shown beside the field. */
  settlePrices(): boolean;
  /** Applies what the visitor chose in the form before hydration. */
  takeOver(form: FormData): void;
  /** For the dialog that holds the filters on small screens. */
  setDrawerOpen(isOpen: boolean): void;
}

export function useListing(place: ListingPlace, data: ListingData): Listing {
  const locale = useLocale();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [shown, setShown] = useState({ key, choice: data.choice });
  const prices = useTypedPrices(data.typedPrices);
  const rememberOnceServed = useTypedZone(data.choice.zone);
  const drawer = useRef({ isOpen: false, hasStep: false });

  // A loaded list, also one of a back navigation, resets the optimistic choice.
  if (shown.key !== key) setShown({ key, choice: data.choice });
  const choice = shown.key === key ? shown.choice : data.choice;

  const addressOf = (each: ListingChoice) => localizedPath(locale, listingAddress(place, each));

  function choose(next: ListingChoice): void {
    setShown({ key, choice: next });
    if (next.minPrice !== choice.minPrice || next.maxPrice !== choice.maxPrice) prices.show(next);
    const { isOpen, hasStep } = drawer.current;
    drawer.current.hasStep = isOpen;
    // All changes while the drawer is open are one history entry.
    navigate(addressOf(next), { preventScrollReset: true, replace: isOpen && hasStep });
  }

  return {
    place,
    data,
    choice,
    typedPrices: prices.typed,
    priceProblem: prices.problem,
    addressOf,
    choose,
    change: (change) => choose(changedChoice(choice, change)),
    chooseOptions: (key, options) =>
      choose(changedChoice(choice, { attributes: withAttribute(choice.attributes, key, { options }) })),
    chooseRange: (key, ends) =>
      choose(changedChoice(choice, { attributes: withAttribute(choice.attributes, key, ends) })),
    chooseZone(typed) {
      const zone = zoneFrom(typed);
      if (zone === undefined) return numberFrom(typed) === null;
      rememberOnceServed(zone);
      if (zone !== choice.zone) choose(changedChoice(choice, { zone }));
      return true;
    },
    typePrice: prices.type,
    settlePrices() {
      const { range, problem } = prices.check();
      if (problem) return false;
      const { minPrice, maxPrice } = range;
      if (minPrice !== choice.minPrice || maxPrice !== choice.maxPrice) {
        choose(changedChoice(choice, { minPrice, maxPrice }));
      }
      return true;
    },
    takeOver(form) {
      const typed = { minPrice: textOf(form, 'minPrice'), maxPrice: textOf(form, 'maxPrice') };
      if (typed.minPrice !== prices.typed.minPrice) prices.type('minPrice', typed.minPrice);
      if (typed.maxPrice !== prices.typed.maxPrice) prices.type('maxPrice', typed.maxPrice);
      const { minPrice, maxPrice } = readPrices(typed).range;
      const typedZone = choice.zone === undefined ? zoneFrom(textOf(form, 'zone')) : undefined;
      if (typedZone !== undefined) rememberOnceServed(typedZone);
      const next = changedChoice(choice, {
        minPrice,
        maxPrice,
        inStock: isTicked(form, 'inStock'),
        isNewArrival: isTicked(form, 'isNewArrival'),
        isBestSeller: isTicked(form, 'isBestSeller'),
        isFeatured: isTicked(form, 'isFeatured'),
        attributes: readAttributes(form, data.facets.attributes.map(choosable)),
        zone: choice.zone ?? typedZone,
        sort: productSorts.find((sort) => sort === form.get('sort')),
      });
      const asked = listingAddress(place, { ...choice, page: 1, shown: 1 });
      if (listingAddress(place, next) !== asked) choose(next);
    },
    setDrawerOpen(isOpen) {
      drawer.current = { isOpen, hasStep: false };
    },
  };
}

function choosable({ key, range, options, isSingle }: AttributeFilter): Choosable {
  const hasOption = (option: string) => options.some((one) => one.key === option);
  return { key, hasRange: range !== null, hasOption, isSingle };
}

function zoneFrom(typed: string): number | undefined {
  const zone = numberFrom(typed);
  return typeof zone === 'number' && Number.isInteger(zone) && zone > 0 ? zone : undefined;
}

/** The choices with a change of one attribute; one of which nothing is chosen is left out. */
function withAttribute(
  choices: AttributeChoices | undefined,
  key: string,
  change: AttributeChange,
): AttributeChoices | undefined {
  const changed = { ...choices?.[key], ...change };
  const { options = [], from, to } = changed;
  const choice = {
    ...(options.length > 0 && { options }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
  const { [key]: _before, ...others } = choices ?? {};
  const next = Object.keys(choice).length > 0 ? { ...choices, [key]: choice } : others;
  return Object.keys(next).length > 0 ? next : undefined;
}

interface AttributeChange {
  readonly options?: readonly string[];
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? '');
}

function isTicked(form: FormData, name: string): true | undefined {
  return form.has(name) ? true : undefined;
}
