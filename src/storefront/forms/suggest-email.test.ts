import { expect, test } from 'vitest';
import { suggestEmail } from './suggest-email.ts';

test.each([
  ['ali@gmial.com', 'ali@gmail.com'],
  ['ali@gmai.com', 'ali@gmail.com'],
  ['ali@gmail.con', 'ali@gmail.com'],
  ['ali@gmail.co', 'ali@gmail.com'],
  ['ali@gnail.con', 'ali@gmail.com'],
  ['ali@gmailcom', 'ali@gmail.com'],
  ['ali@gmail', 'ali@gmail.com'],
  ['Ali.H+shop@GMIAL.com', 'Ali.H+shop@gmail.com'],
  ['mona@hotmial.com', 'mona@hotmail.com'],
  ['mona@hotmal.com', 'mona@hotmail.com'],
  ['mona@yaho.com', 'mona@yahoo.com'],
  ['mona@yahooo.com', 'mona@yahoo.com'],
  ['mona@outlok.com', 'mona@outlook.com'],
  ['mona@iclud.com', 'mona@icloud.com'],
  ['mona@qatar.net.q', 'mona@qatar.net.qa'],
  ['office@company.con', 'office@company.com'],
  [' office@company.cmo ', 'office@company.com'],
])('%s is asked about as %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  'ali@gmail.com',
  'ali@GMAIL.com',
  'ali@mail.com',
  'ali@ymail.com',
  'ali@gmx.com',
  'ali@yahoo.fr',
  'ali@yahoo.co.uk',
  'ali@hotmail.fr',
  'ali@live.ca',
  'office@company.com',
  'office@company.com.qa',
  'office@ogulf.example',
  'office@moi.gov.qa',
  'ali',
  'ali@',
  '@gmial.com',
  'ali@@gmial.com',
  'two words@gmial.com',
  '',
])('%s is left alone', (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});
