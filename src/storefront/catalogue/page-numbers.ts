const fewPages = 4;

/** Page numbers for pagination: first, last, the shown pages and their neighbours; null is a gap. */
export function pageNumbers(
  shown: { readonly first: number; readonly last: number },
  pages: number,
): (number | null)[] {
  // Of many shown pages the first and last are enough.
  const wanted = [1, 2, shown.first - 1, shown.first, shown.last, shown.last + 1, pages - 1, pages];
  const between = Array.from({ length: shown.last - shown.first + 1 }, (_, place) => shown.first + place);
  const numbers = [...new Set([...(between.length <= fewPages ? between : []), ...wanted])]
    .filter((page) => page >= 1 && page <= pages)
    .sort((one, other) => one - other);
  return numbers.flatMap((page, place) => {
    const gap = page - (numbers[place - 1] ?? 0);
    // A gap of one page is as long as its number.
    if (gap === 2) return [page - 1, page];
    return gap > 2 ? [null, page] : [page];
  });
}
