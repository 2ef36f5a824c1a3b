import { describe, expect, it } from 'vitest';
import type { DocumentBlock } from '#domain/content/publishing/document-blocks.ts';
import { type MentionedPlace, withMentions } from './mentions.ts';

const paragraph = (text: string): DocumentBlock => ({ kind: 'paragraph', text: [{ text }] });
const heading = (text: string): DocumentBlock => ({ kind: 'heading', level: 2, text: [{ text }] });
const place = (slug: string, name: string, productId: string | null = `a ${slug}`): MentionedPlace => ({
  slug,
  name,
  productId,
});
const chairs = place('task-chairs', 'Task chairs');
const stools = place('stools', 'Stools');

describe('what the text of an article mentions', () => {
  it('is linked at its first mention, in singular and plural, as whole words', () => {
    const body = [paragraph('Footstools differ. A task chair rolls; task chairs turn.')];
    expect(withMentions(body, [stools, chairs])[0]).toEqual({
      kind: 'paragraph',
      text: [
        { text: 'Footstools differ. A ' },
        { text: 'task chair', link: '/subcategory/task-chairs' },
        { text: ' rolls; task chairs turn.' },
      ],
    });
  });

  it('brings a product at the end of its section, each once', () => {
    const body = [
      paragraph('Opening.'),
      heading('Chairs'),
      paragraph('A task chair.'),
      paragraph('More.'),
      heading('Counters'),
      paragraph('Task chairs again, and stools.'),
      heading('End'),
      paragraph('Stools.'),
    ];
    const kinds = withMentions(body, [chairs, stools]).map((block) =>
      block.kind === 'product' ? block.productId : block.kind,
    );
    expect(kinds).toEqual([
      'paragraph',
      'heading',
      'paragraph',
      'paragraph',
      'a task-chairs',
      'heading',
      'paragraph',
      'a stools',
      'heading',
      'paragraph',
    ]);
  });

  it('in Arabic is found by the name as it is written', () => {
    const body = [paragraph('تناسب كراسي الموظفين معظم المكاتب.')];
    const [block] = withMentions(body, [place('task-chairs', 'كراسي الموظفين')]);
    expect(block).toMatchObject({
      text: [{ text: 'تناسب ' }, { text: 'كراسي الموظفين', link: '/subcategory/task-chairs' }, {}],
    });
  });

  it('is only linked where nothing of it is in stock', () => {
    const blocks = withMentions([paragraph('A task chair.')], [{ ...chairs, productId: null }]);
    expect(blocks).toHaveLength(1);
  });

  it('is left to authors who placed links or products themselves', () => {
    const linked: DocumentBlock = { kind: 'paragraph', text: [{ text: 'A task chair', link: '/about' }] };
    expect(withMentions([linked], [chairs])).toEqual([linked]);
    const own: DocumentBlock[] = [paragraph('A task chair.'), { kind: 'product', productId: 'own' }];
    expect(withMentions(own, [chairs])).toEqual(own);
  });

  it('without a remark in brackets counts as the name', () => {
    const tables = place('conference-tables', 'Conference tables (8–12 seats)');
    expect(withMentions([paragraph('Choose conference tables.')], [tables])).toHaveLength(2);
  });
});
