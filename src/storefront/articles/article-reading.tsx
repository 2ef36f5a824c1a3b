import { useArticlesMessages } from '#i18n/messages/storefront/content-pages/articles-messages.ts';
import type { Picture } from '#images/image-address.ts';
import { directionOf } from '#primitives/locale.ts';
import { ArticleContents } from './article-contents.tsx';
import { ArticleFooter } from './article-footer.tsx';
import { ArticleHeader } from './article-header.tsx';
import type { ArticleView } from './article-view.ts';
import { ArticleBlocks } from './text/article-blocks.tsx';
import { IsolatedText } from './text/isolated-text.tsx';

interface ArticleReadingProps {
  readonly article: ArticleView;
  readonly picture: Picture | null;
}

/** An article as visitors read it: header, contents, text, closing words and author. */
export function ArticleReading({ article, picture }: ArticleReadingProps) {
  const texts = useArticlesMessages();
  const { textLocale } = article;
  return (
    <article className="page-column pt-4 lg:pt-8">
      <ArticleHeader article={article} picture={picture} />
      <div className="mt-10 gap-x-16 lg:mt-14 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        <ArticleContents blocks={article.blocks} />
        <div className="max-w-prose">
          <ArticleBlocks blocks={article.blocks} locale={textLocale} />
          {article.closing && (
            <div className="mt-12 rounded-panel border-s-4 border-accent bg-surface p-6 shadow-raised sm:p-8">
              <h2 className="font-medium">{texts.next}</h2>
              <p className="mt-2" lang={textLocale} dir={directionOf(textLocale)}>
                <IsolatedText text={article.closing} />
              </p>
            </div>
          )}
          <ArticleFooter article={article} />
        </div>
      </div>
    </article>
  );
}
