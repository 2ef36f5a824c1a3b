/** The two price fields as typed. */
export interface TypedPrices {
  readonly minPrice: string;
  readonly maxPrice: string;
}

export type PriceField = keyof TypedPrices;

interface ReadPrices {
  /** In QAR. Absent when the field is empty or invalid. */
  readonly range: { readonly minPrice?: number; readonly maxPrice?: number };
  readonly problem: { readonly field: PriceField; readonly kind: 'not-an-amount' | 'reversed' } | null;
}

/** Parses the price fields, in the browser and on the server. An invalid field does not affect the other. */
export function readPrices(typed: TypedPrices): ReadPrices {
  const [minPrice, maxPrice] = [numberFrom(typed.minPrice), numberFrom(typed.maxPrice)];
  const range = {
    ...(typeof minPrice === 'number' && { minPrice }),
    ...(typeof maxPrice === 'number' && { maxPrice }),
  };
  if (minPrice === 'unreadable') return { range, problem: { field: 'minPrice', kind: 'not-an-amount' } };
  if (maxPrice === 'unreadable') return { range, problem: { field: 'maxPrice', kind: 'not-an-amount' } };
  if (minPrice !== null && maxPrice !== null && minPrice > maxPrice) {
    return { range: {}, problem: { field: 'maxPrice', kind: 'reversed' } };
  }
  return { range, problem: null };
}

/** Parses a price or a size as people type it: '1,500', '١٥٠٠', 'QAR 1500', '120 cm' or ' 1 500.50 '. Null: empty. */
export function numberFrom(text: string): number | 'unreadable' | null {
  const plain = text
    .normalize('NFKC')
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replaceAll('٬', ',')
    .replaceAll('٫', '.')
    .replace(/QAR|ر\.?ق\.?|cm|سم|kg|كجم|كغ|[\s\p{Cf}]/giu, '');
  if (plain === '') return null;
  const ungrouped = /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(plain) ? plain.replaceAll(',', '') : plain;
  return /^\d{1,8}(\.\d{1,2})?$/.test(ungrouped) ? Number(ungrouped) : 'unreadable';
}
