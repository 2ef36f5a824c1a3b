import type { ArticleBlock } from '#domain/content/article.ts';
import { ArticleTable } from './article-table.tsx';
import { IsolatedText } from './isolated-text.tsx';

/** Body of an article. */
export function ArticleBlocks({ blocks }: { readonly blocks: readonly ArticleBlock<string>[] }) {
  return (
    <div className="space-y-5 text-[1.0625rem]/[1.75]">
      {blocks.map((block) => (
        <Block key={keyOf(block)} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { readonly block: ArticleBlock<string> }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 id={block.anchor} tabIndex={-1} className="type-heading pt-6 outline-none">
          <IsolatedText text={block.text} />
        </h2>
      );
    case 'paragraph':
      return (
        <p className="text-pretty">
          <IsolatedText text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul className="space-y-2.5">
          {block.items.map((item) => (
            <li
              key={item}
              className="flex gap-3 before:mt-[0.75em] before:size-1.5 before:shrink-0 before:rounded-pill before:bg-accent"
            >
              <span>
                <IsolatedText text={item} />
              </span>
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <ArticleTable table={block} />;
  }
}

/** React key of a block; no two blocks have the same text. */
function keyOf(block: ArticleBlock<string>): string {
  switch (block.kind) {
    case 'list':
      return `list ${block.items[0]}`;
    case 'table':
      return `table ${block.caption}`;
    default:
      return `${block.kind} ${block.text}`;
  }
}
