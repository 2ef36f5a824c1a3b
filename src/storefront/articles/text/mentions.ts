import { blockLines, type DocumentBlock, type TextRun } from '#domain/content/publishing/document-blocks.ts';

/** A subcategory that a text may mention by its name, with a product of it; null if none is in stock. */
export interface MentionedPlace {
  readonly slug: string;
  /** In the language of the text. */
  readonly name: string;
  readonly productId: string | null;
}

/** More would interrupt the reading. */
const most = { products: 3, links: 6 };

/**
 * Adds links to the subcategories that a text mentions, each at its first mention, and a product of those at the end of
 * the section that mentions them. A text with links or products of its own stays as its author made it.
 */
export function withMentions(
  body: readonly DocumentBlock[],
  places: readonly MentionedPlace[],
): readonly DocumentBlock[] {
  if (body.some(hasOwnLinks)) return body;
  const mentions = places.map((place) => ({ ...place, pattern: patternOf(place.name) }));
  const shown = new Set<string>();
  const link = linker(mentions);
  return sectionsOf(body).flatMap((section) => {
    const text = section.flatMap(blockLines).join('\n');
    const place =
      shown.size < most.products
        ? mentions.find(
            ({ productId, pattern }) => productId !== null && !shown.has(productId) && pattern.test(text),
          )
        : undefined;
    const linked = section.map((block): DocumentBlock => {
      if (block.kind === 'paragraph') return { ...block, text: link(block.text) };
      return block.kind === 'list' ? { ...block, items: block.items.map(link) } : block;
    });
    if (!place?.productId) return linked;
    shown.add(place.productId);
    // Questions close a text.
    const end = linked.findIndex(({ kind }) => kind === 'question');
    const product = { kind: 'product', productId: place.productId } as const;
    return linked.toSpliced(end === -1 ? linked.length : end, 0, product);
  });
}

function hasOwnLinks(block: DocumentBlock): boolean {
  if (block.kind === 'product') return true;
  const runs = 'text' in block ? block.text : block.kind === 'list' ? block.items.flat() : [];
  return runs.some(({ link }) => link !== undefined);
}

/** Each begins with its heading; what comes before the first is one of its own. */
function sectionsOf(body: readonly DocumentBlock[]): DocumentBlock[][] {
  const sections: DocumentBlock[][] = [];
  for (const block of body) {
    const last = sections.at(-1);
    if (!last || (block.kind === 'heading' && block.level === 2)) sections.push([block]);
    else last.push(block);
  }
  return sections;
}

/** A name without its remarks, in the singular or the plural, as whole words. */
function patternOf(name: string): RegExp {
  const words = name
    .replace(/\s*[(（].*$/, '')
    .trim()
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/s$/, 's?');
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${words}(?![\p{L}\p{N}])`, 'iu');
}

/** Links each place at its first mention in the runs that it is given one after the other. */
function linker(mentions: readonly (MentionedPlace & { readonly pattern: RegExp })[]) {
  const linked = new Set<string>();
  const link = (runs: readonly TextRun[]): TextRun[] => runs.flatMap(linkRun);
  function linkRun(run: TextRun): TextRun[] {
    if (linked.size === most.links) return [run];
    const [first] = mentions
      .filter(({ slug }) => !linked.has(slug))
      .flatMap(({ slug, pattern }) => {
        const match = pattern.exec(run.text);
        return match ? [{ slug, at: match.index, text: match[0] }] : [];
      })
      .toSorted((one, other) => one.at - other.at || other.text.length - one.text.length);
    if (!first) return [run];
    linked.add(first.slug);
    const parts: TextRun[] = [
      { ...run, text: run.text.slice(0, first.at) },
      { ...run, text: first.text, link: `/subcategory/${first.slug}` },
      ...linkRun({ ...run, text: run.text.slice(first.at + first.text.length) }),
    ];
    return parts.filter(({ text }) => text !== '');
  }
  return link;
}
