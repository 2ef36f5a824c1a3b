import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolder } from './durable-files.ts';

/** In the database folder: the sizes of its files when it was last closed in order. */
const sizesFile = 'closed-in-order.json';

/** Records the sizes of the files of a database that was just closed. */
export function recordCleanEnd(folder: string): void {
  writeFileSync(join(folder, sizesFile), JSON.stringify(sizesOf(folder)), { mode: 0o600 });
}

/**
 * Whether the database was closed in order and its files have the sizes that they had then. The record is deleted, so
 * that it is missing after an end that is not in order.
 */
export function consumeCleanEnd(folder: string): boolean {
  const path = join(folder, sizesFile);
  try {
    const recorded = readFileSync(path, 'utf8');
    rmSync(path);
    syncFolder(folder);
    return recorded === JSON.stringify(sizesOf(folder));
  } catch {
    return false;
  }
}

/** Of more than a thousand files, at each start: listing them recursively takes four times as long. */
function sizesOf(folder: string): Record<string, number> {
  const base = join(folder, 'base');
  const names = readdirSync(base)
    .sort()
    .flatMap((name) => [name, ...namesIn(base, name)]);
  return Object.fromEntries(names.map((name) => [name, statSync(`${base}/${name}`).size]));
}

function namesIn(base: string, folder: string): string[] {
  const names = readdirSync(`${base}/${folder}`).sort();
  return names.map((name) => `${folder}/${name}`);
}
