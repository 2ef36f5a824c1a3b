import { expect, test } from 'vitest';
import { utf8Bytes } from './utf8-bytes.server.ts';

test.each(['', 'desk', 'مكتب – 160 سم', '🪑 and ×', 'half a pair: \ud83e'])('bytes of %j', (text) => {
  expect(utf8Bytes(text)).toEqual(Buffer.from(text));
});
