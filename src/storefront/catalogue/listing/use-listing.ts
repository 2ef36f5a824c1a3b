import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { localizedPath } from '#i18n/locale-path.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { type ListingPlace, listingAddress } from './listing-address.ts';
import { changedChoice, type ListingChoice } from './listing-choice.ts';
import type { ListingData } from './listing-data.ts';
import { type PriceField, readPrices, type TypedPrices } from './typed-prices.ts';

/** How the controls of a list act on it. What they show changes at once; the list follows when it has come. */
export interface Listing {
  readonly place: ListingPlace;
  readonly data: ListingData;
  /** What was chosen last, though its list may still be on its way. */
  readonly choice: ListingChoice;
  readonly typedPrices: TypedPrices;
  readonly priceProblem: ReturnType<typeof readPrices>['problem'];
  /** The address of a choice in the reader's language. */
  addressOf(choice: ListingChoice): string;
  choose(choice: ListingChoice): void;
  change(change: Partial<ListingChoice>): void;
  typePrice(field: PriceField, text: string): void;
  /** Takes over what was typed. Tells whether it made sense; if not, the message beside the field says why. */
  settlePrices(): boolean;
  /** For the dialog that holds the filters on small screens. */
  setDrawerOpen(isOpen: boolean): void;
}

export function useListing(place: ListingPlace, data: ListingData): Listing {
  const locale = useLocale();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [shown, setShown] = useState({ key, choice: data.choice });
  const prices = useTypedPrices(data);
  const drawer = useRef({ isOpen: false, hasStep: false });

  // A list that has come, also by going back, says what is chosen now.
  if (shown.key !== key) setShown({ key, choice: data.choice });
  const choice = shown.key === key ? shown.choice : data.choice;

  const addressOf = (each: ListingChoice) => localizedPath(locale, listingAddress(place, each));

  function choose(next: ListingChoice): void {
    setShown({ key, choice: next });
    const { isOpen, hasStep } = drawer.current;
    drawer.current.hasStep = isOpen;
    // All that is chosen while the drawer is open is one step back.
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
    setDrawerOpen(isOpen) {
      drawer.current = { isOpen, hasStep: false };
    },
  };
}

/** What is typed stays while lists come and go; only a list with another price says what stands in the fields. */
function useTypedPrices({ choice, typedPrices }: ListingData) {
  const settled = `${choice.minPrice} ${choice.maxPrice} ${typedPrices.minPrice} ${typedPrices.maxPrice}`;
  const fromAddress = { settled, typed: typedPrices, problem: readPrices(typedPrices).problem };
  const [kept, setKept] = useState(fromAddress);
  if (kept.settled !== settled) setKept(fromAddress);
  const current = kept.settled === settled ? kept : fromAddress;
  return {
    typed: current.typed,
    problem: current.problem,
    type(field: PriceField, text: string) {
      setKept({ ...current, typed: { ...current.typed, [field]: text }, problem: null });
    },
    check() {
      const read = readPrices(current.typed);
      setKept({ ...current, problem: read.problem });
      return read;
    },
  };
}
