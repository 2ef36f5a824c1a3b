import { expect, test } from 'vitest';
import { asText, fromText, pageAsText } from './as-text.ts';
import type { PageRequest } from './page-services.ts';

const data = { name: 'مكتب "سدو" </script>', price: 189_000, picture: null };

test('the server reads the very object that it was given', () => {
  expect(fromText(asText(data))).toBe(data);
});

test('the browser reads an equal one, and once', () => {
  const sent = structuredClone(asText(data));
  expect(fromText(sent)).toEqual(data);
  expect(fromText(sent)).toBe(fromText(sent));
});

const requested = { requestId: '', databaseAway: false, html: undefined };

test('in a document the data of a page stand in its script, where they cannot end it', () => {
  const request: PageRequest = { ...requested, documentData: {} };
  const text = pageAsText(data, request);
  expect(fromText(text)).toBe(data);
  expect(text).toEqual({ at: 'page' });
  expect(request.documentData?.page).not.toContain('</script>');
  expect(JSON.parse(request.documentData?.page ?? '')).toEqual(data);
});

test('where only data are asked for they go with the answer', () => {
  const text = pageAsText(data, { ...requested, documentData: null });
  expect(fromText(structuredClone(text))).toEqual(data);
});
