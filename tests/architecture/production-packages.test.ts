import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import lock from '../../package-lock.json' with { type: 'json' };
import { serverEntries } from '../../scripts/build/server-bundle.ts';

const project = resolve(import.meta.dirname, '../..');

/** What `npm ci --omit=dev` may install, for whichever platform. */
const production = Object.entries(lock.packages)
  .filter(([path, details]) => path && !('dev' in details) && !('devOptional' in details))
  .map(([path]) => path.split('node_modules/').at(-1) ?? '');

const buildTools =
  /^(vite|rolldown|rollup|esbuild|tailwindcss|lightningcss|typescript|@babel\/(?!runtime$).+|@react-router\/dev|@rolldown\/.+|@tailwindcss\/.+|@vitejs\/.+|@esbuild\/.+)$/;

test('an installation for production has few packages', () => {
  expect(production.length).toBeGreaterThan(Object.keys(packageJson.dependencies).length);
  expect(production.length).toBeLessThanOrEqual(120);
});

test('no package of an installation for production is a build tool', () => {
  expect(production.filter((name) => buildTools.test(name))).toEqual([]);
  // The pattern finds them among the others.
  const all = Object.keys(lock.packages).map((path) => path.split('node_modules/').at(-1) ?? '');
  expect(all.filter((name) => buildTools.test(name)).length).toBeGreaterThan(5);
});

test('every program of the server is an entry of the bundle', () => {
  for (const source of Object.values(serverEntries)) {
    expect(() => readFileSync(resolve(project, source))).not.toThrow();
  }
});
