import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { callerLanguage } from './caller-language.ts';

const app = new Hono().get('/', (c) => c.text(callerLanguage(c)));

test.each([
  [undefined, 'en'],
  ['ar', 'ar'],
  ['ar-QA', 'ar'],
  ['AR-qa, en;q=0.5', 'ar'],
  ['en;q=0.5, ar;q=0.9', 'ar'],
  ['ar;q=0.2, en-GB;q=0.8', 'en'],
  ['fr, de;q=0.9, ar;q=0.1', 'ar'],
  ['ar;q=0, en', 'en'],
  ['ar;q=0', 'en'],
  ['*', 'en'],
  ['fr', 'en'],
  ['arabic', 'en'],
  [';;;,,q=', 'en'],
])('Accept-Language %j is answered in %s', async (header, language) => {
  const response = await app.request('/', {
    headers: header === undefined ? {} : { 'Accept-Language': header },
  });
  expect(await response.text()).toBe(language);
});
