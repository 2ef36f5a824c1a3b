import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SettingsError } from './environment.ts';

/** Database, images and mail are kept here; made if it is missing. */
export function requireWritableDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir);
    // Tried rather than asked: the permissions say nothing about a read-only disk or a full one.
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
