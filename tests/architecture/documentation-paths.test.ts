import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const project = resolve(import.meta.dirname, '../..');

const generated = new Set(['node_modules', 'build', '.git', '.react-router', 'data', 'test-results']);
const isOurs = (path: string) => !path.split('/').some((part) => generated.has(part));

const paths = globSync('**/*', { cwd: project, exclude: (path) => !isOurs(path) });
const documents = paths.filter((path) => path.endsWith('.md'));
const sourceFiles = paths.filter((path) => /^(src|tests|scripts|benchmarks|imagery)\/.*\.\w+$/.test(path));

/** Files that documents name and that are not part of the repository: in a backup, in the data folder. */
const elsewhere = new Set(['manifest.json', 'images/sizes/']);

/** A path with an ending of ours, or below a folder of ours; '*' stands for any part of a name. */
const looksLikeOurs = (text: string) =>
  /^[\w.*+-]+(\/[\w.*+-]+)*\/?$/.test(text) &&
  !/^\.\w+$/.test(text) &&
  (/\.(tsx?|mjs|md|css|py|sql)$/.test(text) ||
    /^(src|tests|scripts|benchmarks|docs|deploy|imagery)\//.test(text) ||
    /^(admin|api|api-client|config|database|domain|i18n|images|email|primitives|server|storage|storefront|ui)\//.test(
      text,
    ) ||
    /^(architecture|attacks|browser|fault-injection|fuzzing|integration)\//.test(text));

const exists = (named: string, document: string) => {
  const path = named.replace(/\/$/, '');
  const places = [
    project,
    resolve(project, 'src'),
    resolve(project, 'tests'),
    resolve(project, dirname(document)),
  ];
  if (!path.includes('*') && places.some((place) => existsSync(resolve(place, path)))) return true;
  // A file may be named by the end of its path where the document has named its folder before.
  const pattern = path.replaceAll(/[.+]/g, '\\$&').replaceAll('*', '[^/]*');
  const ending = new RegExp(`(^|/)${pattern}$`);
  return sourceFiles.some((file) => ending.test(file));
};

const namedIn = (text: string) => [
  ...[...text.matchAll(/`([^`\n]+)`/g)].map(([, named = '']) => named),
  ...[...text.matchAll(/\]\(([^)#:\s]+)/g)].map(([, named = '']) => named),
  ...[
    ...text.matchAll(
      /[ ,|]((?:architecture|attacks|browser|integration)\/[\w*./-]+\.ts|[\w*./-]+\.test\.tsx?)/g,
    ),
  ].map(([, named = '']) => named),
];

describe('every path that a document names exists', () => {
  test.each(documents)('%s', (document) => {
    const named = namedIn(readFileSync(resolve(project, document), 'utf8'))
      .map((text) => text.replace(/^\.\//, ''))
      .filter((text) => looksLikeOurs(text) && !elsewhere.has(text) && !text.includes('NNNN'));
    expect([...new Set(named)].filter((path) => !exists(path, document))).toEqual([]);
  });

  test('the test finds documents and the paths in them', () => {
    expect(documents).toEqual(
      expect.arrayContaining(['README.md', 'ARCHITECTURE.md', 'docs/conformance.md', 'docs/security.md']),
    );
    expect(
      namedIn('see `src/api/x.ts` and [it](docs/y.md), browser/z.test.ts').filter(looksLikeOurs),
    ).toEqual(['src/api/x.ts', 'docs/y.md', 'browser/z.test.ts']);
    expect(exists('src/api/not-there.ts', 'README.md')).toBe(false);
  });
});

test('docs/security.md lists each of the 253 requirements of ASVS 5.0, levels 1 and 2, once', () => {
  const [, map = ''] = readFileSync(resolve(project, 'docs/security.md'), 'utf8').split(/^## 6\. /m);
  const numbers = [...map.matchAll(/^\| (\d+\.\d+\.\d+(?:, \d+\.\d+\.\d+)*) \|/gm)].flatMap(
    ([, listed = '']) => listed.split(', '),
  );
  expect(numbers).toHaveLength(253);
  expect(new Set(numbers).size).toBe(253);
});

describe('the questions of a newcomer', () => {
  const [, section = ''] = readFileSync(resolve(project, 'CONTRIBUTING.md'), 'utf8').split(
    /^## Ten questions a newcomer asks$/m,
  );
  const table = section.split(/^## /m)[0] ?? '';
  const searches = [...table.matchAll(/`grep -(\w+) (\w+) src`/g)].map(
    ([, flags = '', text = '']) => [text, flags.includes('i') ? 'i' : ''] as const,
  );

  test('are ten', () => {
    expect(table.match(/^\| .+\? \|/gm)).toHaveLength(10);
    expect(searches.length).toBeGreaterThanOrEqual(5);
  });

  test.each(searches)('grep %s finds source files', (text, flags) => {
    const pattern = new RegExp(text, flags);
    const found = sourceFiles.filter(
      (file) => /^src\/.*\.tsx?$/.test(file) && pattern.test(readFileSync(resolve(project, file), 'utf8')),
    );
    expect(found.filter((file) => !file.includes('.test.'))).not.toEqual([]);
  });
});
