import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { serverEntries } from '../../../scripts/build/server-bundle.ts';

/** A store of rate-limiter-flexible that the shop does not use. */
const neverLoaded = ['@valkey/valkey-glide'];

const bundle = join(import.meta.dirname, '../../../build/server');

/** Packages that a file of the bundle imports: at its beginning, dynamically, or as CommonJS. */
function importedPackages(code: string): string[] {
  const imports = code.matchAll(/(?:^import [^'"\n]*|\bimport\(|\b__require\()["'`]([^"'`\s]+)["'`]/gm);
  return [...imports]
    .map(([, name = '']) => name)
    .filter((name) => /^[@a-z]/.test(name) && !isBuiltin(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
}

test('the bundle needs no other package than those of an installation for production', () => {
  const files = readdirSync(bundle).filter((name) => name.endsWith('.js'));
  const imported = new Set(
    files.flatMap((name) => importedPackages(readFileSync(join(bundle, name), 'utf8'))),
  );
  expect(imported).toContain('sharp');
  const beside = [...Object.keys(packageJson.dependencies), ...neverLoaded];
  expect([...imported].filter((name) => !beside.includes(name))).toEqual([]);
});

test('the bundle has every program and every migration', () => {
  const names = readdirSync(bundle);
  for (const entry of Object.keys(serverEntries)) expect(names).toContain(`${entry}.js`);
  const migrations = readdirSync(join(import.meta.dirname, '../../../src/database/migrations'));
  expect(readdirSync(join(bundle, 'migrations'))).toEqual(migrations);
});
