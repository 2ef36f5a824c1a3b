import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sourceFrame } from './source-frame.ts';

let bundle: string;

beforeAll(async () => {
  bundle = await mkdtemp(join(tmpdir(), 'source-frame-'));
  // Column 1 of the first line comes from line 3, column 1; column 10 from line 3, column 10.
  const map = { version: 3, sources: ['../src/orders/place.ts'], names: [], mappings: 'AAEA,SAAS' };
  await writeFile(join(bundle, 'serve.js.map'), JSON.stringify(map));
});

afterAll(() => rm(bundle, { recursive: true }));

const fileUrl = (path: string) => pathToFileURL(join(bundle, path)).href;

test('a frame in the bundle names the place in the sources', () => {
  expect(sourceFrame(`at place (${fileUrl('serve.js')}:1:10)`)).toBe(
    `at place (${fileUrl('../src/orders/place.ts')}:3:10)`,
  );
  expect(sourceFrame(`at ${fileUrl('serve.js')}:1:1`)).toBe(`at ${fileUrl('../src/orders/place.ts')}:3:1`);
});

test('a frame of Node, of a package or of a file without a map stays as it is', () => {
  for (const frame of [
    'at process.processTicksAndRejections (node:internal/process/task_queues:105:5)',
    `at ${fileUrl('other.js')}:1:1`,
    'at <anonymous>',
  ]) {
    expect(sourceFrame(frame)).toBe(frame);
  }
});
