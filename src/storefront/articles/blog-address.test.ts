import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blogAddress, readArticleChoice } from './blog-address.ts';

const read = (address: string) => readArticleChoice(new URL(address, 'https://shop.example').searchParams);

describe('the address of a list of articles', () => {
  it('leaves out defaults', () => {
    expect(blogAddress({})).toBe('/blog');
    expect(blogAddress({ page: 1 })).toBe('/blog');
    expect(blogAddress({ tag: 'seating', page: 2 })).toBe('/blog?tag=seating&page=2');
  });

  it('parses to the choice it was made from', () => {
    fc.assert(
      fc.property(
        fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
        fc.integer({ min: 1, max: 9999 }),
        (tag, page) => {
          expect(read(blogAddress({ tag, page }))).toEqual({ tag: tag?.toWellFormed(), page });
        },
      ),
    );
  });

  it.each(['0', '-1', '1.5', '01', 'two', '99999', ''])('page %j is the first one', (page) => {
    expect(read(`/blog?page=${page}`).page).toBe(1);
  });
});
