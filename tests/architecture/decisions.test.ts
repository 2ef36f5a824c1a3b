import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const folder = resolve(import.meta.dirname, '../../docs/decisions');
const read = (file: string) => readFileSync(resolve(folder, file), 'utf8');
const files = readdirSync(folder)
  .filter((file) => file !== 'README.md')
  .toSorted();

describe('decisions', () => {
  test('are numbered without gaps', () => {
    const expected = files.map((_, index) => String(index + 1).padStart(4, '0'));
    expect(files.map((file) => file.slice(0, 4))).toEqual(expected);
    expect(files.filter((file) => !/^\d{4}(-[a-z0-9]+)+\.md$/.test(file))).toEqual([]);
  });

  test('are all in the index, in order and by their titles', () => {
    const index = [...read('README.md').matchAll(/^- \[(.+)\]\((\S+)\)/gm)].map(([, title, file]) => ({
      title,
      file,
    }));
    expect(index).toEqual(files.map((file) => ({ title: /^# (\d{4}: .+)$/m.exec(read(file))?.[1], file })));
  });

  test.each(files)('%s has its number in the title, a context, a decision and what was weighed', (file) => {
    const text = read(file);
    expect(text).toMatch(new RegExp(`^# ${file.slice(0, 4)}: `));
    for (const heading of ['Context', 'Decision', 'What was weighed', 'Consequences']) {
      expect(text).toContain(`\n## ${heading}\n`);
    }
  });
});
