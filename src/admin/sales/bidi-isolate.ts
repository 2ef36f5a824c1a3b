/** Isolates a code such as OG-7K4M-2QXD within text of either direction, and prevents line breaks at its dashes. */
export function isolateCode(code: string): string {
  return `\u2066${code.replaceAll('-', '-\u2060')}\u2069`;
}

/** Isolates a name within text of either direction. */
export function isolateName(name: string): string {
  return `\u2068${name}\u2069`;
}
