import type { ArticleBlock } from '#domain/content/article.ts';
import { findArticle } from '#domain/content/articles.ts';
import { formatDay } from '#i18n/dates.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import type { Locale } from '#primitives/locale.ts';
import { PageHead } from '../head/page-head.tsx';
import { TalkToUs } from '../layout/talk-to-us.tsx';
import { pageNotFound } from '../not-found/page-not-found.ts';
import type { Route } from './+types/article-page';

export function loader({ params }: Route.LoaderArgs) {
  const article = findArticle(params.slug);
  if (!article) throw pageNotFound();
  return article;
}

export default function ArticlePage({ loaderData: article }: Route.ComponentProps) {
  const { article: texts } = useMessages();
  const locale = useLocale();
  return (
    <>
      <PageHead title={article.seoTitle[locale]} description={article.seoDescription[locale]} />
      <article className="page-column pt-section">
        <div className="mx-auto max-w-prose">
          <p className="text-sm text-ink-faint">
            <time dateTime={article.publishDate}>{formatDay(locale, article.publishDate)}</time>
            {' · '}
            {texts.readTime(article.readTime)}
          </p>
          <h1 className="type-title mt-4">{article.title[locale]}</h1>
          <p className="type-lead mt-5">{article.excerpt[locale]}</p>
          <div className="mt-10 space-y-5">
            {article.content.map((block) => (
              <Block key={blockKey(block)} block={block} locale={locale} />
            ))}
          </div>
          <footer className="mt-12 border-t border-line pt-6">
            <p className="font-medium">{article.author.name[locale]}</p>
            <p className="text-sm text-ink-faint">{article.author.title[locale]}</p>
            <p className="mt-2 text-ink-soft">{article.author.bio[locale]}</p>
          </footer>
        </div>
      </article>
      <TalkToUs />
    </>
  );
}

function Block({ block, locale }: { block: ArticleBlock; locale: Locale }) {
  switch (block.kind) {
    case 'heading':
      return <h2 className="type-heading pt-4">{block.text[locale]}</h2>;
    case 'paragraph':
      return <p>{block.text[locale]}</p>;
    case 'list':
      return (
        <ul className="list-disc space-y-2 ps-6 marker:text-accent">
          {block.items.map((item) => (
            <li key={item.en}>{item[locale]}</li>
          ))}
        </ul>
      );
  }
}

function blockKey(block: ArticleBlock): string {
  return block.kind === 'list' ? block.items.map((item) => item.en).join() : block.text.en;
}
