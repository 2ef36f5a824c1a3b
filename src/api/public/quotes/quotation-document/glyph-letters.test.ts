import { Document, Page, renderToBuffer } from '@react-pdf/renderer';
import { createElement } from 'react';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { box, pageStyle, text } from './pdf-parts.ts';

async function written(content: string): Promise<string> {
  const column = box({ width: 245 }, text('ar', content));
  const page = createElement(Page, { size: 'A4', style: pageStyle }, column);
  const pdf = await renderToBuffer(createElement(Document, {}, page));
  const { text: pages } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return pages.join(' ').normalize('NFKC');
}

it('a document has all its letters, whatever letters the documents before had', async () => {
  // Composed of glyphs that no text had before: alef, the body of jeem, and alef maqsura.
  await written('أوجل في');
  const words = 'الأسعار بالريال القطري، وتسري حتى التاريخ المبيّن أعلاه للكميات المذكورة.';
  const shown = await written(words);
  for (const word of ['بالريال', 'حتى', 'التاريخ', 'للكميات', 'المذكورة']) expect(shown).toContain(word);
});
