import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetBuild, hashSources, isBuildFresh, recordBuild } from './freshness.ts';

const inputs = [
  'src/storefront/root.tsx',
  'src/server/serve.ts',
  'public/icon.svg',
  'pictures/products/desk-1.webp',
  'scripts/build.ts',
  'scripts/build/step.ts',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'vite.admin.config.ts',
];
let root: string;

const write = (path: string, content: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
};

/** A project whose build is that of its sources. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'freshness-'));
  for (const path of inputs) write(path, 'as it was');
  mkdirSync(join(root, 'build'));
  recordBuild(hashSources(root), root);
});

afterEach(() => rmSync(root, { recursive: true }));

test('an unchanged source builds nothing', () => {
  expect(isBuildFresh(root)).toBe(true);
});

test.each(inputs)('a changed %s builds again', (path) => {
  // Of the same size.
  write(path, 'AS IT WAS');
  expect(isBuildFresh(root)).toBe(false);
});

test('an added and a deleted source build again, a test does not', () => {
  write('src/server/serve.test.ts', 'new');
  expect(isBuildFresh(root)).toBe(true);
  write('src/server/other.ts', 'new');
  expect(isBuildFresh(root)).toBe(false);
  rmSync(join(root, 'src/server/other.ts'));
  expect(isBuildFresh(root)).toBe(true);
  rmSync(join(root, 'src/server/serve.ts'));
  expect(isBuildFresh(root)).toBe(false);
});

test('the same contents with other times, as after a checkout, build nothing and are compared once', () => {
  for (const path of inputs) utimesSync(join(root, path), 0, 0);
  const before = readFileSync(join(root, 'build/stamp'), 'utf8');
  expect(isBuildFresh(root)).toBe(true);
  expect(readFileSync(join(root, 'build/stamp'), 'utf8')).not.toBe(before);
});

test('a build that was begun and not finished is made again', () => {
  forgetBuild(root);
  expect(isBuildFresh(root)).toBe(false);
});

test('an installation without sources has the build that it came with', () => {
  rmSync(join(root, 'src'), { recursive: true });
  expect(isBuildFresh(root)).toBe(true);
});
