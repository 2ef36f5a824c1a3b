import { directionOf, type Locale } from '#primitives/locale.ts';
import { CataloguePicture } from '../../catalogue/catalogue-picture.tsx';
import type { ViewBlock } from '../article-view.ts';
import { ArticleProduct } from './article-product.tsx';
import { ArticleQuestions } from './article-questions.tsx';
import { ArticleTable } from './article-table.tsx';
import { numbered } from './numbered.ts';
import { RichTextRuns } from './rich-text.tsx';

interface ArticleBlocksProps {
  readonly blocks: readonly ViewBlock[];
  /** The language that the text is written in. */
  readonly locale: Locale;
}

/** Body of an article. */
export function ArticleBlocks({ blocks, locale }: ArticleBlocksProps) {
  const firstQuestions = blocks.find(({ kind }) => kind === 'questions');
  return (
    <div className="space-y-5 text-[1.0625rem]/[1.75]" lang={locale} dir={directionOf(locale)}>
      {numbered(blocks).map(({ item, number }) => (
        <Block key={number} block={item} isFirstOfKind={item === firstQuestions} />
      ))}
    </div>
  );
}

const listItem = {
  bullets:
    'flex gap-3 before:mt-[0.75em] before:size-1.5 before:shrink-0 before:rounded-pill before:bg-accent',
  numbers: 'ps-1 marker:font-medium marker:text-accent',
};

function Block({ block, isFirstOfKind }: { readonly block: ViewBlock; readonly isFirstOfKind: boolean }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      const style = block.level === 2 ? 'type-heading pt-6' : 'pt-3 text-lg font-medium';
      return (
        <Heading id={block.anchor} tabIndex={-1} className={`${style} outline-none`}>
          <RichTextRuns text={block.text} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p className="text-pretty">
          <RichTextRuns text={block.text} />
        </p>
      );
    case 'list': {
      const items = numbered(block.items).map(({ item, number }) => (
        <li key={number} className={block.isOrdered ? listItem.numbers : listItem.bullets}>
          <span>
            <RichTextRuns text={item} />
          </span>
        </li>
      ));
      return block.isOrdered ? (
        <ol className="list-decimal space-y-2.5 ps-6">{items}</ol>
      ) : (
        <ul className="space-y-2.5">{items}</ul>
      );
    }
    case 'quote':
      return (
        <blockquote className="border-s-4 border-line-strong ps-5 text-ink-soft">
          <RichTextRuns text={block.text} />
        </blockquote>
      );
    case 'table':
      return <ArticleTable table={block} />;
    case 'picture':
      return (
        <figure>
          <CataloguePicture
            picture={{ ...block.picture, alt: block.alt }}
            sizes="(min-width: 64rem) 42rem, 100vw"
            className="h-auto w-full rounded-card"
          />
          {block.caption && <figcaption className="mt-2 text-sm text-ink-soft">{block.caption}</figcaption>}
        </figure>
      );
    case 'product':
      return <ArticleProduct product={block.product} />;
    case 'questions':
      return <ArticleQuestions questions={block.questions} isTitled={isFirstOfKind} />;
  }
}
