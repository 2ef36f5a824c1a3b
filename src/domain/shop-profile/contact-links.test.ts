import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayPhone, forwardLink, mailLink, telephoneLink, whatsappLink } from './contact-links.ts';

describe('contact links', () => {
  it('opens a WhatsApp chat with the number in international form', () => {
    expect(whatsappLink('+974 5500 0000')).toBe('https://wa.me/97455000000');
  });

  it('carries the text a buyer would send, whatever it contains', () => {
    expect(whatsappLink('+974 5500 0000', 'Desk & chair, 50% off?')).toBe(
      'https://wa.me/97455000000?text=Desk%20%26%20chair%2C%2050%25%20off%3F',
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        const link = new URL(whatsappLink('+974 5500 0000', text));
        expect(link.pathname).toBe('/97455000000');
        expect(link.searchParams.get('text')).toBe(text.toWellFormed());
      }),
    );
  });

  it('survives a text cut in the middle of an emoji', () => {
    expect(whatsappLink('+974 5500 0000', '🪑'.slice(0, 1))).toBe('https://wa.me/97455000000?text=%EF%BF%BD');
  });

  it('makes numbers callable', () => {
    expect(telephoneLink('+974 4400 0000')).toBe('tel:+97444000000');
  });

  it('makes addresses writable, with no way to smuggle in a header', () => {
    expect(mailLink('sales@example.com')).toBe('mailto:sales@example.com');
    expect(mailLink('sales@example.com', 'Order 7: طلب')).toBe(
      'mailto:sales@example.com?subject=Order%207%3A%20%D8%B7%D9%84%D8%A8',
    );
    expect(mailLink('a?bcc=b@example.com')).toBe('mailto:a%3Fbcc%3Db@example.com');
  });

  it('lets a visitor pass a page on, whatever its name contains', () => {
    expect(forwardLink('Desk & chair', 'https://shop.example/product/desk?a=1&b=2')).toBe(
      'mailto:?subject=Desk%20%26%20chair&body=https%3A%2F%2Fshop.example%2Fproduct%2Fdesk%3Fa%3D1%26b%3D2',
    );
  });

  it('prints Qatar numbers four and four', () => {
    expect(displayPhone('+97444000000')).toBe('+974 4400 0000');
    expect(displayPhone('+974 5500-0000')).toBe('+974 5500 0000');
    expect(displayPhone(' +44 20 7946 0000 ')).toBe('+44 20 7946 0000');
  });

  it('prints a number as the same number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 30_000_000, max: 79_999_999 }), (local) => {
        const number = `+974${local}`;
        expect(displayPhone(number).replaceAll(' ', '')).toBe(number);
        expect(displayPhone(displayPhone(number))).toBe(displayPhone(number));
      }),
    );
  });
});
