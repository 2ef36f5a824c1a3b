import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const project = resolve(import.meta.dirname, '../..');

/** Vite reloads these in the browser; the server does not run from them. */
const reloadedByVite = ['admin', 'api-client', 'storefront', 'ui'];

test('npm run dev restarts for a change in every folder that the server runs from', () => {
  const { scripts } = JSON.parse(readFileSync(resolve(project, 'package.json'), 'utf8')) as {
    scripts: { dev: string };
  };
  const watched = [...scripts.dev.matchAll(/--watch-path=src\/(\S+)/g)].map(([, folder]) => folder);
  const folders = readdirSync(resolve(project, 'src')).filter((folder) => !reloadedByVite.includes(folder));
  expect(watched.toSorted()).toEqual(folders.toSorted());
});
