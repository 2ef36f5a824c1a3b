import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkedParts, withoutLinks } from './linked-text.ts';

describe('text with links', () => {
  it('is split where a link begins and ends', () => {
    expect(linkedParts('See [the terms](/terms-conditions#privacy), then [call](/contact)')).toEqual([
      { text: 'See ' },
      { text: 'the terms', to: '/terms-conditions#privacy' },
      { text: ', then ' },
      { text: 'call', to: '/contact' },
    ]);
  });

  it('stays whole without a link', () => {
    expect(linkedParts('Zone [69] (Lusail)')).toEqual([{ text: 'Zone [69] (Lusail)' }]);
    expect(linkedParts('')).toEqual([]);
  });

  it('links to pages of the shop only', () => {
    expect(linkedParts('[a](https://other.example)')).toEqual([{ text: '[a](https://other.example)' }]);
  });

  it('loses nothing but the targets when links are removed', () => {
    const words = fc.stringMatching(/^[a-zء-ي ,.]{1,20}$/);
    const pieces = fc.array(fc.record({ text: words, to: fc.option(fc.constant('/about')) }));
    fc.assert(
      fc.property(pieces, (parts) => {
        const written = parts.map(({ text, to }) => (to ? `[${text}](${to})` : text)).join('');
        expect(withoutLinks(written)).toBe(parts.map(({ text }) => text).join(''));
      }),
    );
  });
});
