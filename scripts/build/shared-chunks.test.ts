import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { onMostPages, sharedChunks } from './shared-chunks.ts';

const project = resolve(import.meta.dirname, '../..');

/** Every text that a pattern of names and brackets matches: 'a/(b|c)' gives 'a/b' and 'a/c'. */
function expand(pattern: string): string[] {
  const [, before = '', group, after = ''] = /^([^(]*)\(([^()]*)\)(.*)$/.exec(pattern) ?? [];
  return group === undefined
    ? [pattern]
    : group.split('|').flatMap((name) => expand(`${before}${name}${after}`));
}

/** The alternatives of a list, cut where no bracket is open. */
const alternatives = (list: string) => list.split(/\|(?![^()]*\))/);

const listedModules = [onMostPages, ...sharedChunks.map(({ test: pattern }) => pattern)]
  .map((pattern) => /^\\\/src\\\/\((.*)\)\\\.tsx\?\$$/.exec(pattern?.source ?? '')?.[1])
  .filter((list) => list !== undefined)
  .flatMap((list) => alternatives(list.replaceAll('\\/', '/')).flatMap(expand));

test('every module listed for a shared chunk exists', () => {
  expect(listedModules.length).toBeGreaterThan(40);
  const missing = listedModules.filter(
    (module) => !['.ts', '.tsx'].some((ending) => existsSync(resolve(project, `src/${module}${ending}`))),
  );
  expect(missing).toEqual([]);
});

test('every list of a shared chunk is read by this test', () => {
  for (const module of ['ui/slider', 'ui/quantity-stepper', 'i18n/linked-text', 'ui/text-field']) {
    expect(listedModules).toContain(module);
  }
  expect(listedModules.filter((module) => /[()|?\\]/.test(module))).toEqual([]);
});
