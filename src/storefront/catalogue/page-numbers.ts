const fewPages = 4;

/** The first and the last page, those that are shown and their neighbours; null stands for those between. */
export function pageNumbers(
  shown: { readonly first: number; readonly last: number },
  pages: number,
): (number | null)[] {
  // More than a few shown pages are a range, of which the ends are enough.
  const wanted = [1, 2, shown.first - 1, shown.first, shown.last, shown.last + 1, pages - 1, pages];
  const between = Array.from({ length: shown.last - shown.first + 1 }, (_, place) => shown.first + place);
  const numbers = [...new Set([...(between.length <= fewPages ? between : []), ...wanted])]
    .filter((page) => page >= 1 && page <= pages)
    .sort((one, other) => one - other);
  return numbers.flatMap((page, place) => {
    const gap = page - (numbers[place - 1] ?? 0);
    // A gap of one page is as long as the page itself.
    if (gap === 2) return [page - 1, page];
    return gap > 2 ? [null, page] : [page];
  });
}
