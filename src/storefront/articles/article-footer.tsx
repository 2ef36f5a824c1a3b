import { useArticlesMessages } from '#i18n/messages/storefront/content-pages/articles-messages.ts';
import { LocaleLink } from '../navigation/locale-link.tsx';
import type { ArticleView } from './article-view.ts';
import { blogAddress } from './blog-address.ts';

/** Author and tags of an article. */
export function ArticleFooter({ article: { author, tags } }: { readonly article: ArticleView }) {
  const texts = useArticlesMessages();
  return (
    <footer className="mt-12 space-y-8 border-t border-line pt-6">
      <div>
        <p className="text-sm text-ink-faint">{texts.writtenBy}</p>
        <p className="mt-1 font-medium">{author.name}</p>
        <p className="text-sm text-ink-faint">{author.title}</p>
        <p className="mt-2 text-ink-soft">{author.bio}</p>
      </div>
      <nav aria-labelledby="article-tags" className="print:hidden">
        <h2 id="article-tags" className="text-sm text-ink-faint">
          {texts.tags}
        </h2>
        <ul className="mt-2 flex flex-wrap gap-2">
          {tags.map(({ slug, name }) => (
            <li key={slug}>
              <LocaleLink
                to={blogAddress({ tag: slug })}
                className="inline-flex min-h-11 items-center rounded-pill border border-line-strong bg-surface px-4 text-sm transition-colors duration-200 hover:border-ink"
              >
                {name}
              </LocaleLink>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
