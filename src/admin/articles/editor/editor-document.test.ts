import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtInArticles } from '#domain/content/built-in-articles.ts';
import { articleDocumentSchema } from '#domain/content/publishing/article-document.ts';
import { builtInBody } from '#domain/content/publishing/built-in-body.ts';
import type { DocumentBlock } from '#domain/content/publishing/document-blocks.ts';
import { anyDocument } from '../../../../tests/support/any-document.ts';
import { fromEditor } from './from-editor.ts';
import { toEditor } from './to-editor.ts';

describe('a text that is opened in the editor and saved unchanged', () => {
  it('is the same, for every built-in article', () => {
    for (const article of builtInArticles()) {
      const { body, translations } = builtInBody(article);
      expect(fromEditor(toEditor(body))).toEqual(body);
      expect(fromEditor(toEditor(translations.ar.body))).toEqual(translations.ar.body);
    }
  });

  it('is the same, whatever it is made of', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        fc.pre(document.length > 0);
        expect(fromEditor(toEditor(document))).toEqual(document);
      }),
    );
  });
});

describe('what the editor holds', () => {
  it('is a text of the shop, without what it has no block for and without links that it refuses', () => {
    const blocks = fromEditor({
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            {
              type: 'text',
              text: 'a',
              marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }, { type: 'strike' }],
            },
            { type: 'hardBreak' },
          ],
        },
        { type: 'codeBlock', content: [{ type: 'text', text: 'x' }] },
        { type: 'horizontalRule' },
      ],
    });
    expect(blocks).toEqual([{ kind: 'paragraph', text: [{ text: 'a' }] }] satisfies DocumentBlock[]);
    expect(articleDocumentSchema.safeParse(blocks).success).toBe(true);
  });

  it('has a cell in every place of a table', () => {
    const cell = (text: string) => ({
      type: 'tableCell',
      content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
    });
    const [table] = fromEditor({
      type: 'doc',
      content: [
        {
          type: 'table',
          content: [
            { type: 'tableRow', content: [cell('A'), cell('B')] },
            { type: 'tableRow', content: [cell('1')] },
          ],
        },
      ],
    });
    expect(table).toMatchObject({ rows: [[[{ text: '1' }], []]] });
  });
});
