import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import lock from '../../package-lock.json' with { type: 'json' };

test('every package that brings an install script is listed under allowScripts, and no other', () => {
  const withScript = Object.entries(lock.packages)
    .filter(([, details]) => 'hasInstallScript' in details)
    .map(([path]) => path.split('node_modules/').at(-1));
  expect([...new Set(withScript)].toSorted()).toEqual(Object.keys(packageJson.allowScripts).toSorted());
});

test('npm refuses an install script that is not listed', () => {
  const settings = readFileSync(resolve(import.meta.dirname, '../../.npmrc'), 'utf8');
  expect(settings).toMatch(/^strict-allow-scripts=true$/m);
});
