/** A run of text with the same marks. */
export interface TextRun {
  text: string;
  bold?: true | undefined;
  italic?: true | undefined;
  link?: string | undefined;
}

export type RichText = readonly TextRun[];

/** A block of an article's text: the shop's own kinds, none of which can carry markup. */
export type DocumentBlock =
  | { kind: 'heading'; level: 2 | 3; anchor?: string | undefined; text: TextRun[] }
  | { kind: 'paragraph'; text: TextRun[] }
  | { kind: 'list'; isOrdered: boolean; items: TextRun[][] }
  | { kind: 'quote'; text: TextRun[] }
  /** Each row has as many cells as there are columns; the first names the row. */
  | { kind: 'table'; caption: string; columns: TextRun[][]; rows: TextRun[][][] }
  | {
      kind: 'picture';
      picture: { relativePath: string; width: number; height: number };
      alt: string;
      caption: string;
    }
  | { kind: 'product'; productId: string }
  | { kind: 'question'; question: string; answer: TextRun[] };

export type BlockOf<Kind extends DocumentBlock['kind']> = Extract<DocumentBlock, { kind: Kind }>;

/** The text of a block without its marks, line by line. */
export function blockLines(block: DocumentBlock): string[] {
  switch (block.kind) {
    case 'list':
      return block.items.map(plainText);
    case 'table':
      return [block.caption, ...[block.columns, ...block.rows].flat().map(plainText)];
    case 'picture':
      return [block.caption];
    case 'product':
      return [];
    case 'question':
      return [block.question, plainText(block.answer)];
    default:
      return [plainText(block.text)];
  }
}

export function plainText(text: RichText): string {
  return text.map((run) => run.text).join('');
}

/** Whether a document says or shows nothing: an editor that was never used has one empty paragraph. */
export function isEmptyDocument(blocks: readonly DocumentBlock[]): boolean {
  return blocks.every(
    (block) =>
      block.kind !== 'picture' &&
      block.kind !== 'product' &&
      blockLines(block).every((text) => text.trim() === ''),
  );
}
