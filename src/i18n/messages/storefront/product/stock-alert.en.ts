/** Texts of the form for a stock alert, which products in stock do not show. */
export const stockAlertEn = {
  title: 'Tell me when it is back',
  text: 'Leave your email address and we will write to you once, on the day it can be ordered again.',
  email: 'Email',
  sending: 'Sending…',
  noted: 'Thank you. When it is back, we will write to',
  problems: {
    required: 'Please enter your email address.',
    invalid: 'This does not look like an email address. It should be like name@example.com.',
    tooMany: 'This address is already waiting for 20 products. Call us and we will look after all of them.',
    unreachable: 'The shop could not be reached. Please check your connection and try again.',
  },
};

export type StockAlertMessages = typeof stockAlertEn;
