import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { settingNames } from '#config/environment.ts';

const project = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(resolve(project, path), 'utf8');

/** Names that a pattern's first group finds in a file. */
const namesIn = (path: string, pattern: RegExp) =>
  [...read(path).matchAll(pattern)].map(([, name = '']) => name);

describe('every setting', () => {
  test('is in .env.example, which has no other', () => {
    const forComposeAlone = ['POSTGRES_PASSWORD', 'BACKUP_FOLDER'];
    expect(namesIn('.env.example', /^#?([A-Z0-9_]+)=/gm)).toEqual([...settingNames, ...forComposeAlone]);
  });

  test('is passed to the shop by compose.yaml', () => {
    const shop = read('compose.yaml').split(/^ {2}database:$/m)[0] ?? '';
    const passed = [...shop.matchAll(/^ {6}([A-Z0-9_]+): /gm)].map(([, name]) => name);
    expect(passed.toSorted()).toEqual(settingNames.toSorted());
  });

  test('is explained in docs/operations.md', () => {
    const [, section = ''] = read('docs/operations.md').split(/^## Settings$/m);
    const table = section.split(/^## /m)[0] ?? '';
    const explained = [...table.matchAll(/^\| (`.+?) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name),
    );
    expect(explained.toSorted()).toEqual(settingNames.toSorted());
  });
});
