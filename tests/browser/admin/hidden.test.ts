import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../../support/browser/browser.ts';

test('no file of the storefront mentions the staff area', async () => {
  const folder = join(import.meta.dirname, '../../../build/client');
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const content = await readFile(join(file.parentPath, file.name), 'latin1');
    expect(content, file.name).not.toMatch(/adm\/ogulf|["'/]admin["'/]/);
  }
});

test('no page leads to the staff area', async ({ request }) => {
  for (const address of ['/', '/ar', '/contact', '/no-such/page']) {
    expect(await (await request.get(address)).text()).not.toMatch(/adm\/ogulf|\/admin/);
  }
});
