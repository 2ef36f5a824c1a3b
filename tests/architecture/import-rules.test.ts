import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allowed, forbidden, type Import } from './tried-imports.ts';

const project = resolve(import.meta.dirname, '../..');

const isFile = (path: string) => /^(src|scripts|tests)\//.test(path);

function importOf({ from, to, typeOnly }: Import): string {
  // Both ways of writing an import are in use: '#folder/file.ts' across folders, relative elsewhere.
  const target = to.startsWith('src/')
    ? to.replace('src/', '#')
    : isFile(to)
      ? `${'../'.repeat(dirname(from).split('/').length)}${to}`
      : to;
  return typeOnly ? `import type * as Seen from '${target}';\n` : `import '${target}';\n`;
}

let folder: string;
let violations: ReadonlyMap<string, ReadonlySet<string>>;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'import-rules-')));
  const files = new Map<string, string>();
  const append = (path: string, text: string) => files.set(path, (files.get(path) ?? '') + text);
  for (const tried of [...allowed, ...forbidden]) {
    append(tried.from, importOf(tried));
    if (isFile(tried.to)) append(tried.to, '');
  }
  append('src/i18n/round-1.ts', "import './round-2.ts';\n");
  append('src/i18n/round-2.ts', "import './round-1.ts';\n");
  append('src/i18n/typed-1.ts', "import './typed-2.ts';\n");
  append('src/i18n/typed-2.ts', "import type * as Seen from './typed-1.ts';\n");
  append('src/i18n/types-1.ts', "import type * as Seen from './types-2.ts';\n");
  append('src/i18n/types-2.ts', "import type * as Seen from './types-1.ts';\n");
  append('src/ui/forgotten.tsx', 'export const forgotten = 1;\n');
  append(
    'package.json',
    JSON.stringify({
      type: 'module',
      imports: { '#*': './src/*' },
      devDependencies: { 'drizzle-orm': '*', vite: '*', vitest: '*' },
    }),
  );
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await symlink(join(project, 'node_modules'), join(folder, 'node_modules'));

  const options = await extractDepcruiseOptions(join(project, '.dependency-cruiser.mjs'));
  const { output } = await cruise(['src', 'scripts', 'tests'], { ...options, baseDir: folder });
  const found = new Map<string, Set<string>>();
  for (const violation of (output as ICruiseResult).summary.violations) {
    // An entry is 'from to', or the file alone for a rule about one file.
    const key = violation.from === violation.to ? violation.from : `${violation.from} ${violation.to}`;
    found.set(key, (found.get(key) ?? new Set()).add(violation.rule.name));
  }
  violations = found;
}, 60_000);

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
}, 60_000);

function rulesAgainst({ from, to }: Pick<Import, 'from' | 'to'>): string[] {
  return [...violations]
    .filter(([key]) => {
      const [source, target = ''] = key.split(' ');
      return source === from && (target === to || `node:${target}` === to || target.includes(to));
    })
    .flatMap(([, rules]) => [...rules]);
}

describe('an import that the design allows', () => {
  test.each(allowed)('$from may use $to', (tried) => {
    expect(rulesAgainst(tried)).toEqual([]);
  });
});

describe('an import that the design forbids', () => {
  test.each(forbidden)('$from → $to breaks $rule', (tried) => {
    expect(rulesAgainst(tried)).toEqual([tried.rule]);
  });

  test('two files that import each other', () => {
    expect(rulesAgainst({ from: 'src/i18n/round-1.ts', to: 'src/i18n/round-2.ts' })).toEqual(['no-circular']);
  });

  test('a cycle that a type closes', () => {
    expect(rulesAgainst({ from: 'src/i18n/typed-1.ts', to: 'src/i18n/typed-2.ts' })).toEqual(['no-circular']);
  });

  test('a cycle of types alone', () => {
    expect(rulesAgainst({ from: 'src/i18n/types-1.ts', to: 'src/i18n/types-2.ts' })).toEqual(['no-circular']);
  });

  test('a file without imports that nothing imports', () => {
    expect(violations.get('src/ui/forgotten.tsx')).toEqual(new Set(['no-orphans']));
  });

  test('every rule is tried here', async () => {
    const options = await extractDepcruiseOptions(join(project, '.dependency-cruiser.mjs'));
    const tried = new Set([...forbidden.map(({ rule }) => rule), 'no-circular', 'no-orphans']);
    expect(
      options.ruleSet?.forbidden?.map(({ name }) => name).filter((name) => !tried.has(name ?? '')),
    ).toEqual([]);
  });
});
