/** Path and query parameters of a call. */
export interface AddressInput {
  readonly params?: object | undefined;
  readonly query?: object | undefined;
}

/** The URL of a call: its path template with the parameters filled in, and the serialized query. */
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

/** Browsers resolve '.' and '..' even when they are encoded, and would request another URL. */
function addressSegment(value: unknown): string {
  const text = String(value ?? '');
  if (/^\.{0,2}$/.test(text)) throw new Error(`'${text}' cannot stand in an address`);
  return encodeURIComponent(text);
}
