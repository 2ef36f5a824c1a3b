import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { engineCodeFile } from './engine-code.ts';

/** A data folder with the schema and the first contents, made by the build and copied by a first start (decision 0048). */
export interface PreparedDatabase {
  readonly folder: string;
  /** Names the migrations and seeds that this shop has: a folder made from others is not used. */
  readonly sources: string;
}

/** In the prepared folder, beside the database. */
export const fingerprintFile = 'fingerprint';

/** Names what a database was made from and the engine that made it. */
export function fingerprintOf(sources: string): string {
  return createHash('sha256').update(sources).update(readFileSync(engineCodeFile())).digest('hex');
}

/** Whether the folder is there and was made from the same sources by the engine that is installed. */
export function fits({ folder, sources }: PreparedDatabase): boolean {
  try {
    return readFileSync(join(folder, fingerprintFile), 'utf8') === fingerprintOf(sources);
  } catch {
    return false;
  }
}

/** Copies a folder for its owner alone, whatever the modes of the original are. The caller syncs it. */
export function copyFolder(from: string, to: string): void {
  mkdirSync(to, { mode: 0o700 });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, target);
    else writeNewFile(target, readFileSync(source));
  }
}

function writeNewFile(path: string, content: Uint8Array): void {
  const descriptor = openSync(path, 'wx', 0o600);
  try {
    // A disk that is nearly full takes a part and refuses the rest at the next call.
    for (let written = 0; written < content.byteLength; ) {
      written += writeSync(descriptor, content, written, content.byteLength - written, written);
    }
  } finally {
    closeSync(descriptor);
  }
}
