import { contentKeptForMs, type KnownContent } from './content-version.ts';

/** Gives what was read under this name before, or reads it. */
export type Remember = <Value>(name: string, read: () => Promise<Value>) => Promise<Value>;

interface ContentMemoryParts {
  readonly content: { readonly known: KnownContent };
  /** Milliseconds that never go back. */
  readonly clock?: () => number;
}

/**
 * Remembers what every page needs, until the shop's content changes. While the database is away it is what there is.
 * What is changed past the shop, in the database itself, is seen when this is as old as a page may be.
 */
export function rememberContent({ content, clock = () => performance.now() }: ContentMemoryParts): Remember {
  let since = { version: Number.NaN, at: 0 };
  let known = new Map<string, Promise<unknown>>();

  return <Value>(name: string, read: () => Promise<Value>): Promise<Value> => {
    const { version, isAway } = content.known;
    if (!isAway && (version !== since.version || clock() - since.at >= contentKeptForMs)) {
      since = { version, at: clock() };
      known = new Map();
    }
    // Of this version, whatever comes while it is being read.
    const ofVersion = known;
    const before = ofVersion.get(name) as Promise<Value> | undefined;
    if (before) return before;
    const reading = read();
    ofVersion.set(name, reading);
    reading.catch(() => ofVersion.delete(name));
    return reading;
  };
}
