/** The parts of a call that stand in its address. */
export interface AddressInput {
  readonly params?: object | undefined;
  readonly query?: object | undefined;
}

/** The address of a call: its path with the parameters filled in, and the query behind it. */
export function callAddress(path: string, { params = {}, query = {} }: AddressInput): string {
  const values = new Map<string, unknown>(Object.entries(params));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => addressSegment(values.get(name)));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) search.append(name, String(one));
    }
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** Browsers resolve '.' and '..' away, even when they are encoded, and would so ask for another address. */
function addressSegment(value: unknown): string {
  const text = String(value ?? '');
  if (/^\.{0,2}$/.test(text)) throw new Error(`'${text}' cannot stand in an address`);
  return encodeURIComponent(text);
}
