import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What visitors, buyers and staff read is written here; the seed and examples of settings may name a shop. */
const folders = [
  'admin',
  'api',
  'domain',
  'i18n',
  'images',
  'mail/templates',
  'server/http',
  'storefront',
  'ui',
];
/** Hidden addresses, names of backup files, and examples in the descriptions of the API. */
const allowed = /\/adm\/ogulf|ogulf-|example: '[^']*'/gi;

// Specification 9.11
test('the shop is named by its profile, never in the code', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(join('src', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.(tsx?|html)$/.test(file))
      .map((file) => join('src', folder, file)),
  );
  const naming = files.filter((file) =>
    /ogulf|أوجلف/i.test(readFileSync(file, 'utf8').replaceAll(allowed, '')),
  );
  expect(naming).toEqual([]);
});
