import { expect, test } from 'vitest';
import { asText, fromText } from './as-text.ts';

const data = { name: 'مكتب "سدو" </script>', price: 189_000, picture: null };

test('the server reads the very object that it was given', () => {
  expect(fromText(asText(data))).toBe(data);
});

test('the browser reads an equal one, and once', () => {
  const sent = structuredClone(asText(data));
  expect(fromText(sent)).toEqual(data);
  expect(fromText(sent)).toBe(fromText(sent));
});
