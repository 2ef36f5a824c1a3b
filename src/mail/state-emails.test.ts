import { expect, test } from 'vitest';
import { isStateEmail } from './state-emails.ts';

test.each([
  ['order/1/received/buyer', true],
  ['order/1/out_for_delivery/buyer', true],
  ['order/1/out_for_delivery-2/buyer', true],
  ['order/1/cancelled/buyer', true],
  ['order/1/changed-3/buyer', true],
  ['order/1/proposal-4/buyer', true],
  ['order/1/proposal-withdrawn-5/buyer', true],
  ['quote/1/requested/buyer', true],
  ['quote/1/version-12/buyer', true],
  ['quote/1/withdrawn-2/buyer', true],
  ['order/1/received/staff', false],
  ['quote/1/requested/staff', false],
  ['order/1/invoice-7/buyer', false],
  ['order/1/payment-7/buyer', false],
  ['order/1/return-7/buyer', false],
  ['order/1/received/buyer/again/2', false],
  ['message/1/received/buyer', false],
  ['stock-alert/1', false],
])('%s tells how something stands: %s', (onceKey, isState) => {
  expect(isStateEmail({ onceKey })).toBe(isState);
});
