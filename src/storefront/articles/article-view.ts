import type { ProductCard } from '#domain/catalogue/products/product.ts';
import type { Article } from '#domain/content/article.ts';
import { authors } from '#domain/content/authors.ts';
import { type BlockOf, type DocumentBlock, plainText } from '#domain/content/publishing/document-blocks.ts';
import type { TopicKind } from '#domain/content/topic.ts';
import type { Locale } from '#primitives/locale.ts';

/** A block as its page shows it: headings have an anchor, products their card. */
export type ViewBlock =
  | Exclude<DocumentBlock, { kind: 'heading' | 'product' | 'question' }>
  | (BlockOf<'heading'> & { readonly anchor: string })
  | { readonly kind: 'product'; readonly product: ProductCard }
  | { readonly kind: 'questions'; readonly questions: readonly BlockOf<'question'>[] };

/** An article in the language of its page. */
export interface ArticleView {
  readonly slug: string;
  readonly kind: TopicKind;
  readonly title: string;
  readonly excerpt: string;
  readonly publishDate: string;
  readonly reviewedOn?: string;
  readonly author: { readonly name: string; readonly title: string; readonly bio: string };
  readonly tags: readonly { readonly slug: string; readonly name: string }[];
  readonly readTime: number;
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly keywords: readonly string[];
  /** Another than the page's if the article is written in that one only. */
  readonly textLocale: Locale;
  readonly blocks: readonly ViewBlock[];
  readonly closing: string;
}

interface ArticleText {
  readonly body: readonly DocumentBlock[];
  readonly closing: string;
}

export function articleView(
  article: Article,
  { body, closing }: ArticleText,
  products: readonly ProductCard[],
  locale: Locale,
): ArticleView {
  const { slug, kind, title, excerpt, publishDate, reviewedOn, readTime, seoTitle, seoDescription } = article;
  const author = authors[article.author];
  return {
    slug,
    kind,
    title: title[locale],
    excerpt: excerpt[locale],
    publishDate,
    ...(reviewedOn !== undefined && { reviewedOn }),
    author: { name: author.name[locale], title: author.title[locale], bio: author.bio[locale] },
    tags: article.tags.map((tag) => ({ slug: tag.slug, name: tag.name[locale] })),
    readTime,
    seoTitle: seoTitle[locale],
    seoDescription: seoDescription[locale],
    keywords: article.keywords[locale],
    textLocale: article.textLocale[locale],
    blocks: viewBlocks(body, products),
    closing,
  };
}

/** Ids that other parts of the page have. */
const idsOfPage = ['content', 'talk-to-us', 'more-products', 'more-articles', 'article-questions'];

/** Products that are not sold any more are left out. Neighbouring questions become one part. */
function viewBlocks(body: readonly DocumentBlock[], products: readonly ProductCard[]): ViewBlock[] {
  const cards = new Map(products.map((product) => [product.id, product]));
  const taken = new Set(idsOfPage);
  const blocks: ViewBlock[] = [];
  for (const block of body) {
    if (block.kind === 'heading') {
      blocks.push({ ...block, anchor: freeAnchor(block, taken) });
    } else if (block.kind === 'product') {
      const product = cards.get(block.productId);
      if (product) blocks.push({ kind: 'product', product });
    } else if (block.kind === 'question') {
      const last = blocks.at(-1);
      if (last?.kind === 'questions') {
        blocks[blocks.length - 1] = { ...last, questions: [...last.questions, block] };
      } else blocks.push({ kind: 'questions', questions: [block] });
    } else {
      blocks.push(block);
    }
  }
  return blocks;
}

/** The stored anchor of a heading, else one from its Latin words, else its number; with a number if it is taken. */
function freeAnchor({ anchor, text }: BlockOf<'heading'>, taken: Set<string>): string {
  const words = plainText(text)
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  const first = anchor ?? (words || 'part');
  let free = first;
  for (let number = 2; taken.has(free); number += 1) free = `${first}-${number}`;
  taken.add(free);
  return free;
}

/** The questions of an article, for search engines. */
export function questionsOf(blocks: readonly ViewBlock[]): { question: string; answer: string }[] {
  return blocks
    .flatMap((block) => (block.kind === 'questions' ? block.questions : []))
    .map(({ question, answer }) => ({ question, answer: plainText(answer) }));
}
