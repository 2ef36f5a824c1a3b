import { useState } from 'react';
import type { ListingChoice } from './listing-choice.ts';
import { type PriceField, readPrices, type TypedPrices } from './typed-prices.ts';

interface Fields {
  readonly typed: TypedPrices;
  /** What they held when they were last taken over. */
  readonly settled: TypedPrices;
  /** What the address held when it was last looked at. */
  readonly address: TypedPrices;
  readonly problem: ReturnType<typeof readPrices>['problem'];
}

/**
 * The fields of the price. A list that comes brings the prices of its address, but lists come late: what somebody has
 * typed in the meantime stays.
 */
export function useTypedPrices(address: TypedPrices) {
  const [kept, setKept] = useState<Fields>(() => fieldsFrom(address));
  const fields = isSame(kept.address, address) ? kept : withAddress(kept, address);
  if (fields !== kept) setKept(fields);
  return {
    typed: fields.typed,
    problem: fields.problem,
    type(field: PriceField, text: string) {
      setKept((now) => ({ ...now, typed: { ...now.typed, [field]: text }, problem: null }));
    },
    /** Reads what was typed; if it makes no sense, the reason is shown from then on. */
    check() {
      const read = readPrices(fields.typed);
      setKept((now) => ({ ...now, settled: now.typed, problem: read.problem }));
      return read;
    },
    /** Puts prices into the fields that were chosen elsewhere. */
    show({ minPrice, maxPrice }: ListingChoice) {
      const typed = { minPrice: String(minPrice ?? ''), maxPrice: String(maxPrice ?? '') };
      setKept((now) => ({ ...now, typed, settled: typed, problem: null }));
    },
  };
}

function fieldsFrom(address: TypedPrices): Fields {
  return { typed: address, settled: address, address, problem: readPrices(address).problem };
}

function withAddress(fields: Fields, address: TypedPrices): Fields {
  const isBrought = (field: PriceField) =>
    address[field] !== fields.address[field] && fields.typed[field] === fields.settled[field];
  const brought = {
    ...(isBrought('minPrice') && { minPrice: address.minPrice }),
    ...(isBrought('maxPrice') && { maxPrice: address.maxPrice }),
  };
  const typed = { ...fields.typed, ...brought };
  if (isSame(typed, address)) return fieldsFrom(address);
  return { ...fields, typed, settled: { ...fields.settled, ...brought }, address };
}

function isSame(one: TypedPrices, other: TypedPrices): boolean {
  return one.minPrice === other.minPrice && one.maxPrice === other.maxPrice;
}
