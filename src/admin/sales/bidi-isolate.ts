/** A number such as OG-7K4M-2QXD within a sentence of any language: in its own order, and never broken at a dash. */
export function isolateCode(code: string): string {
  return `\u2066${code.replaceAll('-', '-\u2060')}\u2069`;
}

/** A name within a sentence of any language. */
export function isolateName(name: string): string {
  return `\u2068${name}\u2069`;
}
