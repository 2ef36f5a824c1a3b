import { describe, expect, it } from 'vitest';
import { articleDocumentSchema } from './article-document.ts';
import { isEmptyDocument } from './document-blocks.ts';
import { completeLink, isSafeLink } from './link-target.ts';
import { normalizeDocument } from './normalize-document.ts';

const accepts = (block: unknown) => articleDocumentSchema.safeParse([block]).success;
const text = [{ text: 'Words' }];

describe('the text of an article', () => {
  it('is made of the blocks that the shop knows, and of nothing else', () => {
    expect(accepts({ kind: 'paragraph', text })).toBe(true);
    expect(accepts({ kind: 'heading', level: 2, anchor: 'sizes', text })).toBe(true);
    expect(accepts({ kind: 'list', isOrdered: true, items: [text] })).toBe(true);
    expect(accepts({ kind: 'question', question: 'Why?', answer: text })).toBe(true);
    expect(accepts({ kind: 'html', html: '<b>bold</b>' })).toBe(false);
    expect(accepts({ kind: 'paragraph', text, onclick: 'alert(1)' })).toBe(false);
    expect(accepts({ kind: 'paragraph', text: [{ text: 'a', style: 'color:red' }] })).toBe(false);
    expect(accepts({ kind: 'heading', level: 1, text })).toBe(false);
    expect(accepts({ kind: 'heading', level: 2, anchor: 'x" onload="y', text })).toBe(false);
  });

  it('has tables with a cell in every place', () => {
    const table = { kind: 'table', caption: '', columns: [text, text], rows: [[text, text]] };
    expect(accepts(table)).toBe(true);
    expect(accepts({ ...table, rows: [[text]] })).toBe(false);
  });

  it('has pictures of the shop only', () => {
    const picture = (relativePath: string) => ({
      kind: 'picture',
      picture: { relativePath, width: 10, height: 10 },
      alt: '',
      caption: '',
    });
    expect(accepts(picture('articles/0f3a.webp'))).toBe(true);
    for (const path of [
      'https://other.example/a.webp',
      '../secret.webp',
      '//other.example/a.webp',
      'a b.webp',
    ])
      expect(accepts(picture(path)), path).toBe(false);
  });

  it('is without what an editor leaves behind once it is saved', () => {
    expect(
      normalizeDocument([
        { kind: 'paragraph', text: [{ text: '  ' }] },
        { kind: 'list', isOrdered: false, items: [[], [{ text: 'One' }]] },
        { kind: 'heading', level: 2, text: [] },
        { kind: 'question', question: '', answer: [] },
      ]),
    ).toEqual([{ kind: 'list', isOrdered: false, items: [[{ text: 'One' }]] }]);
    expect(isEmptyDocument([{ kind: 'paragraph', text: [] }])).toBe(true);
    expect(normalizeDocument([{ kind: 'paragraph', text: [] }])).toEqual([]);
  });
});

describe('a link', () => {
  it.each([
    '/products?search=desk',
    '#sizes',
    'https://example.com/a?b=c',
    'mailto:sales@example.qa',
    'tel:+97444000000',
  ])('may lead to %s', (target) => expect(isSafeLink(target)).toBe(true));

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://example.com/1',
    '//other.example',
    '/\\other.example',
    'https://',
    'products',
    '',
  ])('may not lead to %j', (target) => expect(isSafeLink(target)).toBe(false));

  it('is completed as staff type it', () => {
    expect(completeLink(' example.com/desks ')).toBe('https://example.com/desks');
    expect(completeLink('sales@example.qa')).toBe('mailto:sales@example.qa');
    expect(completeLink('+974 4400 0000')).toBe('tel:+97444000000');
    expect(completeLink('/products')).toBe('/products');
    expect(isSafeLink(completeLink('javascript:alert(1)'))).toBe(false);
  });
});
