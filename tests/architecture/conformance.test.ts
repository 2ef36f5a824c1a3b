import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const project = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(resolve(project, path), 'utf8');

interface Row {
  readonly id: string;
  readonly clause: string;
  readonly tests: readonly string[];
}

const [clauses = '', departures = ''] = read('docs/conformance.md').split('\n## Departures\n');

const rows: readonly Row[] = [...clauses.matchAll(/^\| (\d\.\d\d) \|(.*)\|$/gm)].map(
  ([, id = '', rest = '']) => {
    const cells = rest.split('|').map((cell) => cell.trim());
    return { id, clause: cells[0] ?? '', tests: testsIn(cells.at(-1) ?? '') };
  },
);

/** Paths of tests in a cell: below tests/, or with src/ in front. */
function testsIn(cell: string): string[] {
  return (cell.match(/[\w./-]+\.test\.tsx?/g) ?? []).map((path) =>
    path.startsWith('src/') ? path : `tests/${path}`,
  );
}

const mark = /\/\/ Specification (\d\.\d\d(?:, \d\.\d\d)*)$/gm;
const idsIn = (path: string) => [...read(path).matchAll(mark)].flatMap(([, ids = '']) => ids.split(', '));

test('every row has an id, in the order of the specification', () => {
  expect(rows.length).toBeGreaterThan(80);
  expect(rows.map(({ id }) => id)).toEqual([...new Set(rows.map(({ id }) => id))].sort());
  const unnumbered = clauses.split('\n').filter((line) => /^\| (?!id |\d\.\d\d )/.test(line));
  expect(unnumbered).toEqual([]);
});

describe('every row names tests that exist, one of which is marked with its id', () => {
  test.each(rows)('$id $clause', ({ id, tests }) => {
    expect(tests.filter((path) => !existsSync(resolve(project, path)))).toEqual([]);
    expect(tests.filter((path) => idsIn(path).includes(id))).not.toEqual([]);
  });
});

test('every mark in a test is that of a row', () => {
  const known = new Set(rows.map(({ id }) => id));
  const marked = globSync(['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'], { cwd: project });
  expect(marked.flatMap((path) => idsIn(path).filter((id) => !known.has(id)))).toEqual([]);
});

test('every departure names tests that exist', () => {
  const lines = departures.split('\n').filter((line) => /^\| (?!the specification records)/.test(line));
  for (const line of lines) {
    const tests = testsIn(line.split('|').at(-2) ?? '');
    expect(tests, line).not.toEqual([]);
    expect(
      tests.filter((path) => !existsSync(resolve(project, path))),
      line,
    ).toEqual([]);
  }
});
