import { useState } from 'react';
import type { ListingChoice } from './listing-choice.ts';
import { type PriceField, readPrices, type TypedPrices } from './typed-prices.ts';

interface Fields {
  readonly typed: TypedPrices;
  /** Values that were last applied. */
  readonly settled: TypedPrices;
  /** Values of the address at the last render. */
  readonly address: TypedPrices;
  readonly problem: ReturnType<typeof readPrices>['problem'];
}

/**
 * State of the price fields. A loaded list resets them to its address, but not what the visitor has typed while it
 * loaded.
 */
export function useTypedPrices(address: TypedPrices) {
  const [previous, setFields] = useState<Fields>(() => fieldsFrom(address));
  const fields = isSame(previous.address, address) ? previous : withAddress(previous, address);
  if (fields !== previous) setFields(fields);
  return {
    typed: fields.typed,
    problem: fields.problem,
    type(field: PriceField, text: string) {
      setFields((now) => ({ ...now, typed: { ...now.typed, [field]: text }, problem: null }));
    },
    /** Parses what was typed; an invalid value shows its error. */
    check() {
      const read = readPrices(fields.typed);
      setFields((now) => ({ ...now, settled: now.typed, problem: read.problem }));
      return read;
    },
    /** Sets the fields to prices that were chosen elsewhere. */
    show({ minPrice, maxPrice }: ListingChoice) {
      const typed = { minPrice: String(minPrice ?? ''), maxPrice: String(maxPrice ?? '') };
      setFields((now) => ({ ...now, typed, settled: typed, problem: null }));
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
