import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';

const place = /file:\/\/\S+?\.js:(\d+):(\d+)/;

/** Parsed maps are large, and errors are rare. */
const maps = new LRUCache<string, SourceMap>({ max: 2 });

/**
 * A line of a stack trace with the place in the sources instead of that in the bundle. Maps are read when something is
 * logged: Node's own `--enable-source-maps` reads all of them at the start, which costs as much as loading the bundle.
 */
export function sourceFrame(frame: string): string {
  return frame.replace(place, (found, line: string, column: string) => {
    const file = fileURLToPath(found.slice(0, -`:${line}:${column}`.length));
    const origin = mapOf(file)?.findOrigin(Number(line), Number(column));
    if (!origin || !('fileName' in origin)) return found;
    const source = join(dirname(file), origin.fileName);
    return `${pathToFileURL(source)}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}

function mapOf(file: string): SourceMap | undefined {
  const known = maps.get(file);
  if (known) return known;
  try {
    const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
    maps.set(file, map);
    return map;
  } catch {
    // A file of Node or of a package, without a map.
    return undefined;
  }
}
