import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SettingsError } from './environment.ts';

/** Creates DATA_DIR (database, images, email spool) and checks that it is writable. */
export function requireWritableDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir);
    // Writes a file instead of checking permissions, which do not show a read-only or full disk.
    rmdirSync(mkdtempSync(join(dataDir, '.write-test-')));
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new SettingsError(`DATA_DIR is '${dataDir}' but must be a folder that can be written (${code})`, {
      cause,
    });
  }
}

// Not mkdir with `recursive`: under a file system that refuses new folders with ENOENT it never returns.
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}
