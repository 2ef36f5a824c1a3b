/** Style of a line of a filter: a box, a link or a button that opens more. */
export const rowStyle = 'flex min-h-11 items-center gap-3 pointer-fine:min-h-9';

/** The number of products that a filter value leaves. */
export function Count({ number }: { readonly number: number }) {
  return <bdi className="text-sm font-normal text-ink-faint tabular-nums">{number}</bdi>;
}
