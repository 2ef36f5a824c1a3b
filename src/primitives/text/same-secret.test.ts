import { expect, it } from 'vitest';
import { isSameSecret } from './same-secret.ts';

it.each(['Xbcdef', 'abcXef', 'abcdeX', 'abcde', 'abcdefg', ''])("'%s' is another secret", (given) => {
  expect(isSameSecret('abcdef', 'abcdef')).toBe(true);
  expect(isSameSecret('abcdef', given)).toBe(false);
});
