import { test } from 'vitest';
import { forEachAtOnce, headerOf, onAttackedShop } from './attacked-shop.ts';
import { Checks } from './checks.ts';

const prefixes = [
  '/',
  '/images/',
  '/social-previews/',
  '/assets/',
  '/admin/assets/',
  '/api/products/',
  '/sitemap/',
  '/ar/',
];
const climbs = [
  '../../../../etc/passwd',
  '..%2f..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '%252e%252e%252f%252e%252e%252fetc%252fpasswd',
  '..%5c..%5c..%5cwindows%5cwin.ini',
  '..\\..\\..\\package.json',
  '....//....//package.json',
  '..;/..;/package.json',
  '%c0%ae%c0%ae/%c0%ae%c0%ae/package.json',
  '%uff0e%uff0e/package.json',
  '/etc/passwd',
  'C:/windows/win.ini',
  '.env',
  '.git/config',
  '.npmrc',
  'package.json',
  'package.json%00.webp',
  'node_modules/hono/package.json',
  'index.js.map',
  'file:///etc/passwd',
];
const controls = [
  '%00',
  '%01',
  '%08',
  '%09',
  '%0a',
  '%0d',
  '%0d%0aSet-Cookie:%20stolen=1',
  '%1b',
  '%7f',
  '%e2%80%ae',
  '%ff',
  '%',
  '%zz',
  '%u0000',
];
const redirecting = [
  '//evil.test/',
  '///evil.test',
  '/\\evil.test/',
  '/%5cevil.test/',
  '/%2f%2fevil.test/',
  '/%2f/evil.test/',
  '/.//evil.test/',
  '/..//evil.test/',
  '/ar//evil.test/',
  '/;//evil.test/',
  '/@evil.test/',
  '//evil.test//',
  '/https://evil.test/',
  '/%09/evil.test/',
  '/%0a/evil.test/',
  '/%0d/evil.test/',
  '/x%0aSet-Cookie:a=b/',
  '/%E2%80%8B//evil.test/',
  '/x//evil.test/?next=//evil.test',
];
/** Contents of files outside of what the shop serves. */
const leaked = /root:x:0|\[fonts\]|"devDependencies"|strict-allow-scripts|\[core\]|stolen=1\r/;

onAttackedShop('paths', (shop) => {
  test('lead to no file outside of the shop', async () => {
    const checks = new Checks();
    const paths = prefixes.flatMap((prefix) => climbs.map((climb) => prefix + climb));
    await forEachAtOnce(paths, async (path) => {
      const answer = await shop.send({ path });
      checks.that(`${path} is answered`, answer.status >= 200 && answer.status < 500, answer);
      checks.that(
        `${path} shows no file`,
        !leaked.test(answer.body) && !/^set-cookie/im.test(answer.head),
        answer,
      );
    });
    checks.end('path traversal', 300);
  });

  test('with control characters are answered without an error of the server', async () => {
    const checks = new Checks();
    const paths = ['/', '/products', '/api/products/search/', '/images/', '/product/'].flatMap((prefix) =>
      controls.flatMap((control) => [`${prefix}${control}`, `${prefix}x?search=${control}`]),
    );
    await forEachAtOnce(paths, async (path) => {
      const answer = await shop.send({ path });
      checks.that(
        path,
        answer.status >= 200 && answer.status < 500 && !/^set-cookie/im.test(answer.head),
        answer,
      );
    });
    checks.end('control characters', 140);
  });

  test('redirect to no other website', async () => {
    const checks = new Checks();
    const shopUrl = `http://127.0.0.1:${shop.port}`;
    await forEachAtOnce(redirecting, async (path) => {
      const answer = await shop.send({ path });
      const location = headerOf(answer, 'Location');
      const target = location === undefined ? shopUrl : new URL(location, shopUrl).origin;
      checks.that(path, target === shopUrl && answer.status < 500, answer.head);
    });
    checks.end('redirects', redirecting.length);
  });

  test('a raw control byte in the request line is no request', async () => {
    const checks = new Checks();
    for (const code of [0, 1, 8, 9, 11, 12, 27, 127]) {
      const answer = await shop.send({ path: `/a${String.fromCharCode(code)}b` });
      checks.that(`byte ${code}`, answer.status === 400, answer.head);
    }
    checks.end('raw control bytes', 8);
  });
});
